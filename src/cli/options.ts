import { InvalidArgumentError, Option } from 'commander';
import { readEnvironment } from './environment.ts';
import { parsePort } from './port.ts';

/** Default time-out of an endpoint in seconds. */
const DEFAULT_TIMEOUT_SECONDS = 60;

/** What timers can count is a little more. */
const MAX_SECONDS = 4_000_000;

const DEFAULT_PORT = 3000;

/** The port of commands that serve the app; `portOf` says it where it is not given. */
export function portOption(): Option {
  return new Option(
    '-p, --port <port>',
    `where the app answers (default: PORT, or ${DEFAULT_PORT})`,
  ).argParser(parsePort);
}

/** The port that is given, or that the environment or the checkout's `.env.local` has. */
export async function portOf(root: string, given: number | undefined): Promise<number> {
  if (given !== undefined) return given;
  const { PORT } = await readEnvironment(root);
  return PORT ? parsePort(PORT) : DEFAULT_PORT;
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

/** For which types alone screens are written. */
export function onlyOption(): Option {
  return new Option(
    '--only <types>',
    'write screens for these types alone, such as Order,Customer; may be repeated',
  )
    .default([], 'all')
    .argParser((text, previous: string[]) => [...previous, ...typeNames(text)]);
}

function typeNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.every((name) => name !== '')) return names;
  throw new InvalidArgumentError('It takes names of types: Order,Customer.');
}

/** Collects the values of an option that may be repeated. */
export function gather(value: string, previous: string[] = []): string[] {
  return [...previous, value];
}

function seconds(text: string): number {
  const number = Number(text);
  if (text.trim() !== '' && number >= 0 && number <= MAX_SECONDS) return number;
  throw new InvalidArgumentError(`It is a number of seconds, 0 to ${MAX_SECONDS}.`);
}
