import { mkdtempSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSchema } from 'graphql';
import type { NextPageContext } from 'next';
import { unpackAccess } from '../../../src/access/packedAccess.ts';
import { backendFor } from '../../../src/server/backend.ts';
import { firstLoad } from '../../../src/server/firstLoad.ts';
import { createGateway } from '../../../src/server/gateway.ts';
import { callerOf, hasRefusals, refusedTo } from '../../../src/server/refusals/refusalStore.ts';
import { readSession, startSession } from '../../../src/server/session/session.ts';
import { settings } from '../../../src/server/settings.ts';
import { startBackend, until, type RunningBackend } from '../../relay/rawBackend.ts';
import { listResponse, listQuery } from '../../relay/sampleQueries.ts';
import { memoryLog, startApp, type RunningApp } from '../appServer.ts';

jest.mock('../../../src/server/roles.ts', () => ({ appRoles: () => null }));
const mockSchema = buildSchema(
  `${readFileSync('tests/relay/project/schema.graphql', 'utf8')}
   extend type Mutation { createOrder(number: String): Order }`,
);
jest.mock('../../../src/server/appSchema.ts', () => ({
  appSchema: () => Promise.resolve(mockSchema),
}));

process.env.FRONTAGE_SECRET = 'a secret that is only for these tests and long enough';
process.env.FRONTAGE_SESSIONS = mkdtempSync(join(tmpdir(), 'frontage-sessions-'));

const FORBIDDEN = { message: 'No', extensions: { code: 'FORBIDDEN' } };
const LIST = JSON.stringify(listResponse(2));
const REFUSED_LIST = JSON.stringify({
  data: { orders: null },
  errors: [{ ...FORBIDDEN, path: ['orders'] }],
});

let backend: RunningBackend;
let app: RunningApp;
/** What the backend answers a person. */
const answers = new Map<string, string>();

beforeAll(async () => {
  globalThis.frontageCatalogues = {};
  backend = await startBackend(({ headers }, response) => {
    const body = answers.get(headers.authorization ?? '') ?? LIST;
    const encoding = headers['accept-encoding']?.includes('gzip') ? 'gzip' : null;
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(encoding ? gzipSync(body) : body);
  });
  process.env.GRAPHQL_ENDPOINT = backend.url;
  const gateway = createGateway({
    release: null,
    settings: settings(),
    kindOf: (text) => /^\w+/.exec(text)?.[0] ?? null,
    backendFor,
    visitorOf: () => Promise.resolve('somebody'),
    log: memoryLog().log,
  });
  app = await startApp(gateway);
});

afterAll(async () => {
  globalThis.frontageCatalogues = undefined;
  globalThis.frontageRefusals = undefined;
  await Promise.all([app.close(), backend.close()]);
});

interface Signed {
  readonly cookie: string;
  readonly token: string;
}

async function signIn(token: string): Promise<Signed> {
  const cookies = await startSession(
    new Request('http://localhost/'),
    { credential: { headers: { authorization: token } }, origin: { kind: 'token' } },
    settings(),
  );
  return { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '), token };
}

/** What a page that lists orders is given. */
async function denied({ cookie }: Partial<Signed>, answer?: { by: Signed; body: string }) {
  if (answer) answers.set(answer.by.token, answer.body);
  const headers = { host: 'localhost', ...(cookie && { cookie }) };
  const req = Object.assign(new IncomingMessage(new Socket()), { url: '/orders', headers });
  const context = { req, res: new ServerResponse(req), asPath: '/orders', query: {} };
  const { access } = await firstLoad(
    { queries: () => ({ list: listQuery() }) },
    context as unknown as NextPageContext,
    { creations: ['createOrder'] },
  );
  return unpackAccess(access).denied;
}

/** Calls the gateway as an open page does, and waits until its answer has been read. */
async function call(
  { cookie, token }: Signed,
  query: string,
  answer: object,
  variables: object = {},
) {
  answers.set(token, JSON.stringify(answer));
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ operationName: 'Any', variables, query }),
  });
  await response.text();
}

test('a list that was refused is known as refused, to that person in that session only', async () => {
  const [ada, bob] = [await signIn('Bearer ada'), await signIn('Bearer bob')];
  expect(await denied(ada, { by: ada, body: REFUSED_LIST })).toEqual({
    'Query.orders': { kind: 'refused' },
  });
  expect(await denied(bob)).toEqual({});
  answers.set('Bearer ada', JSON.stringify({ data: { orders: null } }));
  expect(await denied({})).toEqual({});
  const again = await signIn('Bearer ada');
  answers.set('Bearer ada', LIST);
  expect(await denied(again)).toEqual({});
});

test('it is forgotten as soon as it is answered', async () => {
  const ada = await signIn('Bearer ada2');
  expect(await denied(ada, { by: ada, body: REFUSED_LIST })).not.toEqual({});
  expect(await denied(ada, { by: ada, body: LIST })).toEqual({});
});

test('visitors who have not signed in have nothing in common that was refused', async () => {
  answers.set('', REFUSED_LIST);
  expect(await denied({})).toEqual({});
  answers.delete('');
});

test('a column that the gateway passes on is known as refused when it is in every row', async () => {
  const ada = await signIn('Bearer ada3');
  const rows = [0, 1].map((index) => ['orders', 'edges', index, 'node', 'total']);
  const data = { orders: { edges: [{ node: { total: null } }, { node: { total: null } }] } };
  const errors = rows.map((path) => ({ ...FORBIDDEN, path }));
  const query = 'query Any { orders { edges { node { total } } } }';
  await call(ada, query, { data, errors });
  const caller = await callerIn(ada);
  await until(() => hasRefusals(caller));
  const body = JSON.stringify({ data: { orders: { edges: [], pageInfo: {} } } });
  expect(await denied(ada, { by: ada, body })).toEqual({ 'Order.total': { kind: 'refused' } });
});

test('a creation has to be refused with different values', async () => {
  const ada = await signIn('Bearer ada4');
  const caller = await callerIn(ada);
  const refused = { data: null, errors: [{ ...FORBIDDEN, path: ['createOrder'] }] };
  const create = 'mutation Any($number: String) { createOrder(number: $number) { id } }';
  const attempts = () => globalThis.frontageRefusals?.get(caller)?.byCoordinate;
  const known = (creations: string[]) => refusedTo(caller, null, new Set(creations));
  await call(ada, create, refused, { number: '1' });
  await until(() => attempts()?.has('Mutation.createOrder') === true);
  expect(known(['Mutation.createOrder'])).toEqual([]);
  await call(ada, create, refused, { number: '2' });
  await until(() => known(['Mutation.createOrder']).length === 1);
  // Of other mutations a value may be what names the record.
  expect(known([])).toEqual([]);
  await call(ada, create, { data: { createOrder: { id: '1' } } }, { number: '3' });
  await until(() => !hasRefusals(caller));
});

test('other rights make what was refused before of no account', async () => {
  const ada = await signIn('Bearer ada5');
  await denied(ada, { by: ada, body: REFUSED_LIST });
  const caller = await callerIn(ada);
  expect(refusedTo(caller, 'clerk', new Set())).toEqual(['Query.orders']);
  expect(refusedTo(caller, null, new Set())).toEqual(['Query.orders']);
  expect(refusedTo(caller, 'chief', new Set())).toEqual([]);
});

async function callerIn({ cookie }: Signed): Promise<string> {
  const request = new Request('http://localhost/', { headers: { cookie } });
  return callerOf(await backendFor(request), await readSession(request));
}
