import { defineConfig } from '@playwright/test';
import { setTestClock, shiftThisRealm } from '../clock/testClock.js';
import { CHROMIUM } from './chromium.ts';

// Tests, the processes that they start and the browser (`page.ts`) live on the same day.
setTestClock();
shiftThisRealm();

// Each worker has a sample of its own (`servers.ts`), whose address its tests find under one name.
const own = process.env[`SAMPLE_URL_${process.env.TEST_PARALLEL_INDEX}`];
if (own) process.env.SAMPLE_URL = own;

export default defineConfig({
  testDir: '.',
  outputDir: '../../.frontage/browser-tests',
  globalSetup: './servers.ts',
  // Tests wait for pages more than they compute: two of them fit on two cores.
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  // A stall of the machine must not look like a missing answer.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    launchOptions: CHROMIUM,
    screenshot: 'only-on-failure',
  },
});
