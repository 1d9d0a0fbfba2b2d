import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../.frontage/browser-tests',
  globalSetup: './servers.ts',
  // The apps under test share two cores.
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  // A stall of the machine must not look like a missing answer.
  expect: { timeout: 15_000 },
  // A stall of a shared machine is no fault: what passes the second time is listed as flaky, to be looked at.
  retries: 1,
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    launchOptions: CHROMIUM,
    screenshot: 'only-on-failure',
  },
});
