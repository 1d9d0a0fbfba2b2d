import { destination, pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;

/**
 * The app's log: one line of JSON per event, on standard output. Only what is named in an entry is
 * written: never variables, headers or tokens.
 */
export function createLog(output: DestinationStream): Log {
  return pino({ level: process.env.FRONTAGE_LOG_LEVEL ?? 'info', base: undefined }, output);
}

let current: Log | undefined;

/** The running app's log. */
export function log(): Log {
  // A call need not wait until its line is on the terminal; what is left is written at the end.
  current ??= createLog(destination({ sync: false }));
  return current;
}
