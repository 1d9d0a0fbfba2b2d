/** The date of all that is tested: of the tests, of every process that they start, of its database, of the browser. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shiftDate } from './shiftDate.js';

/** A Wednesday on which the sample has just been written: no weekend, month or change of clocks is near. */
const USUAL_MOMENT = '2026-11-18T20:30:00Z';

/** By how many milliseconds the clock of what is tested is ahead of this machine's. */
const OFFSET = 'FRONTAGE_TEST_CLOCK';

/**
 * Sets the clock of every process that is started from now on. The first one of a run decides:
 * `FRONTAGE_TEST_NOW=2028-02-29T12:00Z` runs everything on that day.
 */
export function setTestClock() {
  if (process.env[OFFSET]) return;
  const moment = process.env.FRONTAGE_TEST_NOW ?? USUAL_MOMENT;
  if (Number.isNaN(Date.parse(moment))) throw new Error(`FRONTAGE_TEST_NOW is no date: ${moment}`);
  Object.assign(process.env, clockEnvironment(moment));
}

/** The environment of a process whose clock stands at a moment when it is made, and runs on from there. */
export function clockEnvironment(moment) {
  const ahead = Number(process.env[OFFSET] ?? 0);
  const isShifted = Symbol.for('frontage.shiftedDate') in globalThis;
  const realNow = Date.now() - (isShifted ? ahead : 0);
  const preload = `--import=${pathToFileURL(resolve('tests/clock/preload.js')).href}`;
  const options = process.env.NODE_OPTIONS ?? '';
  return {
    [OFFSET]: String(Date.parse(moment) - realNow),
    NODE_OPTIONS: options.includes(preload) ? options : `${options} ${preload}`.trim(),
  };
}

/** Sets the clock of this realm as that of the processes. */
export function shiftThisRealm() {
  shiftDate(testClockOffset());
}

/** For clocks that no process reads, such as a browser's. */
export function testClockOffset() {
  return Number(process.env[OFFSET] ?? 0);
}
