import { TimeoutError } from './errors.ts';

/** What a timer can hold: a longer time would wrap around and pass at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Does work that ends in time or is told to stop: its signal is aborted when the time-out passes,
 * when the caller aborts, and when the work itself fails, so that nothing it started goes on.
 *
 * @param timeout milliseconds; 0 means none
 * @throws {TimeoutError} when the time-out passed
 * @throws the caller's reason when the caller aborted, or whatever the work threw
 */
export async function withDeadline<T>(
  timeout: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const expire = () => ending.abort(new TimeoutError(timeout));
  const timer = timeout > 0 ? setTimeout(expire, Math.min(timeout, LONGEST_TIMER)) : undefined;
  try {
    caller?.throwIfAborted();
    return await work(caller ? AbortSignal.any([caller, ending.signal]) : ending.signal);
  } catch (error) {
    caller?.throwIfAborted();
    ending.signal.throwIfAborted();
    ending.abort();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
