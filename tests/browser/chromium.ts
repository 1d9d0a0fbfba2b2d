import { findChromium } from '../machine.mjs';

/**
 * How every test starts its browser. Root has no sandbox to give it, and pages of one site need not be kept apart, for
 * which each context would start a process that nothing uses; the rest keeps it from calling home.
 */
export const CHROMIUM = {
  executablePath: findChromium() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-site-isolation-trials',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
