import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from './commandError.ts';

/** Parses a port. @throws {CommandError} when it is not a port */
export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new CommandError(`'${text}' is not a port.`, 'A port is a number from 1 to 65535.');
}

/** @throws {CommandError} when the port is in use or not permitted */
export async function assertPortIsFree(port: number): Promise<void> {
  const server = createServer();
  const code = await new Promise<string | null>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen(port, () => resolve(null));
  });
  if (code === null) {
    await new Promise((resolve) => server.close(resolve));
    return;
  }
  throw new CommandError(
    code === 'EADDRINUSE'
      ? `Port ${port} is in use by another program.`
      : `Port ${port} cannot be used (${code}).`,
    `Stop that program, or choose another port: PORT=${port + 1} npm start`,
  );
}

/** Milliseconds between attempts. */
const RETRY_INTERVAL_MS = 50;

/** Waits until a server listens on the port. @throws the signal's reason when it is aborted */
export async function waitForPort(port: number, host: string, signal: AbortSignal): Promise<void> {
  while (!(await isListening(port, host))) await sleep(RETRY_INTERVAL_MS, undefined, { signal });
}

function isListening(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const answer = (listening: boolean) => {
      socket.destroy();
      resolve(listening);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
