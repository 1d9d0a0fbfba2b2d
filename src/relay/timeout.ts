import { TimeoutError } from './errors.ts';

/** The maximum delay of `setTimeout`: a longer one fires immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs work under a time-out. Its signal is aborted when the time-out passes, when the caller
 * aborts, and when the work itself fails, so that nothing it started continues.
 *
 * @param timeout milliseconds; 0 means none
 * @param startWhen resolves when the time-out starts; immediately if left out
 * @throws {TimeoutError} when the time-out passed
 * @throws the caller's reason when the caller aborted, or what the work threw
 */
export async function withTimeout<T>(
  timeout: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
  startWhen?: Promise<void>,
): Promise<T> {
  const controller = new AbortController();
  const expire = () => controller.abort(new TimeoutError(timeout));
  const onCallerAbort = () => controller.abort(caller?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const startTimer = () => {
    if (timeout > 0 && !isOver) timer = setTimeout(expire, Math.min(timeout, MAX_TIMER_MS));
  };
  if (startWhen) void startWhen.then(startTimer);
  else startTimer();
  // Cheaper for each proxied call than `AbortSignal.any`.
  caller?.addEventListener('abort', onCallerAbort);
  try {
    caller?.throwIfAborted();
    return await work(controller.signal);
  } catch (error) {
    controller.signal.throwIfAborted();
    controller.abort();
    throw error;
  } finally {
    isOver = true;
    clearTimeout(timer);
    caller?.removeEventListener('abort', onCallerAbort);
  }
}
