import type { RequestListener } from 'node:http';
import type { ConcreteRequest } from 'relay-runtime';
import { defineViewer } from '../../src/address/viewer.ts';
import { nodeHttpClient } from '../../src/server/connection.ts';
import { deniedTo } from '../../src/server/permittedAccess.ts';
import { loadViewer, viewerSoon } from '../../src/server/viewer.ts';
import { answering, startBackend, until, type RunningBackend } from '../relay/rawBackend.ts';
import viewerNode, {
  type ViewerQuery,
} from '../relay/project/__generated__/ViewerQuery.graphql.ts';

const request: ConcreteRequest = viewerNode;
const definition = defineViewer({ query: request, read: ({ me }: ViewerQuery['response']) => me });
const query = { definition, localKeys: {} };

let backend: RunningBackend;
let listener: RequestListener;
let calls = 0;
beforeAll(async () => {
  backend = await startBackend((incoming, response) => {
    calls += 1;
    return listener(incoming, response);
  });
});
beforeEach(() => (calls = 0));
afterAll(() => backend.close());

/** Answers with who the credential is. */
const byToken: RequestListener = (incoming, response) => {
  const name = incoming.headers.authorization ?? null;
  const me = name && { id: '1', name, role: 'sales', permissions: ['A'] };
  answering(200, JSON.stringify({ data: { me } }))(incoming, response);
};

function load(authorization: string | null, session = `session of ${authorization}`) {
  const headers: Record<string, string> = authorization === null ? {} : { authorization };
  return loadViewer(query, { url: backend.url, headers, httpClient: nodeHttpClient }, session);
}

test('pages of a person ask once, and nobody gets another’s answer', async () => {
  listener = byToken;
  const names = ['ada', 'bob', 'ada', 'ada', 'bob'];
  const viewers = await Promise.all(names.map((name) => load(name)));
  expect(viewers.map(({ person }) => person?.name)).toEqual(names);
  expect(calls).toBe(2);
  // The same token in another session, and another token in the same.
  expect((await load('ada', 'other')).person?.name).toBe('ada');
  expect((await load('eve', 'session of ada')).person?.name).toBe('eve');
  expect(calls).toBe(4);
  const [{ handOver }] = viewers;
  expect(handOver).toMatchObject({
    name: 'ViewerQuery',
    result: { data: { me: { name: 'ada' } } },
  });
});

test('nobody is nobody, whatever way the backend says so', async () => {
  listener = byToken;
  expect(await load(null)).toEqual({ person: null, handOver: null });
  listener = answering(401, '');
  expect(await load('unknown')).toEqual({ person: null, handOver: null });
  expect(await load('unknown')).toEqual({ person: null, handOver: null });
  expect(calls).toBe(2);
});

test('a backend that fails is asked again by the next page', async () => {
  listener = answering(502, 'away');
  expect((await load('failed')).person).toBeNull();
  listener = byToken;
  expect((await load('failed')).person?.name).toBe('failed');
});

test('an answer that the app cannot read is nobody', async () => {
  const broken = {
    ...query,
    definition: {
      ...definition,
      read: (): never => {
        throw new Error('Broken');
      },
    },
  };
  listener = byToken;
  const options = {
    url: backend.url,
    headers: { authorization: 'broken' },
    httpClient: nodeHttpClient,
  };
  expect(await loadViewer(broken, options, 'broken')).toEqual({ person: null, handOver: null });
});

test('an app without a query for it asks nothing', async () => {
  expect(await viewerSoon(null)).toEqual({ person: null, handOver: null });
});

describe('what a person lacks the permission for', () => {
  const NEEDS = { 'Mutation.orderCancel': ['MANAGE_ORDERS', 'ADMIN'], 'Query.staff': ['STAFF'] };

  test('is what needs codes that they do not have', () => {
    expect(deniedTo({ permissions: ['ADMIN', null] }, NEEDS)).toEqual({
      'Query.staff': { kind: 'permission', permissions: ['STAFF'] },
    });
  });

  test('is what their own flags say', () => {
    const allowed = { 'Mutation.createUser': false, 'Mutation.updateUser': true, 'User.x': null };
    expect(deniedTo({ allowed }, NEEDS)).toEqual({
      'Mutation.createUser': { kind: 'permission', permissions: [] },
    });
  });

  test('is nothing where nothing is said of permissions', () => {
    expect(deniedTo({ permissions: null }, NEEDS)).toEqual({});
    expect(deniedTo({}, NEEDS)).toEqual({});
  });
});

test('a call ends when the last visitor whom it is for has left', async () => {
  let isOpen = false;
  listener = (request, response) => {
    isOpen = true;
    response.on('close', () => (isOpen = false));
    request.resume();
  };
  const visitors = [new AbortController(), new AbortController()];
  const headers = { authorization: 'slow' };
  const asked = visitors.map(({ signal }) =>
    loadViewer(query, { url: backend.url, headers, httpClient: nodeHttpClient, signal }, 'slow'),
  );
  await until(() => isOpen);
  expect(calls).toBe(1);
  visitors[0].abort();
  expect(isOpen).toBe(true);
  visitors[1].abort();
  expect(await Promise.all(asked)).toEqual([
    { person: null, handOver: null },
    { person: null, handOver: null },
  ]);
  await until(() => !isOpen);
});
