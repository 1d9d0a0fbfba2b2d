import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningApp } from '../../browser/appCheckout.ts';

/** Serves what a listener answers, on this machine alone and a free port. */
export async function serveLocally(listener: RequestListener): Promise<RunningApp> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
