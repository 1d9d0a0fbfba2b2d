import './environment.ts';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { readConstraints } from './constraints.ts';
import { createErrorMask } from './errors.ts';
import { BackendFailure, errorCode } from './failure.ts';
import type { Database } from './folder.ts';
import { backendPreset } from './preset.ts';
import { printSortedSchema } from './sdl.ts';
import { openServerDatabase, schemasToServe } from './server-database.ts';

export interface BackendOptions {
  /**
   * URL of a PostgreSQL server to serve instead of the embedded database. Nothing is created there.
   */
  databaseUrl?: string;
  /** Folder of the embedded database; created and filled with the sample if it is missing. */
  directory?: string;
  /** Port on 127.0.0.1; 0, the default, takes a free one. */
  port?: number;
}

export interface Backend {
  /** The URL of the GraphQL endpoint: `http://127.0.0.1:PORT/graphql`. */
  endpoint: string;
  /** The schema as SDL, deterministic for a database. */
  schema(): string;
  /** A message for the person who starts it: another database is served than the last time. */
  notice: string | null;
  /** Stops the server and closes the database. */
  close(): Promise<void>;
}

const host = '127.0.0.1';
const defaultDirectory = '.frontage/database';

async function createInstance(database: Database) {
  const schemas = await schemasToServe(database.pool);
  const constraints = await readConstraints(database.pool, schemas);
  return postgraphile({
    extends: [backendPreset],
    pgServices: [makePgService({ pool: database.pool, schemas, pubsub: false })],
    grafserv: {
      graphqlPath: '/graphql',
      graphiql: false,
      maxRequestLength: 1_000_000,
      maskError: createErrorMask(constraints, (line) => console.error(line)),
    },
  });
}

/**
 * A server for programs on this machine only. It rejects requests with another host name (DNS
 * rebinding) and requests that browsers mark as cross-site, and no longer touches a database whose
 * lock it has lost.
 */
function guarded(server: Server, database: Database): Server {
  return createServer((request, response) => {
    const { host: asked, origin, 'sec-fetch-site': site } = request.headers;
    const name = asked?.toLowerCase().replace(/:\d+$/, '');
    const turnAway = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
    if (!database.isOurs()) response.destroy();
    else if (name !== host && name !== 'localhost') turnAway(421, 'Misdirected request');
    else if (origin !== undefined || site !== undefined) turnAway(403, 'Not for browsers');
    else server.emit('request', request, response);
  });
}

async function listen(server: Server, port: number): Promise<string> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const reason = errorCode(error) === 'EADDRINUSE' ? 'is in use' : 'cannot be used';
    throw new BackendFailure(`Port ${port} ${reason}. Choose another one, or 0 for any free port.`);
  }
  return `http://${host}:${(server.address() as AddressInfo).port}/graphql`;
}

/** An app over a PostgreSQL server need not have the embedded database. */
async function openDatabase({ databaseUrl, directory }: BackendOptions): Promise<Database> {
  if (databaseUrl) return openServerDatabase(databaseUrl);
  const { openFolderDatabase } = await import('./folder.ts');
  return openFolderDatabase(directory ?? defaultDirectory);
}

/**
 * Starts a GraphQL server over the embedded database or a PostgreSQL server.
 *
 * @throws {BackendFailure} when that is not possible, with a message for the person
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const database = await openDatabase(options);
  const closers = [() => database.close()];
  const close = async () => {
    for (const closer of closers.splice(0)) await closer();
  };
  try {
    const instance = await createInstance(database);
    closers.unshift(async () => instance.release());
    const schema = printSortedSchema(await instance.getSchema());
    const answering = createServer();
    await instance.createServ(grafserv).addTo(answering);
    const server = guarded(answering, database);
    const endpoint = await listen(server, options.port ?? 0);
    closers.unshift(async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    });
    return { endpoint, schema: () => schema, notice: database.notice, close };
  } catch (error) {
    await close();
    throw error;
  }
}
