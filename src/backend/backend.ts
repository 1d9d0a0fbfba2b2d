import './environment.ts';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAnswering, type Answering } from './answering.ts';
import { readConstraints } from './constraints.ts';
import { BackendFailure, errorCode } from './failure.ts';
import type { Database } from './folder.ts';
import { printSortedSchema } from './sdl.ts';
import { signInPeople, type SamplePerson } from './sample/signInPeople.ts';
import { openServerDatabase, schemasToServe } from './server-database.ts';
import { jwtTypes } from './signIn/jwtTypes.ts';
import { readSignInSettings, type SignInSettings } from './signIn/settings.ts';

export interface BackendOptions {
  /**
   * URL of a PostgreSQL server to serve instead of the embedded database. Nothing is created there.
   */
  databaseUrl?: string;
  /** Folder of the embedded database; created and filled with the sample if it is missing. */
  directory?: string;
  /** Port on 127.0.0.1; 0, the default, takes a free one. */
  port?: number;
  /** How requests say who sends them; by the tokens that the database issues unless set. */
  signIn?: SignInSettings;
}

export interface Backend {
  /** The URL of the GraphQL endpoint: `http://127.0.0.1:PORT/graphql`. */
  endpoint: string;
  /** The schema as SDL, deterministic for a database. */
  schema(): string;
  /** A message for the person who starts it: another database is served than the last time. */
  notice: string | null;
  /** Whom one can sign in as, where the sample asks people to sign in. */
  people: readonly SamplePerson[];
  /** The role of those who have not signed in, where the sample asks people to; null elsewhere. */
  signedOutRole: string | null;
  /** Stops the server and closes the database. */
  close(): Promise<void>;
}

const host = '127.0.0.1';
const defaultDirectory = '.frontage/database';

async function createAnsweringFor(database: Database, signIn: SignInSettings): Promise<Answering> {
  const { pool } = database;
  const schemas = await schemasToServe(pool);
  const served = {
    pool,
    schemas,
    constraints: await readConstraints(pool, schemas),
    jwtTypes: await jwtTypes(pool, schemas),
    jwtSecret: signIn.secret ?? database.ownSecret(),
    jwtAudience: signIn.audience,
    jwtIssuer: signIn.issuer,
  };
  return createAnswering(served, signIn);
}

/**
 * A server for programs on this machine only. It rejects requests with another host name (DNS
 * rebinding) and requests that browsers mark as cross-site, and no longer touches a database whose
 * lock it has lost.
 */
function guarded(answering: Answering, database: Database): Server {
  return createServer((request, response) => {
    const { host: asked, origin, 'sec-fetch-site': site } = request.headers;
    const name = asked?.toLowerCase().replace(/:\d+$/, '');
    const turnAway = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
    if (!database.isOurs()) response.destroy();
    else if (name !== host && name !== 'localhost') turnAway(421, 'Misdirected request');
    else if (origin !== undefined || site !== undefined) turnAway(403, 'Not for browsers');
    else answering.answer(request, response);
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
    const signIn = options.signIn ?? readSignInSettings({});
    const answering = await createAnsweringFor(database, signIn);
    closers.unshift(() => answering.release());
    const schema = await answering.schema();
    const server = guarded(answering, database);
    const endpoint = await listen(server, options.port ?? 0);
    closers.unshift(async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    });
    const { notice } = database;
    const people = signIn.asksForSamplePeople ? signInPeople : [];
    const signedOutRole = signIn.asksForSamplePeople ? signIn.defaultRole : null;
    const printed = () => printSortedSchema(schema);
    return { endpoint, schema: printed, notice, people, signedOutRole, close };
  } catch (error) {
    await close();
    throw error;
  }
}
