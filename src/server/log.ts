import { destination, pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;

/**
 * The app's log: one line of JSON per event, on standard output. Only what is named in an entry is
 * written: never variables, headers or tokens.
 */
export function createLog(output: DestinationStream): Log {
  return pino(
    {
      level: process.env.FRONTAGE_LOG_LEVEL ?? 'info',
      base: undefined,
      formatters: { log: (entry) => cut(entry) },
    },
    output,
  );
}

/** Characters of a field that are written: names come from visitors, and may be megabytes long. */
const LONGEST_FIELD = 200;

/** A cause is ours, and tells more by its lines. */
const LONGEST_CAUSE = 4_000;

function cut(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      const longest = name === 'cause' ? LONGEST_CAUSE : LONGEST_FIELD;
      const isLong = typeof value === 'string' && value.length > longest;
      return [name, isLong ? `${value.slice(0, longest)}…` : value];
    }),
  );
}

let current: Log | undefined;

/** The running app's log. */
export function log(): Log {
  // A call need not wait until its line is on the terminal; what is left is written at the end.
  current ??= createLog(destination({ sync: false }));
  return current;
}
