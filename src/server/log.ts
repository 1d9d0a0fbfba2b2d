import { destination, pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { asText } from './telemetry/textLog.ts';

export type Log = Logger;

/**
 * Creates a log that writes a line per event: JSON, or text with `FRONTAGE_LOG_FORMAT=text`. Entries list
 * their fields explicitly, so that no variables, headers or tokens are logged by accident.
 */
export function createLog(output: DestinationStream): Log {
  return pino(
    {
      level: process.env.FRONTAGE_LOG_LEVEL ?? 'info',
      base: undefined,
      formatters: { log: (entry) => truncateFields(entry) },
    },
    process.env.FRONTAGE_LOG_FORMAT === 'text' ? asText(output) : output,
  );
}

/** Visitors choose some of the logged names, which may be megabytes long. */
const MAX_FIELD_LENGTH = 200;

/** Causes are the app's own stack traces and get more room. */
const MAX_CAUSE_LENGTH = 4_000;

function truncateFields(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      const longest = name === 'cause' ? MAX_CAUSE_LENGTH : MAX_FIELD_LENGTH;
      const isLong = typeof value === 'string' && value.length > longest;
      return [name, isLong ? `${value.slice(0, longest)}…` : value];
    }),
  );
}

let current: Log | undefined;

/** The running app's log. */
export function log(): Log {
  // Asynchronous: a request does not wait for its log line. pino flushes the rest on exit.
  current ??= createLog(destination({ sync: false }));
  return current;
}

/** A defect as the log has it, with its stack. */
export function causeOf(error: unknown): string {
  return error instanceof Error ? String(error.stack) : String(error);
}
