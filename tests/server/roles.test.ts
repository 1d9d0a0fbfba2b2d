import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildASTSchema, buildSchema, graphql, parse, print } from 'graphql';
import type { RequestParameters } from 'relay-runtime';
import { lacksOf } from '../../src/roles/lacks.ts';
import { printRoles, type RoleSource } from '../../src/roles/rolesFile.ts';
import { printRoleDocuments, trimDocuments } from '../../src/roles/trimDocuments.ts';
import { unionSchema } from '../../src/roles/unionSchema.ts';
import { startBackend, type RunningBackend } from '../relay/rawBackend.ts';
import { memoryLog, startApp, type RunningApp } from './appServer.ts';

const ADMIN = `
  type Order { id: ID! number: String! cost: Int! customer: Customer }
  type Customer { id: ID! name: String! }
  type Query { orders(first: Int, status: String, orderBy: [OrderSort!]): [Order!]! customers: [Customer!]! me: Me }
  type Me { role: String }
  enum OrderSort { NUMBER COST }
  type Mutation { cancel(id: ID!): Order rename(id: ID!, name: String!): Customer upload(file: String): Order }
`;
const CLERK = `
  type Order { id: ID! number: String! }
  type Query { orders(first: Int, orderBy: [OrderSort!]): [Order!]! me: Me }
  enum OrderSort { NUMBER }
  type Me { role: String }
  type Mutation { cancel(id: ID!): Order }
`;
const SCHEMAS = {
  admin: buildSchema(ADMIN),
  clerk: buildSchema(CLERK),
};
const DOCUMENTS = {
  Orders:
    'query Orders($n: Int, $s: String) { orders(first: $n, status: $s) { id number cost customer { id name } } }',
  Customers: 'query Customers { customers { id name } }',
  Sorted: 'query Sorted($by: [OrderSort!]) { orders(orderBy: $by) { id number } }',
  Both: 'query Both { orders { id number } customers { id name } }',
  Cancel: 'mutation Cancel($id: ID!) { cancel(id: $id) { id cost } }',
  Rename: 'mutation Rename($id: ID!, $name: String!) { rename(id: $id, name: $name) { id } }',
  Upload: 'mutation Upload($file: String) { upload(file: $file) { id } }',
};

const own = process.cwd();
let folder: string;
let backend: RunningBackend;
let app: RunningApp;
/** Texts that the backend was sent, with the role of who sent them. */
let sent: { role: string; query: string; variables: object }[] = [];

const data = (role: string) => ({
  orders: [
    { id: '1', number: `N-${role}`, cost: 4711, customer: { id: '9', name: 'secret-name' } },
  ],
  customers: [{ id: '9', name: 'secret-name' }],
  me: { role },
  cancel: { id: '1', number: 'N', cost: 4711 },
  rename: { id: '9', name: 'secret-name' },
});

function token(role: string, person = 'p'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `Bearer ${part({ alg: 'none' })}.${part({ sub: person, role })}.x`;
}

function roleIn(authorization = ''): string {
  const [, payload] = authorization.split('.');
  if (payload === undefined) return authorization === '' ? 'nobody' : 'opaque';
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { role: string }).role;
}

function writeRoles(from: RoleSource, signedOut: string | null = null): void {
  const { document } = unionSchema(
    [ADMIN, CLERK].map((sdl, at) => ({ role: ['admin', 'clerk'][at], document: parse(sdl) })),
  );
  const schema = buildASTSchema(document);
  writeFileSync(join(folder, 'schema/schema.graphql'), print(document));
  const lacks = { admin: [], clerk: lacksOf(document, parse(CLERK)) };
  const roles = Object.fromEntries(
    Object.entries(lacks).map(([role, own]) => [role, { lacks: own }]),
  );
  writeFileSync(join(folder, 'schema/roles.json'), printRoles({ from, signedOut, roles }));
  const documents = Object.entries(DOCUMENTS).map(([name, text]) => ({ name, text }));
  for (const [role, own] of Object.entries(lacks))
    writeFileSync(
      join(folder, `__generated__/roles/${role}.json`),
      printRoleDocuments(trimDocuments(role, documents, { document, schema }, own)),
    );
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontage-roles-'));
  mkdirSync(join(folder, 'schema'));
  mkdirSync(join(folder, '__generated__/roles'), { recursive: true });
  process.chdir(folder);
  backend = await startBackend((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const role = roleIn(request.headers.authorization);
      const multipart = /name="operations"\r\n\r\n(.*)\r\n/.exec(body)?.[1];
      const { query, variables } = JSON.parse(multipart ?? body) as {
        query: string;
        variables: object;
      };
      sent.push({ role, query, variables });
      // A backend with one schema for all roles says who asks.
      const known = role === 'opaque' ? 'clerk' : role;
      void graphql({
        schema: known === 'admin' ? SCHEMAS.admin : SCHEMAS.clerk,
        source: query,
        rootValue: data(known),
        variableValues: variables as Record<string, unknown>,
      }).then((answer) => {
        response.setHeader('content-type', 'application/json');
        setTimeout(() => response.end(JSON.stringify(answer)), Math.random() * 4);
      });
    });
  });
  process.env.FRONTAGE_SECRET = 'a secret that is only for these tests and long enough';
  process.env.GRAPHQL_ENDPOINT = backend.url;
  process.env.FRONTAGE_SIGN_IN_HEADERS = 'authorization,x-role';
  Object.assign(process.env, { NODE_ENV: 'development' });
});

