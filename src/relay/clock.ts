/**
 * The time that passes while a page stays open. One timer for the page, in steps, and only while somebody can
 * see it. It goes by the server's clock: data is stamped by servers, and a browser's clock may be wrong.
 */

/** Milliseconds between steps: relative times count minutes. */
const STEP = 20_000;

/** By how many milliseconds the server's clock is ahead of the browser's. */
let skew = 0;
/** The moment of the last step; before the first one, pages say when they were made. */
let reached = 0;
let timer: ReturnType<typeof setInterval> | null = null;
const listeners = new Set<() => void>();

/** Now, by the server's clock. */
export function serverNow(): number {
  return Date.now() + skew;
}

/**
 * Measures how the clocks differ, by the page that the server has just made. One out of a cache tells nothing.
 *
 * @param madeAt the server's time as it made the page
 */
export function measureSkew(madeAt: number): void {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const { responseStart = 0, transferSize = 1 } = (navigation ??
    {}) as Partial<PerformanceNavigationTiming>;
  // By two readings of one clock: how long ago the page began to arrive.
  const arrivedAt = Date.now() - (performance.now() - responseStart);
  skew = transferSize > 0 ? madeAt - arrivedAt : 0;
}

/** The moment that relative times are counted from, at least the given one. */
export function reachedSince(start: number): number {
  return Math.max(start, reached);
}

/** For `useSyncExternalStore`: tells of each step. */
export function subscribeToClock(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', followVisibility);
    // Where nothing was counted yet, the page may be old by now.
    if (performance.now() > STEP) reached = serverNow();
    start();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', followVisibility);
    stop();
  };
}

function followVisibility(): void {
  stop();
  if (document.visibilityState === 'hidden') return;
  // Whoever comes back does not wait for the next step.
  step();
  start();
}

function start(): void {
  if (document.visibilityState !== 'hidden') timer = setInterval(step, STEP);
}

function stop(): void {
  if (timer !== null) clearInterval(timer);
  timer = null;
}

function step(): void {
  reached = serverNow();
  for (const listener of listeners) listener();
}
