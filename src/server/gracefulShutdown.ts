/**
 * A terminal, a supervisor and a parent process may each forward the same signal; within this many
 * milliseconds they count as one.
 */
const SAME_SIGNAL_MS = 2_000;

/**
 * Shuts down gracefully on SIGTERM, and on SIGINT unless a parent process forwards it. A second
 * signal, or the time-out, ends the process immediately.
 *
 * @param timeout milliseconds that `finish` may take
 */
export function shutDownGracefully(timeout: number, finish: () => Promise<void>): void {
  const exit = () => process.exit(0);
  let firstStop: number | null = null;
  const stop = () => {
    if (firstStop === null) {
      firstStop = Date.now();
      setTimeout(exit, timeout).unref();
      void finish().finally(exit);
    } else if (Date.now() - firstStop > SAME_SIGNAL_MS) exit();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', () => {
    if (!process.connected) stop();
  });
}