afterAll(async () => {
  process.chdir(own);
  Object.assign(process.env, { NODE_ENV: 'test' });
  await backend.close();
  rmSync(folder, { recursive: true });
});

/** The app with other roles: in development they are read again. */
async function load(from: RoleSource, signedOut: string | null = null) {
  writeRoles(from, signedOut);
  const { backendFor } = await import('../../src/server/backend.ts');
  const { backendWith } = await import('../../src/server/backendWith.ts');
  const { createGateway } = await import('../../src/server/gateway.ts');
  const { createSignIn } = await import('../../src/server/session/signIn.ts');
  const { settings } = await import('../../src/server/settings.ts');
  const { trustedDocuments } = await import('../../src/server/trustedDocuments.ts');
  const { fetchHandOver } = await import('../../src/server/prepare.ts');
  const { log } = memoryLog();
  const gateway = createGateway({
    release: null,
    settings: settings(),
    kindOf: trustedDocuments([], Object.values(DOCUMENTS)),
    backendFor,
    visitorOf: () => Promise.resolve('somebody'),
    log,
  });
  // Some roles do not have what the check asks for: that they are who they are, it says as well.
  const check = { operationName: 'Check', variables: {}, query: DOCUMENTS.Customers };
  const signIn = createSignIn({ settings: settings(), backend: backendWith, check, log });
  app = await startApp((request, client) =>
    new URL(request.url).pathname === '/graphql'
      ? gateway(request, client)
      : signIn(request, client),
  );
  sent = [];
  return { backendFor, fetchHandOver };
}

afterEach(() => app.close());

