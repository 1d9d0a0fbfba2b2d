import type { Watching } from './watchFiles.ts';

/** Work that is done again on request, one run at a time. */
export interface Rerun extends Watching {
  /** Runs it after the current run, if there is one. */
  request(): void;
}

/** @param work must not reject */
export function rerun(work: () => Promise<void>): Rerun {
  let running: Promise<void> | null = null;
  let isRequested = false;
  const runUntilDone = async () => {
    while (isRequested) {
      isRequested = false;
      await work();
    }
    running = null;
  };
  return {
    request() {
      isRequested = true;
      running ??= runUntilDone();
    },
    async stop() {
      isRequested = false;
      await running;
    },
  };
}
