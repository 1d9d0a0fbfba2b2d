import { once } from 'node:events';
import type { Server } from 'node:http';
import {
  createServer as createSocketServer,
  isIP,
  type AddressInfo,
  type Server as SocketServer,
} from 'node:net';

/** What the app listens on unless told otherwise: this machine alone, by either of its addresses. */
export const LOOPBACK = 'localhost';

/** What a machine answers that has no IPv6. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/** Whether other machines can reach what listens on a host. */
export function listensWider(host: string): boolean {
  if (isIP(host) === 4) return !host.startsWith('127.');
  return host !== LOOPBACK && host !== '::1';
}

/**
 * Has a server take connections. `localhost` is both addresses that it may resolve to, since browsers
 * differ in which they try.
 *
 * @param port 0 takes a free one
 * @returns what ends the listening; calls that have begun go on
 * @throws when the port is in use, or the host is none of this machine's
 */
export async function listen(server: Server, port: number, host: string): Promise<() => void> {
  if (host !== LOOPBACK) {
    await listenOn(server, port, host);
    return () => void server.close();
  }
  await listenOn(server, port, '127.0.0.1');
  // As the HTTP server's own: it answers what comes in on either.
  const beside = createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  try {
    await listenOn(beside, (server.address() as AddressInfo).port, '::1');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!NO_SUCH_ADDRESS.includes(code ?? '')) throw error;
  }
  return () => {
    server.close();
    beside.close();
  };
}

async function listenOn(server: Server | SocketServer, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}
