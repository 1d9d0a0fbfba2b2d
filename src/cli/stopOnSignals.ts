import { Interrupted } from './commandError.ts';

/**
 * Milliseconds in which repeated signals count as one: terminal, npm and supervisor may each
 * forward it.
 */
const SAME_SIGNAL_MS = 2_000;

/**
 * Has signals stop the running command, and the end of the program that started it. A second signal
 * ends the process without waiting.
 *
 * @returns a signal that is aborted with `Interrupted` then
 */
export function stopOnSignals(): AbortSignal {
  const stopping = new AbortController();
  let firstStop: number | null = null;
  const stop = () => {
    firstStop ??= Date.now();
    if (Date.now() - firstStop > SAME_SIGNAL_MS) process.exit(130);
    stopping.abort(new Interrupted());
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // The program that started this one is gone.
  process.on('disconnect', stop);
  process.channel?.unref();
  return stopping.signal;
}
