/** A terminal, a supervisor and a parent may each pass the same request on, one after the other. */
const SAME_REQUEST = 2_000;

/**
 * Ends the process when it is told to, once it has done what it has begun. Told a second time, or
 * when its time has passed, it ends at once. Under a parent, what is typed at the terminal is for the
 * parent to pass on.
 *
 * @param timeout milliseconds that what has begun may take
 */
export function onStop(timeout: number, finish: () => Promise<void>): void {
  const exit = () => process.exit(0);
  let firstStop: number | null = null;
  const stop = () => {
    if (firstStop === null) {
      firstStop = Date.now();
      setTimeout(exit, timeout).unref();
      void finish().finally(exit);
    } else if (Date.now() - firstStop > SAME_REQUEST) exit();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', () => {
    if (!process.connected) stop();
  });
}
