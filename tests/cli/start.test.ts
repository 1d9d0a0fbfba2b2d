import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tryLock } from '../../src/cli/fileLock.mjs';
import { FILM_SDL, graphqlServer } from './localServer.ts';
import {
  checkoutOfStubs,
  freePort,
  whenReady,
  stopped,
  until,
  type Running,
} from './stubbedApp.ts';
import type { TemporaryCheckout } from './temporaryCheckout.ts';

let checkout: TemporaryCheckout;
let port: number;
let running: ChildProcess | undefined;

beforeEach(async () => {
  checkout = checkoutOfStubs();
  port = await freePort();
});

afterEach(async () => {
  if (running) await stopped(running, 'SIGKILL');
  running = undefined;
  checkout.remove();
});

/** Starts a command and waits until it says that the app is ready. */
function ready(environment: Record<string, string>, ...args: string[]): Promise<Running> {
  running = checkout.start({ PORT: String(port), ...environment }, ...args);
  return whenReady(running);
}

interface AppResponse {
  command: string;
  pid: number;
  endpoint: string;
  headers?: string;
  page?: string;
}

const askApp = async (path = '/') =>
  (await (await fetch(`http://localhost:${port}${path}`)).json()) as AppResponse;

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('start', () => {
  test('builds, starts the embedded backend, serves over it, and says where', async () => {
    const { stdout } = await ready({}, 'start');
    const { command, endpoint } = await askApp();
    expect(command).toBe('start');
    expect(stdout()).toMatch(/Built in \d+ s\./);
    expect(stdout()).toContain(`Backend: embedded, with its own database (${endpoint})`);
    expect(stdout()).toContain(`Ready: http://localhost:${port}`);
    expect(stdout()).not.toMatch(/greeting/);
    expect(checkout.read('builds')).toBe('x');
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('stops everything on %s', async (signal) => {
    const { child } = await ready({}, 'start');
    const { pid, endpoint } = await askApp();
    const backend = Number(await (await fetch(endpoint)).text());
    expect(await stopped(child, signal)).toBe(0);
    expect([isAlive(pid), isAlive(backend)]).toEqual([false, false]);
    expect(checkout.state()).toEqual([]);
  });

  test('stops everything when it is killed itself', async () => {
    const { child } = await ready({}, 'start');
    const { pid, endpoint } = await askApp();
    const backend = Number(await (await fetch(endpoint)).text());
    child.kill('SIGKILL');
    await until(() => !isAlive(pid) && !isAlive(backend));
    expect([isAlive(pid), isAlive(backend)]).toEqual([false, false]);
  });

  test('builds again only when what goes into the app changed', async () => {
    const build = () => checkout.run('start', '--build-only');
    expect((await build()).stdout).toMatch(/Built/);
    expect((await build()).stdout).toBe('');
    checkout.write('pages/index.tsx', 'export default () => null;\n');
    await build();
    expect(checkout.read('builds')).toBe('xx');
    await checkout.runWith({ NEXT_PUBLIC_TITLE: 'Films' }, 'start', '--build-only');
    expect(checkout.read('builds')).toBe('xxx');
    checkout.write('.env.local', 'NEXT_PUBLIC_TITLE=Films\n');
    await build();
    checkout.write('README.md', 'Read me.\n');
    await build();
    expect(checkout.read('builds')).toBe('xxx');
  });

  test('starts a backend that crashed again, where it was', async () => {
    const { stdout } = await ready({}, 'start');
    const { endpoint } = await askApp();
    const former = await (await fetch(endpoint)).text();
    await fetch(new URL('/crash', endpoint)).catch(() => undefined);
    await until(() => stdout().includes('The backend is back.'));
    expect(stdout()).toMatch(/The backend stopped \(exit code 1\)\. Starting it again…/);
    expect(await (await fetch(endpoint)).text()).not.toBe(former);
    expect((await askApp()).endpoint).toBe(endpoint);
  });

  test('ends with the app when that crashes, and takes the backend with it', async () => {
    const { child, stderr } = await ready({}, 'start');
    const { endpoint } = await askApp();
    const backend = Number(await (await fetch(endpoint)).text());
    const closed = new Promise((resolve) => child.once('close', resolve));
    await fetch(`http://localhost:${port}/crash`).catch(() => undefined);
    expect(await closed).toBe(1);
    expect(stderr()).toMatch(/The app stopped \(exit code 3\)/);
    expect(isAlive(backend)).toBe(false);
  });

  test('passes on what the app says once it runs', async () => {
    const { stdout } = await ready({}, 'start');
    await askApp('/films');
    await until(() => stdout().includes('asked for /films'));
    expect(stdout()).toMatch(/asked for \/films/);
  });

  test('serves GRAPHQL_ENDPOINT when it is set, else the endpoint that was connected', async () => {
    const server = await graphqlServer(FILM_SDL);
    checkout.write('schema/source.json', '{ "endpoint": "http://127.0.0.1:9/graphql" }\n');
    const connected = await ready({}, 'start');
    expect((await askApp()).endpoint).toBe('http://127.0.0.1:9/graphql');
    await stopped(connected.child, 'SIGTERM');
    port = await freePort();
    const { stdout } = await ready({ GRAPHQL_ENDPOINT: server.url }, 'start');
    expect((await askApp()).endpoint).toBe(server.url);
    expect(stdout()).toContain(`Backend: ${server.url}`);
    await server.close();
  });

  test('gives credentials in GRAPHQL_ENDPOINT to the app as a header, and prints none', async () => {
    const server = await graphqlServer(FILM_SDL);
    const { host, pathname } = new URL(server.url);
    const GRAPHQL_ENDPOINT = `http://ann:pa%20ss@${host}${pathname}`;
    const { stdout, stderr } = await ready({ GRAPHQL_ENDPOINT }, 'start');
    const { endpoint, headers } = await askApp();
    expect(endpoint).toBe(server.url);
    const authorization = `Basic ${btoa('ann:pa ss')}`;
    expect(JSON.parse(headers ?? '{}')).toEqual({ authorization });
    expect(stdout() + stderr()).not.toMatch(/pa(%20| )ss/);
    await server.close();
  });

  test('warns when the screens were made for another schema', async () => {
    const server = await graphqlServer(FILM_SDL.replace('  director: String\n', ''));
    const { stderr } = await ready({ GRAPHQL_ENDPOINT: server.url }, 'start');
    await until(() => stderr() !== '');
    expect(stderr()).toMatch(
      /made for another schema[^]*Film\.director was removed\.[^]*npx frontage connect/,
    );
    await server.close();
  });

  test('says before it builds that the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, resolve));
    const { code, stderr } = await checkout.runWith({ PORT: String(port) }, 'start');
    other.close();
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`Port ${port} is in use[^]*PORT=${port + 1} npm start`));
    expect(checkout.has('builds')).toBe(false);
  });

  describe('beside a running app', () => {
    const builds = () => readdirSync(checkout.path('.frontage/builds')).filter(isNoLock);
    const isNoLock = (name: string) => !name.endsWith('.lock');
    let other: number;

    beforeEach(async () => {
      await ready({ GRAPHQL_ENDPOINT: 'http://127.0.0.1:9/graphql' }, 'start');
      checkout.write('pages/index.tsx', 'the second page');
      other = await freePort();
    });

    const start = (onPort: number, ...args: string[]) =>
      checkout.run('start', '--port', String(onPort), ...args);
    const pageOfApp = async () => (await askApp()).page;

    test('builds where that is not touched, and the next start need not build', async () => {
      expect((await start(port, '--build-only')).stdout).toMatch(/Built/);
      expect(await pageOfApp()).toBe('the first page');
      expect(builds()).toHaveLength(2);
      await stopped(running!, 'SIGTERM');
      await ready({ GRAPHQL_ENDPOINT: 'http://127.0.0.1:9/graphql' }, 'start');
      expect(await pageOfApp()).toBe('the second page');
      expect(checkout.read('builds')).toBe('xx');
      expect(builds()).toHaveLength(1);
      expect(checkout.has('next-env.d.ts')).toBe(false);
    });

    test('a build takes the place of one that nobody serves, with what is kept for it from then on', async () => {
      const kept = (build: number) => checkout.has(`.frontage/builds/${build}/cache/turbopack`);
      await start(port, '--build-only');
      expect(builds()).toEqual(['1', '2']);
      await stopped(running!, 'SIGTERM');
      expect([kept(1), kept(2)]).toEqual([false, false]);
      checkout.write('pages/index.tsx', 'the third page');
      await start(other, '--build-only');
      expect(builds()).toEqual(['1']);
      expect(kept(1)).toBe(true);
      checkout.write('.frontage/builds/1/cache/turbopack/known', 'much');
      checkout.write('pages/index.tsx', 'the fourth page');
      checkout.write('refuse-build', '');
      expect((await start(other, '--build-only')).code).toBe(1);
      expect(checkout.has('.frontage/builds/1/page')).toBe(false);
      rmSync(checkout.path('refuse-build'));
      await start(other, '--build-only');
      expect(checkout.read('.frontage/builds/1/cache/turbopack/known')).toBe('much');
      expect(checkout.read('.frontage/builds/1/page')).toBe('the fourth page');
    });

    test('builds nothing when the port is taken or the database locked', async () => {
      expect((await start(port)).stderr).toMatch(/in use by another program/);
      const lock = tryLock(checkout.path('.frontage/database.lock'));
      expect((await start(other)).stderr).toMatch(
        `The database in .frontage/database is in use by another backend (process ${process.pid} on`,
      );
      lock?.release();
      expect(checkout.read('builds')).toBe('x');
    });

    test('leaves that and its build alone when the build fails or is killed', async () => {
      checkout.write('refuse-build', '');
      expect((await start(other, '--build-only')).code).toBe(1);
      expect(builds()).toHaveLength(1);
      rmSync(checkout.path('refuse-build'));
      checkout.write('slow-build', '');
      const child = checkout.start({}, 'start', '--build-only');
      await until(() => checkout.read('builds') === 'xx');
      await stopped(child, 'SIGKILL');
      expect(await pageOfApp()).toBe('the first page');

      rmSync(checkout.path('slow-build'));
      checkout.write('pages/index.tsx', 'the first page');
      expect((await start(other, '--build-only')).stdout).toBe('');
      expect(builds()).toHaveLength(1);
      expect(checkout.read('builds')).toBe('xx');
    });

    test('waits for another build and takes that', async () => {
      const both = await Promise.all([start(other, '--build-only'), start(other, '--build-only')]);
      expect(both.map(({ code }) => code)).toEqual([0, 0]);
      expect(checkout.read('builds')).toBe('xx');
    });
  });

  test('fails with what Next.js says when the build fails, and leaves no backend', async () => {
    checkout.write('refuse-build', '');
    const { code, stderr } = await checkout.runWith({ PORT: String(port) }, 'start');
    expect(code).toBe(1);
    expect(stderr).toMatch(/The build failed:[^]*Type error: nonsense/);
    expect(checkout.state()).toEqual([]);
  });

  test('`frontage build` builds nothing of a checkout that does not agree with itself', async () => {
    const { code, stderr } = await checkout.runWith({}, 'build');
    expect(code).toBe(1);
    expect(stderr).toMatch(/not scaffolded yet/);
    expect(checkout.has('builds')).toBe(false);
  });

  test('builds and serves nothing that does not compile', async () => {
    mkdirSync(checkout.path('node_modules/@types/react'), { recursive: true });
    const options = { strict: true, noEmit: true, types: [] };
    checkout.write(
      'tsconfig.app.json',
      JSON.stringify({ compilerOptions: options, include: ['src/resources'] }),
    );
    checkout.write('src/resources/films/budget.ts', "export const budget: number = 'breeed';\n");
    const { code, stderr } = await checkout.runWith({ PORT: String(port) }, 'start');
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /The app was not built\. It has 1 place to mend:\n\n {2}src\/resources\/films\/budget\.ts:1:14: Type 'string' is not assignable/,
    );
    const other = await checkout.runWith({}, 'start', '--build-only');
    expect(other.code).toBe(1);
  });

  test('fails with what the backend says, without the database’s password', async () => {
    checkout.write('refuse-backend', '');
    const { code, stderr, stdout } = await checkout.runWith(
      { PORT: String(port), DATABASE_URL: 'postgres://ann:pa55word@localhost/shop' },
      'start',
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/embedded backend does not start\. cannot open/);
    expect(stdout + stderr).not.toMatch(/pa55word/);
  });

  test('asks for an endpoint when the schema came from a file', async () => {
    checkout.write('schema/source.json', '{ "file": null }\n');
    const { code, stderr } = await checkout.runWith({ PORT: String(port) }, 'start');
    expect(code).toBe(1);
    expect(stderr).toMatch(/came from a file[^]*GRAPHQL_ENDPOINT=/);
  });
});
