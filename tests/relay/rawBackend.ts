import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server as TcpServer, Socket } from 'node:net';

export interface RunningBackend {
  readonly url: string;
  readonly server: Server | TcpServer;
  /** The sockets that are open now. */
  readonly sockets: ReadonlySet<Socket>;
  readonly close: () => Promise<void>;
}

/** An HTTP server on this machine that answers as the listener says. */
export async function startBackend(listener: RequestListener): Promise<RunningBackend> {
  return listen(createServer(listener));
}

/** A TCP server that is handed each connection once a whole request has come in on it. */
export async function startRawBackend(behave: (socket: Socket) => void): Promise<RunningBackend> {
  const server = createTcpServer((socket) => {
    let received = '';
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const end = received.indexOf('\r\n\r\n');
      const length = /content-length: (\d+)/i.exec(received)?.[1];
      if (end < 0 || received.length < end + 4 + Number(length ?? 0)) return;
      received = '';
      behave(socket);
    });
  });
  return listen(server);
}

/** A listener that answers with a body, JSON unless the headers say otherwise. */
export function answering(
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
) {
  return (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
}

async function listen(server: Server | TcpServer): Promise<RunningBackend> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { url: `http://127.0.0.1:${port}/graphql`, server, sockets, close };
}

/** Waits until something is so. */
export async function until(condition: () => boolean, patience = 20_000): Promise<void> {
  const deadline = Date.now() + patience;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('It did not come to be.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
