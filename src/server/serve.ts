/**
 * The app's server: `node src/server/serve.ts start|dev PORT`, run in the app's folder. It handles
 * the app's own routes, at a tenth of the cost of a Next.js API route, and leaves pages and files
 * to Next.js.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import next from 'next';
import { withBasePath } from '../address/basePath.ts';
import { createRequestHandler } from './requestHandler.ts';
import { listen } from './listen.ts';
import { causeOf, log } from './log.ts';
import { requireKnownHost } from './ownHost.ts';
import { createRoutes } from './routes.ts';
import { rewrites } from './rewrites.js';
import { settings } from './settings.ts';
import { shutDownGracefully } from './gracefulShutdown.ts';

const [mode, port] = process.argv.slice(2);
const development = mode === 'dev';

const server = createServer();
const app = next({ dev: development, dir: process.cwd(), port: Number(port), httpServer: server });
// This also loads `.env.local`.
await app.prepare();
const handlers = createRoutes({ root: process.cwd(), development });
const rewritten = rewrites(process.env.NEXT_PUBLIC_GRAPHQL_PATH || '/graphql');
const requestHandler = createRequestHandler({
  routes: new Map(
    [
      ...handlers,
      ...rewritten.map(({ source, destination }) => [source, handlers.get(destination)!] as const),
    ].map(([path, handler]) => [withBasePath(path), handler]),
  ),
  pages: app.getRequestHandler(),
  beforePages: (request) => requireKnownHost(request, settings()),
  onError: (error) => log().error({ cause: causeOf(error) }, 'request'),
});
server.on('request', requestHandler.handle);

const stopListening = await listen(server, Number(port), settings().host).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
console.log(`Listening on port ${port} of ${settings().host}.`);
if (development) void compileHomePage();

process.on('unhandledRejection', (error) => log().error({ cause: causeOf(error) }, 'rejection'));

shutDownGracefully(settings().stopTimeout, async () => {
  stopListening();
  server.closeIdleConnections();
  await requestHandler.close();
});

/** Compiles what all pages have in common, before a browser asks for the first one. */
async function compileHomePage(): Promise<void> {
  const { address, family } = server.address() as AddressInfo;
  const host = family === 'IPv6' ? `[${address}]` : address;
  const home = await fetch(`http://${host}:${port}${withBasePath('/')}`).catch(() => null);
  await home?.body?.cancel();
}
