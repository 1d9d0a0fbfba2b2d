import { InvalidArgumentError, Option } from 'commander';
import { parsePort } from './port.ts';

/** Default time-out of an endpoint in seconds. */
const DEFAULT_TIMEOUT_SECONDS = 60;

/** The port of commands that serve the app. */
export function portOption(): Option {
  return new Option('-p, --port <port>', 'where the app answers')
    .env('PORT')
    .default(3000)
    .argParser(parsePort);
}

/** How long commands wait for an endpoint, in seconds. */
export function timeoutOption(): Option {
  return new Option('--timeout <seconds>', 'give up after so long; 0 waits without end')
    .default(DEFAULT_TIMEOUT_SECONDS)
    .argParser(seconds);
}

/** Whether an endpoint is asked what its schema cannot say. */
export function probeOption(): Option {
  return new Option('--no-probe', 'ask the endpoint for its schema alone, and for no records');
}

/** Collects the values of an option that may be repeated. */
export function gather(value: string, previous: string[] = []): string[] {
  return [...previous, value];
}

function seconds(text: string): number {
  const number = Number(text);
  if (text.trim() !== '' && number >= 0) return number;
  throw new InvalidArgumentError('It is a number of seconds, 0 or more.');
}
