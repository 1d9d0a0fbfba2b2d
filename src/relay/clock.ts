/**
 * Current time for relative times on an open page. One timer per page, only while the page is
 * visible. It follows the server's clock: servers stamp the data, and a browser's clock may be
 * wrong.
 */
import { Subscribers } from '../store/subscribers.ts';

/** Relative times count minutes. */
const TICK_INTERVAL_MS = 20_000;

/** Milliseconds by which the server's clock is ahead of the browser's. */
let skew = 0;
/**
 * Time of the last tick. Before the first one, components use the time at which their page was
 * rendered.
 */
let lastTick = 0;
let timer: ReturnType<typeof setInterval> | null = null;
const subscribers = new Subscribers();

/** The server's current time in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + skew;
}

/**
 * Measures the difference between the clocks from the page's navigation timing. A cached page is
 * ignored.
 *
 * @param madeAt the server's time when it rendered the page
 */
export function measureSkew(madeAt: number): void {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const { responseStart = 0, transferSize = 1 } = (navigation ??
    {}) as Partial<PerformanceNavigationTiming>;
  // Both readings are of the browser's clock: how long ago the page began to arrive.
  const arrivedAt = Date.now() - (performance.now() - responseStart);
  skew = transferSize > 0 ? madeAt - arrivedAt : 0;
}

/** The time from which relative times are counted: the last tick, but at least `start`. */
export function latestTick(start: number): number {
  return Math.max(start, lastTick);
}

/** For `useSyncExternalStore`: notifies of each tick. */
export function subscribeToClock(listener: () => void): () => void {
  const isFirst = subscribers.isEmpty;
  const unsubscribe = subscribers.subscribe(listener);
  if (isFirst) {
    document.addEventListener('visibilitychange', followVisibility);
    // A page that subscribes late may already be old.
    if (performance.now() > TICK_INTERVAL_MS) lastTick = serverNow();
    start();
  }
  return () => {
    unsubscribe();
    if (!subscribers.isEmpty) return;
    document.removeEventListener('visibilitychange', followVisibility);
    stop();
  };
}

function followVisibility(): void {
  stop();
  if (document.visibilityState === 'hidden') return;
  // A page that becomes visible again updates immediately.
  tick();
  start();
}

function start(): void {
  if (document.visibilityState !== 'hidden') timer = setInterval(tick, TICK_INTERVAL_MS);
}

function stop(): void {
  if (timer !== null) clearInterval(timer);
  timer = null;
}

function tick(): void {
  lastTick = serverNow();
  subscribers.notify();
}
