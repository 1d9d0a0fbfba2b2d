import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../backend/findPostgres.ts';
import { freePort, stopped } from '../browser/appCheckout.ts';
import { startSwapi } from '../browser/swapi.ts';
import { installed } from './npm.ts';

/** A GraphQL server that runs on this machine, filled with records. */
export interface LiveBackend {
  readonly endpoint: string;
  /** What the schema is read with. */
  readonly schemaHeaders?: Readonly<Record<string, string>>;
  /** What the app sends for everybody. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How people sign in; undefined where nobody has to. */
  readonly people?: People;
  /** What is wrong with the backend itself: faults of these addresses are not held against the app. */
  readonly known: readonly RegExp[];
  readonly stop: () => Promise<void>;
}

/** How people sign in to a backend by its own mutation. */
export interface People {
  /** What a person enters, by the names of the inputs. */
  readonly inputs: Readonly<Record<string, string>>;
  /** What the shell calls them. */
  readonly name: string;
  /** What the backend says to a wrong password, and what it says to several; undefined where it locks no account. */
  readonly refusal: RegExp;
  readonly locked?: RegExp;
  /** Another person, whose account can be locked. */
  readonly other?: Readonly<Record<string, string>>;
  /** The path of a list that only they see. */
  readonly list: string;
  /** How long a token lives, in milliseconds, where it is renewed. */
  readonly tokenLife?: number;
  /** Ends all sessions, as the backend's administrator does. */
  readonly endSessions: () => Promise<void>;
}

/** The backends by name; null is the embedded one with its sample. */
export const backends: Readonly<Record<string, (() => Promise<LiveBackend>) | null>> = {
  sample: null,
  families: startFamiliesServer,
  swapi: startSwapiServer,
  vendure: startVendure,
  strapi: startStrapi,
  parse: startParse,
  refreshing: startRefreshing,
};

async function startSwapiServer(): Promise<LiveBackend> {
  const { endpoint, stop } = await startSwapi();
  // It answers a species without a homeworld with an error that has no path.
  return { endpoint, known: [/api\/planets\/null\/ \(no path\)/], stop };
}

async function startFamiliesServer(): Promise<LiveBackend> {
  const server = started('../browser/families/server.ts', process.cwd(), {});
  const port = await firstMessage<number>(server);
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    // Two of its rows fail by design.
    known: [/^\/rings/],
    stop: () => stopped(server),
  };
}

async function startVendure(): Promise<LiveBackend> {
  const folder = installed('vendure', {
    dependencies: { '@vendure/core': '3.5.6', 'sql.js': '^1.8.0' },
    // What bcrypt downloads or compiles is not to be had everywhere.
    overrides: { '@graphql-tools/batch-execute': '^10.2.0', bcrypt: 'npm:bcryptjs@^2.4.3' },
  });
  const server = started('vendure/server.mjs', folder, { PORT: String(await freePort()) });
  const people: People = {
    inputs: { username: 'superadmin', password: 'superadmin' },
    name: 'Super Admin',
    refusal: /The provided credentials are invalid/,
    list: '/orders',
    endSessions: () => sessionsEnded(server),
  };
  return {
    ...(await firstMessage<Address>(server)),
    ...{ people, known: VENDURE_FAULTS, stop: () => stopped(server) },
  };
}

/** What a backend's program says of itself when it is ready. */
type Address = Pick<LiveBackend, 'endpoint' | 'schemaHeaders' | 'headers'>;

async function sessionsEnded(server: ChildProcess): Promise<void> {
  server.send('end sessions');
  await firstMessage(server);
}

const VENDURE_FAULTS = [
  // Its queue in memory lists jobs and then does not know them by their keys.
  /^\/jobs\//,
  // Its resolver of provinces gives null where the schema says that there is a list.
  /^\/provinces/,
  // Null for a non-null `tag` where there is none.
  /^\/tags\/\d+ .*still there.*502/,
  // It counts an order's `totalQuantity` from lines that it loads only for queries that ask for them.
  /^\/orders\?.*requires the Order\.lines/,
  // Null for a non-null order line of what is allocated: it loads them for orders only.
  /^\/product-variants\/.*tab=stockMovements.*Allocation\.orderLine/,
  // Its schema offers an order that its database does not have.
  /^\/collections\?sort=productVariantCount/,
];

async function startStrapi(): Promise<LiveBackend> {
  const folder = installed('strapi', {
    version: '0.1.0',
    dependencies: {
      '@strapi/plugin-graphql': '5.52.3',
      '@strapi/plugin-users-permissions': '5.52.3',
      '@strapi/strapi': '5.52.3',
      pg: '^8.13.0',
      react: '^18.0.0',
      'react-dom': '^18.0.0',
      'react-router-dom': '^6.0.0',
      'styled-components': '^6.0.0',
    },
  });
  const { server, stop } = await startOnPostgres('strapi', folder);
  const people: People = {
    inputs: { 'input.identifier': 'ada', 'input.password': 'correct horse' },
    name: 'ada',
    refusal: /Invalid identifier or password/,
    list: '/articles',
    endSessions: () => sessionsEnded(server),
  };
  return { ...(await firstMessage<Address>(server)), people, known: [], stop };
}

async function startParse(): Promise<LiveBackend> {
  const folder = installed('parse', { dependencies: { 'parse-server': '9.10.0' } });
  const { server, stop } = await startOnPostgres('parse', folder);
  const people: People = {
    inputs: { 'input.username': 'ada', 'input.password': 'correct horse' },
    name: 'ada',
    refusal: /Invalid username\/password/,
    locked: /Your account is locked/,
    other: { 'input.username': 'mary', 'input.password': 'correct horse' },
    list: '/articles',
    endSessions: () => sessionsEnded(server),
  };
  // Its classes are for the master key, and nobody may sort people by their address.
  const known = [/^\/classes/, /^\/users\?sort=email/];
  return { ...(await firstMessage<Address>(server)), people, known, stop };
}

async function startRefreshing(): Promise<LiveBackend> {
  const server = started('refreshing/server.ts', process.cwd(), {
    PORT: String(await freePort()),
  });
  const people: People = {
    inputs: { 'loginInput.email': 'ada@example.com', 'loginInput.password': 'correct horse' },
    name: 'ada',
    refusal: /Invalid credentials/,
    locked: /Your account is locked/,
    other: { 'loginInput.email': 'mary@example.com', 'loginInput.password': 'correct horse' },
    list: '/tasks',
    tokenLife: 6_000,
    endSessions: () => sessionsEnded(server),
  };
  const stop = () => stopped(server);
  return { ...(await firstMessage<Address>(server)), people, known: [], stop };
}

/** Starts a backend's program with a database of its own. */
async function startOnPostgres(name: string, folder: string) {
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL server is installed.');
  const postgres = await startPostgres(programs);
  await postgres.run('postgres', `create database ${name}`);
  const server = started(`${name}/server.mjs`, folder, {
    PORT: String(await freePort()),
    DATABASE_URL: postgres.url(name),
    NODE_ENV: 'production',
  });
  const stop = async () => {
    await stopped(server);
    await postgres.stop();
  };
  return { server, stop };
}

/** Starts a backend's program in the folder where its packages are. */
function started(program: string, cwd: string, environment: Record<string, string>): ChildProcess {
  return fork(join(import.meta.dirname, program), {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** @throws when the program ends before it says anything */
function firstMessage<Message>(server: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    server.once('message', (message) => resolve(message as Message));
    server.once('exit', (code) => reject(new Error(`The backend ended (${code}).`)));
  });
}
