/**
 * The app's server: `node src/server/serve.ts start|dev PORT`, in the app's folder. It answers the
 * app's own routes itself, which costs a tenth of what an API route of Next.js does, and leaves pages
 * and files to Next.js.
 */
import { createServer } from 'node:http';
import next from 'next';
import { createDoor } from './door.ts';
import { listen } from './listen.ts';
import { log } from './log.ts';
import { requireOwnHost } from './ownHost.ts';
import { createRoutes } from './routes.ts';
import { renewSession } from './session.ts';
import { settings } from './settings.ts';
import { onStop } from './stop.ts';

const [mode, port] = process.argv.slice(2);
const development = mode === 'dev';

const server = createServer();
const app = next({ dev: development, dir: process.cwd(), port: Number(port), httpServer: server });
// With it come the variables of `.env.local`.
await app.prepare();
const door = createDoor({
  routes: createRoutes({
    root: process.cwd(),
    graphqlPath: process.env.NEXT_PUBLIC_GRAPHQL_PATH || '/graphql',
    development,
  }),
  pages: app.getRequestHandler(),
  admit: async (request, response) => {
    requireOwnHost(request, settings());
    if (!request.url?.startsWith('/_next/')) await renewSession(request, response, settings());
  },
  fail: (error) => log().error({ cause: reasonOf(error) }, 'request'),
});
server.on('request', door.handle);

const stopListening = await listen(server, Number(port), settings().host).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
console.log(`Listening on port ${port} of ${settings().host}.`);

process.on('unhandledRejection', (error) => log().error({ cause: reasonOf(error) }, 'rejection'));

onStop(settings().stopTimeout, async () => {
  stopListening();
  server.closeIdleConnections();
  await door.close();
});

function reasonOf(error: unknown): string {
  return error instanceof Error ? String(error.stack) : String(error);
}
