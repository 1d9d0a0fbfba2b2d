import type { DestinationStream } from 'pino';

/** Names of pino's levels. */
const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** Has lines of JSON printed as text for people: time, level, what it is about, and `name=value` for the rest. */
export function asText(output: DestinationStream): DestinationStream {
  return {
    write: (line) => {
      const { time, level, msg, ...fields } = JSON.parse(line) as Record<string, unknown>;
      const pairs = Object.entries(fields).map(([name, value]) => `${name}=${printed(value)}`);
      const moment = new Date(Number(time)).toISOString();
      const head = [moment, LEVELS[Number(level)] ?? String(level), String(msg)];
      output.write(`${[...head, ...pairs].join(' ')}\n`);
    },
  };
}

/** Quoted where it would not be one word; a line break cannot begin a line of its own. */
function printed(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^[^\s"=\p{Cc}]+$/u.test(text) ? text : JSON.stringify(text);
}
