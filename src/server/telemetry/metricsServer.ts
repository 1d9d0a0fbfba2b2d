import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { listen } from '../listen.ts';
import type { MetricsAddress } from './metricsAddress.ts';

/**
 * Serves metrics at `/metrics` of a port of their own. The process does not live on for them.
 *
 * @returns what stops it
 * @throws when the port is in use
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: MetricsAddress,
): Promise<() => void> {
  const server = createServer((request, response) => {
    request.resume();
    if (request.url !== '/metrics' || request.method !== 'GET')
      return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.setHeader('content-type', registry.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.unref();
  return listen(server, port, host);
}