async function signedIn(credential: string): Promise<string> {
  const response = await fetch(`${app.origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ credential }),
  });
  expect(response.status).toBe(200);
  sent = [];
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function call(cookie: string, query: string, variables: object = {}) {
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ operationName: /\w+ (\w+)/.exec(query)?.[1], variables, query }),
  });
  const body = (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { status: response.status, ...body };
}

const bare = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('by a claim of the token', () => {
  let clerk: string;
  let admin: string;
  let server: Awaited<ReturnType<typeof load>>;

  beforeEach(async () => {
    server = await load({ claim: 'role' });
    clerk = await signedIn(token('clerk'));
    admin = await signedIn(token('admin'));
  });

  test('the backend gets what the role has, and no variable that it does not declare', async () => {
    expect(await call(clerk, DOCUMENTS.Orders, { n: 5 })).toEqual({
      status: 200,
      data: { orders: [{ id: '1', number: 'N-clerk' }] },
    });
    expect(sent.map(({ query, variables }) => [bare(query), variables])).toEqual([
      ['query Orders($n: Int) { orders(first: $n) { id number } }', { n: 5 }],
    ]);
    sent = [];
    expect((await call(admin, DOCUMENTS.Orders, { n: 5 })).status).toBe(200);
    expect(sent[0].query).toBe(DOCUMENTS.Orders);
    expect(await call(clerk, DOCUMENTS.Cancel, { id: '1' })).toMatchObject({
      status: 200,
      data: { cancel: { id: '1' } },
    });
  });

  test('what it does not have is refused before anything is forwarded', async () => {
    const refused = [403, 'FORBIDDEN_FOR_ROLE'];
    const outcomeOf = ({ status, errors = [] }: Awaited<ReturnType<typeof call>>) => [
      status,
      errors[0]?.extensions.code,
    ];
    for (const query of [DOCUMENTS.Customers, DOCUMENTS.Rename])
      expect(outcomeOf(await call(clerk, query, { id: '9', name: 'x' }))).toEqual(refused);
    // Without the filter the list would have more records.
    expect(outcomeOf(await call(clerk, DOCUMENTS.Orders, { s: 'PAID' }))).toEqual(refused);
    // Texts that are on no list: those of roles, and what is written by hand.
    const { documents } = JSON.parse(
      readFileSync(join(folder, '__generated__/roles/clerk.json'), 'utf8'),
    ) as { documents: { text?: string | null }[] };
    const texts = documents.flatMap(({ text }) => text ?? []);
    expect(texts).not.toEqual([]);
    for (const query of [...texts, 'query Customers { customers { name } }'])
      for (const cookie of [clerk, admin])
        expect(outcomeOf(await call(cookie, query))).toEqual([403, 'UNKNOWN_OPERATION']);
    expect(sent).toEqual([]);
  });

  test('a list is sorted by what the role has of a sort', async () => {
    for (const [by, left] of [
      [['COST', 'NUMBER'], { by: ['NUMBER'] }],
      [['COST'], {}],
      ['COST', {}],
      [null, { by: null }],
    ] as const) {
      sent = [];
      expect(await call(clerk, DOCUMENTS.Sorted, { by })).toMatchObject({ status: 200 });
      expect(sent.map(({ variables }) => variables)).toEqual([left]);
    }
    expect(await call(admin, DOCUMENTS.Sorted, { by: ['COST'] })).toMatchObject({ status: 200 });
    expect(sent.at(-1)?.variables).toEqual({ by: ['COST'] });
  });

  test('uploads likewise', async () => {
    const upload = async (cookie: string) => {
      const body = new FormData();
      body.append(
        'operations',
        JSON.stringify({
          operationName: 'Upload',
          query: DOCUMENTS.Upload,
          variables: { file: null },
        }),
      );
      body.append('map', '{"0":["variables.file"]}');
      body.append('0', new Blob(['x']), 'x.txt');
      const headers = { cookie, 'x-apollo-operation-name': 'Upload' };
      return (await fetch(`${app.origin}/graphql`, { method: 'POST', headers, body })).status;
    };
    expect(await upload(clerk)).toBe(403);
    expect(sent).toEqual([]);
    expect(await upload(admin)).toBe(200);
  });

  test('pages get it, too, and nothing of what the role lacks', async () => {
    const request = (cookie: string) => new Request(app.origin, { headers: { cookie } });
    const read = async (cookie: string, name: keyof typeof DOCUMENTS) =>
      server.fetchHandOver(
        {
          name,
          text: DOCUMENTS[name],
          operationKind: 'query',
          id: null,
          metadata: {},
          cacheID: name,
        } as RequestParameters,
        {},
        await server.backendFor(request(cookie)),
      );
    expect((await read(clerk, 'Both')).result).toEqual({
      data: { orders: [{ id: '1', number: 'N-clerk' }] },
    });
    await expect(read(clerk, 'Customers')).rejects.toMatchObject({
      status: 403,
      codes: ['FORBIDDEN_FOR_ROLE'],
    });
    const { role } = await server.backendFor(request(clerk));
    expect(role?.documents?.access.role).toBe('clerk');
    expect(Object.keys(role?.documents?.access.denied ?? {})).toEqual(
      expect.arrayContaining(['Mutation.rename', 'Order.cost', 'Query.customers']),
    );
  });

  test('who has no role, or an unknown one, gets nothing, and sees why', async () => {
    expect(await call('', DOCUMENTS.Orders)).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    const unknown = { status: 403, errors: [{ extensions: { code: 'FORBIDDEN_UNKNOWN_ROLE' } }] };
    for (const credential of [
      token('guest'),
      token('__proto__'),
      'Bearer opaque',
      'Bearer e30.e30.x',
    ])
      expect(await call(await signedIn(credential), DOCUMENTS.Orders)).toMatchObject(unknown);
    expect(sent).toEqual([]);
  });

  test('1,000 calls of people with several roles hold nothing of another role', async () => {
    const cookies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => signedIn(token(at % 2 ? 'clerk' : 'admin', `p${at}`))),
    );
    let next = 0;
    const visit = async () => {
      while (next < 1_000) {
        const at = next;
        next += 1;
        const cookie = cookies[at % cookies.length];
        const text = JSON.stringify(await call(cookie, at % 3 ? DOCUMENTS.Orders : DOCUMENTS.Both));
        const isClerk = at % 2 === 1;
        expect(text).toContain(isClerk ? 'N-clerk' : 'N-admin');
        expect(text.includes('secret-name')).toBe(!isClerk);
        expect(text.includes('4711')).toBe(!isClerk && at % 3 !== 0);
      }
    };
    await Promise.all(Array.from({ length: 16 }, visit));
  });
});

test('by what the backend says of who asks, asked once', async () => {
  await load({ viewer: 'me.role' });
  const clerk = await signedIn('Bearer opaque');
  await Promise.all(Array.from({ length: 5 }, () => call(clerk, DOCUMENTS.Orders)));
  expect(sent.filter(({ query }) => query === 'query Role { me { role } }')).toHaveLength(1);
  expect(await call(clerk, DOCUMENTS.Orders)).toMatchObject({
    data: { orders: [{ number: 'N-clerk' }] },
  });
  expect(sent.every(({ query }) => !query.includes('cost'))).toBe(true);
  expect((await call('', DOCUMENTS.Orders)).status).toBe(401);
});

test('by a header; visitors who have not signed in may have a role', async () => {
  await load({ header: 'X-Role' }, 'clerk');
  const admin = await signedIn('X-Role: admin');
  expect(await call(admin, DOCUMENTS.Orders)).toMatchObject({ status: 200 });
  expect(sent[0].query).toBe(DOCUMENTS.Orders);
  expect(await call('', DOCUMENTS.Orders)).toMatchObject({ status: 200 });
  expect(sent[1].query).not.toContain('cost');
  // What visitors do not have is for people who have signed in.
  for (const document of [DOCUMENTS.Customers, DOCUMENTS.Rename])
    expect(await call('', document)).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  expect(sent).toHaveLength(2);
});
