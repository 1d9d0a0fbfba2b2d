import { defineConfig } from 'playwright/test';
import { setTestClock, shiftThisRealm } from '../clock/testClock.js';
import { WITHOUT_WINDOWS } from './chromium.ts';

// Tests, the processes that they start and the browser (`page.ts`) live on the same day.
setTestClock();
shiftThisRealm();

// Each worker has a sample of its own (`servers.ts`), whose address its tests find under one name.
const own = process.env[`SAMPLE_URL_${process.env.TEST_PARALLEL_INDEX}`];
if (own) process.env.SAMPLE_URL = own;

/** Each of them builds an app of its own: they do so together, before any test can be disturbed by it. */
const BUILDING = ['families.spec.ts', 'values.spec.ts', 'guide.spec.ts'];
/** Tests that take longest begin early, so that both workers end at the same time. */
const LONG = ['hands.spec.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../.frontage/browser-tests',
  globalSetup: './servers.ts',
  // Tests wait for pages more than they compute: two of them fit on two cores.
  workers: 2,
  fullyParallel: false,
  // A stall of the machine must not look like a missing answer.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  // They are begun in this order.
  projects: [
    { name: 'building', testMatch: BUILDING },
    { name: 'long', testMatch: LONG },
    { name: 'others', testIgnore: [...BUILDING, ...LONG] },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    launchOptions: WITHOUT_WINDOWS,
    screenshot: 'only-on-failure',
  },
});
