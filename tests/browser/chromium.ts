import { findChromium } from '../machine.mjs';

/** How every test starts its browser. Root has no sandbox to give it; the rest keeps it from calling home. */
export const CHROMIUM = {
  executablePath: findChromium() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
