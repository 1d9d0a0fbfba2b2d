/**
 * Makes all that reads the date in this realm read it so many milliseconds later. It goes on running: whoever
 * waits, waits as long as ever, and what was measured by `performance.now()` is as before.
 *
 * It stands alone, so that a browser can be given its text.
 *
 * @param {number} offset
 */
export function shiftDate(offset) {
  const mark = Symbol.for('frontage.shiftedDate');
  if (globalThis[mark]) return;
  globalThis[mark] = true;
  const RealDate = Date;
  const realNow = RealDate.now.bind(RealDate);
  const now = () => realNow() + offset;
  RealDate.now = now;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.prototype.constructor = globalThis.Date;
}
