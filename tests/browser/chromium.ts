import { findChromium, findHeadlessShell } from '../machine.mjs';

/**
 * How a browser is started as people have it. Root has no sandbox to give it, and pages of one site need not be kept
 * apart, for which each context would start a process that nothing uses; the rest keeps it from calling home.
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

/** How tests start theirs: with what people see in its pages, and without what a window takes of the processor. */
export const WITHOUT_WINDOWS = {
  ...CHROMIUM,
  // A process that has one page may have another: a spare one would be started beside each, and stay idle.
  args: [...CHROMIUM.args, '--renderer-process-limit=1'],
  executablePath: findHeadlessShell() ?? CHROMIUM.executablePath,
};
