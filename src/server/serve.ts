/**
 * The app's server: `node src/server/serve.ts start|dev PORT`, in the app's folder. It answers the
 * app's own routes itself, which costs a tenth of what an API route of Next.js does, and leaves pages
 * and files to Next.js.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { log } from './log.ts';
import { createRoutes } from './routes.ts';

const [mode, port] = process.argv.slice(2);
const development = mode === 'dev';

/** Milliseconds that visitors have to take what they were being sent when the app is told to stop. */
const FAREWELL = 2_000;

const server = createServer();
const app = next({ dev: development, dir: process.cwd(), port: Number(port), httpServer: server });
// With it come the variables of `.env.local`.
await app.prepare();
const pages = app.getRequestHandler();
const routes = createRoutes({
  root: process.cwd(),
  graphqlPath: process.env.NEXT_PUBLIC_GRAPHQL_PATH || '/graphql',
  development,
});

server.on('request', (request: IncomingMessage, response: ServerResponse) => {
  const handler = routes.get(pathOf(request)) ?? pages;
  handler(request, response).catch((error: unknown) => fail(response, error));
});
server.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(Number(port), () => console.log(`Listening on port ${port}.`));

function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** One call must not end the app for everybody. */
function fail(response: ServerResponse, error: unknown): void {
  log().error({ cause: error instanceof Error ? error.stack : String(error) }, 'request');
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

process.on('unhandledRejection', (error) => {
  log().error({ cause: error instanceof Error ? error.stack : String(error) }, 'rejection');
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), FAREWELL).unref();
  });
}
