import { once } from 'node:events';
import type { Server } from 'node:http';
import {
  createServer as createSocketServer,
  isIP,
  type AddressInfo,
  type Server as SocketServer,
} from 'node:net';

/** The default host: this machine only, over IPv4 and IPv6. */
export const LOOPBACK = 'localhost';

/** Error codes of a machine without IPv6. */
const NO_IPV6_CODES = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/** Whether other machines can reach a server that listens on this host. */
export function isReachableFromNetwork(host: string): boolean {
  if (isIP(host) === 4) return !host.startsWith('127.');
  return host !== LOOPBACK && host !== '::1';
}

/**
 * Starts listening. For `localhost` the server listens on both loopback addresses, because browsers
 * differ in which one they try first.
 *
 * @param port 0 takes a free one
 * @returns a function that stops listening; open requests continue
 * @throws when the port is in use, or the host is not an address of this machine
 */
export async function listen(server: Server, port: number, host: string): Promise<() => void> {
  if (host !== LOOPBACK) {
    await listenOn(server, port, host);
    return () => void server.close();
  }
  await listenOn(server, port, '127.0.0.1');
  // The same socket options as Node's HTTP server uses.
  const ipv6Server = createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  try {
    await listenOn(ipv6Server, (server.address() as AddressInfo).port, '::1');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!NO_IPV6_CODES.includes(code ?? '')) throw error;
  }
  return () => {
    server.close();
    ipv6Server.close();
  };
}

async function listenOn(server: Server | SocketServer, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}
