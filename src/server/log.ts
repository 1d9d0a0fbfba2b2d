import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;

/**
 * The app's log: one line of JSON per event, on standard output. Only what is named in an entry is
 * written: never variables, headers or tokens.
 */
export function createLog(destination?: DestinationStream): Log {
  const options = { level: process.env.FRONTAGE_LOG_LEVEL ?? 'info', base: undefined };
  return destination ? pino(options, destination) : pino(options);
}

let current: Log | undefined;

/** The running app's log. */
export function log(): Log {
  current ??= createLog();
  return current;
}
