import type { ConcreteRequest } from 'relay-runtime';
import { createEnvironment } from '../../src/relay/environment.ts';
import { LoadedPage } from '../../src/relay/loadedPage.ts';
import { operationOf, pageQuery } from '../../src/relay/pageQueries.ts';
import type { PageQueries } from '../../src/relay/pageQueries.ts';
import { backendFor } from '../../src/server/backend.ts';
import { backendWith } from '../../src/server/backendWith.ts';
import { prepare } from '../../src/server/prepare.ts';
import { settings } from '../../src/server/settings.ts';
import { createSignIn } from '../../src/server/session/signIn.ts';
import { startBackend } from '../relay/rawBackend.ts';
import { memoryLog, startApp } from './appServer.ts';

// The sample's roles are of its own operations.
jest.mock('../../src/server/roles.ts', () => ({ appRoles: () => null }));

const USERS = 20;
const PAGES = 1_000;
const IN_FLIGHT = 16;

const selections = [
  { alias: null, args: null, kind: 'ScalarField', name: 'me', storageKey: null },
] as const;

/** What relay-compiler makes of `query MeQuery { me }`. */
const meQuery: ConcreteRequest = {
  kind: 'Request',
  fragment: {
    argumentDefinitions: [],
    kind: 'Fragment',
    metadata: null,
    name: 'MeQuery',
    selections,
    type: 'Query',
    abstractKey: null,
  },
  operation: { argumentDefinitions: [], kind: 'Operation', name: 'MeQuery', selections },
  params: {
    cacheID: 'me',
    id: null,
    metadata: {},
    name: 'MeQuery',
    operationKind: 'query',
    text: 'query MeQuery { me }',
  },
};

const queries: PageQueries = {
  me: pageQuery(meQuery, {}),
};

test(`no page of ${PAGES} holds the data of another of ${USERS} visitors`, async () => {
  const backend = await startBackend((request, response) => {
    const me = request.headers.authorization ?? 'nobody';
    // Answers overtake one another.
    setTimeout(() => response.end(JSON.stringify({ data: { me } })), Math.random() * 8);
  });
  process.env.FRONTAGE_SECRET = 'a secret that is only for these tests and long enough';
  process.env.GRAPHQL_ENDPOINT = backend.url;
  const signIn = createSignIn({
    check: null,
    description: null,
    settings: settings(),
    backend: backendWith,
    log: memoryLog().log,
  });
  const app = await startApp(signIn);
  const cookies = await Promise.all(
    Array.from({ length: USERS }, async (_, user) => {
      const response = await fetch(app.origin, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ credential: `user-${user}` }),
      });
      return response.headers.getSetCookie()[0].split(';')[0];
    }),
  );

  let next = 0;
  const shown = new Map<string, number>();
  const visit = async () => {
    while (next < PAGES) {
      const user = next % USERS;
      next += 1;
      const request = new Request(app.origin, { headers: { cookie: cookies[user] } });
      const { handOvers, status } = await prepare(queries, await backendFor(request));
      expect(status).toBe(200);
      const name = nameOn(handOvers);
      expect(name).toBe(`Bearer user-${user}`);
      expect(JSON.stringify(handOvers).match(/user-\d+/g)).toEqual([`user-${user}`]);
      shown.set(name, (shown.get(name) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, visit));
  expect([...shown.values()]).toEqual(Array.from({ length: USERS }, () => PAGES / USERS));
  await Promise.all([backend.close(), app.close()]);
});

/** What a page that is rendered from the hand-over shows. */
function nameOn(handOvers: Parameters<LoadedPage['take']>[0]): string {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: true });
  new LoadedPage(environment, queries).take(handOvers);
  const { data } = environment.lookup(operationOf(queries.me).fragment);
  return (data as unknown as { me: string }).me;
}
