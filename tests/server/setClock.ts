/** What stays real when the app's clock is set: calls are made while it is. */
const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Sets the app's clock, until `jest.useRealTimers`. @param now milliseconds since 1970 */
export function setClock(now: number): void {
  jest.useFakeTimers({ now, doNotFake: [...TIMERS] });
}
