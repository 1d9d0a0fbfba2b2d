import { TimeoutError } from './errors.ts';

/** What a timer can hold: a longer time would wrap around and pass at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Does work that ends in time or is told to stop: its signal is aborted when the time-out passes,
 * when the caller aborts, and when the work itself fails, so that nothing it started goes on.
 *
 * @param timeout milliseconds; 0 means none
 * @param beginning when the time-out begins; at once, unless it is given
 * @throws {TimeoutError} when the time-out passed
 * @throws the caller's reason when the caller aborted, or whatever the work threw
 */
export async function withDeadline<T>(
  timeout: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
  beginning?: Promise<void>,
): Promise<T> {
  const ending = new AbortController();
  const expire = () => ending.abort(new TimeoutError(timeout));
  const leave = () => ending.abort(caller?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const begin = () => {
    if (timeout > 0 && !isOver) timer = setTimeout(expire, Math.min(timeout, LONGEST_TIMER));
  };
  if (beginning) void beginning.then(begin);
  else begin();
  // Cheaper, for each call that the gateway passes on, than a signal that is made of both.
  caller?.addEventListener('abort', leave);
  try {
    caller?.throwIfAborted();
    return await work(ending.signal);
  } catch (error) {
    ending.signal.throwIfAborted();
    ending.abort();
    throw error;
  } finally {
    isOver = true;
    clearTimeout(timer);
    caller?.removeEventListener('abort', leave);
  }
}
