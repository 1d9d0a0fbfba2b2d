import { fork, type ChildProcess } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitMutation, type ConcreteRequest, type Environment } from 'relay-runtime';
import { createEnvironment } from '../../src/relay/environment.ts';
import { isWireError } from '../../src/relay/errors.ts';
import { LoadedPage } from '../../src/relay/loadedPage.ts';
import { createGateway } from '../../src/server/gateway.ts';
import { adviceOn } from '../../src/ui/errors/advice.ts';
import renameNode, {
  type OrderRenameMutation,
} from '../relay/project/__generated__/OrderRenameMutation.graphql.ts';
import { until } from '../relay/rawBackend.ts';
import { orderPage } from '../relay/sampleQueries.ts';
import { memoryLog, startApp, type RunningApp } from './appServer.ts';

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const REQUESTS = 200;
/** Milliseconds between two requests, and for which the backend is away. */
const PACE = 12;
const OUTAGE = 900;

const folder = mkdtempSync(join(tmpdir(), 'frontage-outage-'));
const journal = join(folder, 'journal');

let backend: ChildProcess;
let backendPort: number;
let app: RunningApp;

async function startBackend(port: number): Promise<number> {
  backend = fork(join(__dirname, 'countingBackend.mjs'), [String(port), journal]);
  return new Promise((resolve) => backend.once('message', (message) => resolve(Number(message))));
}

beforeAll(async () => {
  const window = new EventTarget();
  setMaxListeners(0, window);
  (globalThis as { window?: unknown }).window = window;
  backendPort = await startBackend(0);
  const gateway = createGateway({
    release: null,
    visitorOf: () => Promise.resolve('somebody'),
    settings: {
      maxRequestBytes: 10_000,
      maxUploadBytes: 0,
      maxStreams: 0,
      subscriptionsEndpoint: null,
      openGateway: false,
      origins: [],
      maxVisitorStreams: 100,
      proxies: 0,
    },
    kindOf: (text) => (text.startsWith('mutation') ? 'mutation' : 'query'),
    backendFor: () => Promise.resolve({ url: `http://127.0.0.1:${backendPort}/graphql` }),
    log: memoryLog().log,
  });
  app = await startApp(gateway);
});

afterAll(async () => {
  backend.kill('SIGKILL');
  await app.close();
  delete (globalThis as { window?: unknown }).window;
  rmSync(folder, { recursive: true });
});

/** A page that shows one order, from the moment that somebody goes there. */
function visit(environment: Environment, id: string): LoadedPage {
  const page = new LoadedPage(environment, { order: orderPage(id) });
  page.load();
  page.own();
  return page;
}

/** What a form is told of the change that it has sent. */
type Outcome = 'done' | 'not known' | 'other';

function change(environment: Environment, id: string): Promise<Outcome> {
  return new Promise((resolve) => {
    commitMutation<OrderRenameMutation>(environment, {
      mutation: renameNode as ConcreteRequest,
      variables: { id, number: 'A' },
      onCompleted: () => resolve('done'),
      onError: (error) => {
        const words = isWireError(error) ? adviceOn(error, 'form', LOCALE).explanation : '';
        resolve(
          /it is not known whether your change was saved/i.test(words) ? 'not known' : 'other',
        );
      },
    });
  });
}

test('a backend that is killed and comes back loses no read, and no change is made twice or wrongly reported', async () => {
  writeFileSync(journal, '');
  const environment = createEnvironment({
    url: `${app.origin}/graphql`,
    localKeys: {},
    isServer: false,
  });
  const pages: LoadedPage[] = [];
  const changes = new Map<string, Promise<Outcome>>();
  for (let request = 0; request < REQUESTS; request += 1) {
    if (request % 2 === 0) pages.push(visit(environment, `read-${request}`));
    else changes.set(`change-${request}`, change(environment, `change-${request}`));
    if (request === REQUESTS / 4) {
      backend.kill('SIGKILL');
      setTimeout(() => void startBackend(backendPort), OUTAGE);
    }
    await new Promise((resolve) => setTimeout(resolve, PACE));
  }

  await until(() => pages.every(({ pageState }) => pageState.status === 'ready'), 60_000);

  const outcomes = { done: 0, 'not known': 0, other: 0 };
  const done: string[] = [];
  for (const [id, change] of changes) {
    const outcome = await change;
    outcomes[outcome] += 1;
    if (outcome === 'done') done.push(id);
  }
  const carriedOut = readFileSync(journal, 'utf8').trim().split('\n');
  expect(new Set(carriedOut).size).toBe(carriedOut.length);
  expect(carriedOut).toEqual(expect.arrayContaining(done));
  expect(outcomes.other).toBe(0);
  expect(outcomes.done).toBeGreaterThan(0);
  expect(outcomes['not known']).toBeGreaterThan(0);
});
