import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import fc from 'fast-check';
import { callHeaders, allowedSignInHeaders } from '../../src/server/callHeaders.ts';
import { trustedDocuments } from '../../src/server/trustedDocuments.ts';
import { answering, startBackend, type RunningBackend } from '../relay/rawBackend.ts';
import { memoryLog, startApp, type RunningApp } from './appServer.ts';

// The sample's roles are of its own operations.
jest.mock('../../src/server/roles.ts', () => ({ appRoles: () => null }));

const SECRET = 'a secret that is only for these tests and long enough';
const DOCUMENTS = {
  query: 'query Films { films }',
  mutation: 'mutation Upload($file: Upload) { upload(file: $file) }',
  subscription: 'subscription Ticks { ticks }',
};
const CONFIGURED = { authorization: 'Bearer service', 'x-hasura-role': 'viewer' };

const headerName = fc
  .constantFrom('authorization', 'x-api-key', 'x-hasura-role', 'cookie', 'host', '__proto__', 'x-t')
  .chain((name) => fc.constantFrom(name, name.toUpperCase()));

test('whatever is configured and whoever is signed in, a configured header is sent as configured', () => {
  fc.assert(
    fc.property(
      fc.dictionary(headerName, fc.string(), { maxKeys: 4 }),
      fc.uniqueArray(headerName),
      headerName,
      (given, offered, name) => {
        const headers = Object.fromEntries(
          Object.entries(given).map(([key, value]) => [key.toLowerCase(), value]),
        );
        const signInHeaders = offered.map((each) => each.toLowerCase());
        const sent = callHeaders(
          { headers, signInHeaders },
          {
            credential: { headers: { [name.toLowerCase()]: 'mine' } },
            origin: { kind: 'token' },
          },
        );
        expect(sent).toMatchObject(headers);
        const added = Object.keys(sent).filter((key) => !Object.hasOwn(headers, key));
        expect(allowedSignInHeaders({ headers, signInHeaders })).toEqual(
          expect.arrayContaining(added),
        );
        expect(added).not.toContain('cookie');
        expect(added).not.toContain('host');
      },
    ),
  );
});

describe('a visitor whose cookie holds another role, and who brings headers', () => {
  let backend: RunningBackend;
  let logged: ReturnType<typeof memoryLog>;
  let app: RunningApp;
  let seen: IncomingMessage['headers'][];
  let brought: Record<string, string>;

  beforeAll(async () => {
    seen = [];
    backend = await startBackend((request, response) => {
      seen.push(request.headers);
      answering(200, '{"data":{"films":[]}}')(request, response);
    });
    backend.server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
      seen.push(request.headers);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    process.env.FRONTAGE_SECRET = SECRET;
    process.env.GRAPHQL_ENDPOINT = backend.url;
    process.env.GRAPHQL_HEADERS = JSON.stringify({
      'X-Hasura-Role': 'viewer',
      Authorization: CONFIGURED.authorization,
    });
    process.env.FRONTAGE_SIGN_IN_HEADERS = 'authorization,x-hasura-role';
    const { backendFor } = await import('../../src/server/backend.ts');
    const { backendWith } = await import('../../src/server/backendWith.ts');
    const { createGateway } = await import('../../src/server/gateway.ts');
    const { createSignIn } = await import('../../src/server/session/signIn.ts');
    const { settings } = await import('../../src/server/settings.ts');
    const { prepare } = await import('../../src/server/prepare.ts');
    const { pageQuery } = await import('../../src/relay/pageQueries.ts');
    const { ticksRequest } = await import('../relay/ticksRequest.ts');
    const kindOf = trustedDocuments(
      Object.entries(DOCUMENTS).map(([kind, text]) => ({
        name: kind,
        kind,
        sha256: createHash('sha256').update(text).digest('hex'),
      })),
    );
    logged = memoryLog();
    const { log } = logged;
    const gateway = createGateway({
      release: null,
      settings: settings(),
      kindOf,
      backendFor,
      visitorOf: () => Promise.resolve('somebody'),
      log,
    });
    const signIn = createSignIn({
      settings: settings(),
      backend: backendWith,
      check: null,
      description: null,
      log,
    });
    app = await startApp(async (request, client) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/graphql') return gateway(request, client);
      if (pathname === '/api/session') return signIn(request, client);
      await prepare({ page: pageQuery(ticksRequest, {}) }, await backendFor(request));
      return new Response();
    });
    const { seal } = await import('../../src/server/session/seal.ts');
    const now = Date.now();
    const held = {
      id: 'i',
      person: 'p',
      credential: { headers: { 'x-hasura-role': 'admin' } },
      origin: { kind: 'token' as const },
      version: 0,
      startedAt: now,
      issuedAt: now,
      sealedAt: now,
    };
    brought = {
      cookie: `frontage-session=${await seal(held)}`,
      authorization: 'Bearer mine',
      'x-hasura-role': 'admin',
      'x-forwarded-user': 'root',
    };
  });
  afterAll(async () => {
    await Promise.all([backend.close(), app.close()]);
  });

  const json = (kind: keyof typeof DOCUMENTS) => () =>
    fetch(`${app.origin}/graphql`, {
      method: 'POST',
      headers: { ...brought, 'content-type': 'application/json' },
      body: JSON.stringify({ operationName: 'X', variables: {}, query: DOCUMENTS[kind] }),
    });
  const upload = () => {
    const body = new FormData();
    const variables = { file: null };
    body.set(
      'operations',
      JSON.stringify({ operationName: 'X', variables, query: DOCUMENTS.mutation }),
    );
    body.set('map', '{"0":["variables.file"]}');
    body.set('0', new Blob(['text']), 'a.txt');
    return fetch(`${app.origin}/graphql`, { method: 'POST', headers: brought, body });
  };
  const signIn = (credential: string) => () =>
    fetch(`${app.origin}/api/session`, {
      method: 'POST',
      headers: { ...brought, 'content-type': 'application/json' },
      body: JSON.stringify({ credential }),
    });

  test.each<[string, () => Promise<Response>, number]>([
    ['a query', json('query'), 1],
    ['a mutation', json('mutation'), 1],
    ['an upload', upload, 1],
    // As server-sent events, then over a WebSocket.
    ['a subscription', json('subscription'), 2],
    ['a page', () => fetch(`${app.origin}/orders`, { headers: brought }), 1],
    ['signing in with the role', signIn('X-Hasura-Role: admin'), 0],
    ['signing in with a token', signIn('token'), 0],
  ])('reaches the backend by %s with the configured headers only', async (_name, call, calls) => {
    seen.length = 0;
    await (await call()).text();
    expect(seen).toHaveLength(calls);
    for (const headers of seen) {
      expect(headers).toMatchObject(CONFIGURED);
      for (const name of ['cookie', 'x-forwarded-user', 'origin'])
        expect(headers).not.toHaveProperty(name);
    }
  });
});
