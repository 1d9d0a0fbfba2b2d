import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { createSchema, createYoga } from 'graphql-yoga';
import { send } from '../../src/relay/transport.ts';
import { printAllowList } from '../../src/scaffold/allowList.ts';
import { nodeHttpClient } from '../../src/server/connection.ts';
import { createGateway } from '../../src/server/gateway.ts';
import { persistedRequest } from '../../src/server/persistedRequest.ts';
import { trustedDocuments } from '../../src/server/trustedDocuments.ts';
import { startBackend, type RunningBackend } from '../relay/rawBackend.ts';
import { memoryLog, startApp, type RunningApp } from './appServer.ts';

const FILMS = { name: 'Films', text: 'query Films($first: Int) {\n  films(first: $first)\n}\n' };
const CALL = { operationName: 'Films', variables: { first: 1 }, query: FILMS.text };

let backend: RunningBackend;
let app: RunningApp;

/** A server that answers the operations of an exported list only, by the plugin of GraphQL Yoga for that. */
beforeAll(async () => {
  const manifest = JSON.parse(printAllowList([FILMS], 'apollo')) as {
    operations: Array<{ id: string; body: string }>;
  };
  const bodies = new Map(manifest.operations.map(({ id, body }) => [id, body]));
  const schema = createSchema({
    typeDefs: 'type Query { films(first: Int): [String!]! }',
    resolvers: { Query: { films: () => ['Alien'] } },
  });
  const persisted = usePersistedOperations({
    getPersistedOperation: (id) => bodies.get(id) ?? null,
  });
  const yoga = createYoga({ schema, plugins: [persisted], logging: false });
  backend = await startBackend((request, response) => void yoga(request, response));
  const log = memoryLog().log;
  const sha256 = manifest.operations[0].id;
  app = await startApp(
    createGateway({
      release: null,
      settings: {
        maxRequestBytes: 10_000,
        maxUploadBytes: 10_000,
        maxStreams: 1,
        maxVisitorStreams: 1,
        openGateway: false,
        origins: [],
        subscriptionsEndpoint: null,
        proxies: 0,
      },
      kindOf: trustedDocuments([{ name: 'Films', kind: 'query', sha256 }]),
      visitorOf: () => Promise.resolve('somebody'),
      backendFor: () => Promise.resolve({ url: backend.url, encode: persistedRequest }),
      log,
    }),
  );
});
afterAll(() => Promise.all([backend.close(), app.close()]));

test('a backend that refuses all but exported operations answers those of pages', async () => {
  const options = { url: `${app.origin}/graphql`, httpClient: nodeHttpClient };
  expect(await send(CALL, options)).toEqual({ data: { films: ['Alien'] } });
});

test('and those of the server, and no others', async () => {
  const options = { url: backend.url, httpClient: nodeHttpClient };
  const persisted = { ...options, encode: persistedRequest };
  expect(await send(CALL, persisted)).toEqual({ data: { films: ['Alien'] } });
  for (const call of [
    send(CALL, options),
    send({ ...CALL, query: 'query Films { films }' }, persisted),
  ])
    await expect(call).rejects.toThrow(/[Pp]ersisted/);
});
