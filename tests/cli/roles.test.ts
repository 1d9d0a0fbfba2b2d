import { buildSchema, parse, validate } from 'graphql';
import type { RoleDocuments } from '../../src/roles/roleDocuments.ts';
import { FILM_SDL, listen, type LocalServer } from './localServer.ts';
import { buildSchema as build, graphql } from 'graphql';
import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

const CLERK_SDL = FILM_SDL.replace('  budget: Int\n', '')
  .replace('  studio: Studio\n', '')
  .replace(/^ {2}studios?\(.*\n/gm, '')
  .replace(/type Studio[^]*$/, '');

let checkout: TemporaryCheckout;
let server: LocalServer;
/** What each role has, by the name in its token. */
const schemas: Record<string, string> = { admin: FILM_SDL, clerk: CLERK_SDL };

beforeAll(async () => {
  server = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const schema = build(schemas[roleIn(request.headers.authorization ?? '')] ?? schemas.clerk);
      const { query } = JSON.parse(body) as { query: string };
      response.setHeader('content-type', 'application/json');
      void graphql({ schema, source: query }).then((answer) =>
        response.end(JSON.stringify(answer)),
      );
    });
  });
  checkout = temporaryCheckout();
});

afterAll(async () => {
  await server.close();
  checkout.remove();
});

function token(role: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `Bearer ${part({ alg: 'none' })}.${part({ sub: '1', app: { role } })}.x`;
}

function roleIn(authorization: string): string {
  const [, payload = ''] = authorization.split('.');
  return (
    (JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as { app?: { role: string } })
      .app?.role ?? ''
  );
}

function documentsOf(role: string): RoleDocuments {
  return JSON.parse(checkout.read(`__generated__/roles/${role}.json`)) as RoleDocuments;
}

test('connects roles: one app, and what each of them has of it', async () => {
  const { code, stdout, stderr } = await checkout.run(
    ...['connect', server.url],
    ...['--role', 'clerk', '--header', `Authorization: ${token('clerk')}`],
    ...['--role', 'admin', '--header', `Authorization: ${token('admin')}`],
  );
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Roles: clerk (lacks 7), admin (everything)');
  expect(stdout).toContain("A session's role: the claim app › role of its token.");
  expect(JSON.parse(checkout.read('schema/roles.json'))).toEqual({
    from: { claim: ['app', 'role'] },
    signedOut: null,
    roles: {
      clerk: {
        lacks: [
          'Film.budget',
          'Film.studio',
          'Query.studio',
          'Query.studios',
          'Studio',
          'StudioConnection',
          'StudioEdge',
        ],
      },
      admin: { lacks: [] },
    },
  });
  // Tokens stay out of the repository.
  expect(checkout.read('schema/source.json')).toBe(`{\n  "endpoint": "${server.url}"\n}\n`);
  expect(checkout.read('.env.local')).toContain('GRAPHQL_ROLE_HEADERS=');
  expect(checkout.read('.env.local')).not.toContain('GRAPHQL_HEADERS=');

  const clerk = buildSchema(CLERK_SDL);
  const sent = documentsOf('clerk').documents;
  expect(sent.filter(({ text }) => text === null).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['StudioListQuery', 'StudioRecordQuery']),
  );
  const trimmed = sent.flatMap(({ text }) => text ?? []);
  expect(trimmed).not.toEqual([]);
  for (const text of trimmed) expect(validate(clerk, parse(text))).toEqual([]);
  expect(documentsOf('clerk').denied).toEqual(
    expect.arrayContaining(['Film.budget', 'Film.studio', 'Query.studio', 'Query.studios']),
  );
  expect(documentsOf('admin').denied).toEqual([]);
});

test('`roles` lists them, and says how two differ', async () => {
  const list = await checkout.run('roles');
  expect(list.stdout).toMatch(
    /clerk: lacks 7 things; of the operations \d+ as they are, \d+ in part, \d+ not at all/,
  );
  expect(list.stdout).toContain('admin: has everything');
  const { stdout } = await checkout.run('roles', 'admin', 'clerk');
  expect(stdout).toBe(`What admin has and clerk lacks:
  Query: studio, studios
  types: Studio, and 2 that belong to them
  Film: budget, studio
`);
  const unknown = await checkout.run('roles', 'guest');
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    expect.stringContaining('There are clerk, admin.'),
  ]);
});

test('`pull` reads each role again, and says what changed for it', async () => {
  schemas.clerk = CLERK_SDL.replace('  director: String\n', '  budget: Int\n');
  const { code, stdout } = await checkout.run('pull');
  expect(code).toBe(0);
  expect(stdout).toContain(
    'clerk lacks now:\n  Film: director\nclerk lacks no longer:\n  Film: budget',
  );
  expect(documentsOf('clerk').denied).toContain('Film.director');
  expect(documentsOf('clerk').denied).not.toContain('Film.budget');
});

test('`--role-from` says where a role is found, and `pull` keeps what is written there', async () => {
  const roles = ['--role', 'clerk', '--header', `Authorization: ${token('clerk')}`];
  const wrong = await checkout.run('connect', server.url, ...roles, '--role-from', 'cookie:role');
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('viewer:me.role')]);
  const file = checkout.read('schema/roles.json');
  const alone = await checkout.run('connect', server.url, '--role-from', 'header:x-role');
  expect([alone.code, alone.stderr]).toEqual([1, expect.stringContaining('no roles')]);
  expect(checkout.read('schema/roles.json')).toBe(file);
  const admin = ['--role', 'admin', '--header', `Authorization: ${token('admin')}`];
  const from = ['--role-from', 'viewer:me.role'];
  expect((await checkout.run('connect', server.url, ...roles, ...admin, ...from)).code).toBe(0);
  const written = { from: { header: 'x-own' }, signedOut: 'clerk' };
  const read = JSON.parse(checkout.read('schema/roles.json')) as object;
  expect(read).toMatchObject({ from: { viewer: 'me.role' }, signedOut: null });
  checkout.write('schema/roles.json', JSON.stringify({ ...read, ...written }));
  expect((await checkout.run('pull')).code).toBe(0);
  expect(JSON.parse(checkout.read('schema/roles.json'))).toMatchObject(written);
  expect((await checkout.run('connect', server.url, ...roles, ...admin)).code).toBe(0);
  expect(JSON.parse(checkout.read('schema/roles.json'))).toMatchObject(written);
});

test('`check` says when what a role can send is not what it has', async () => {
  expect((await checkout.run('check')).code).toBe(0);
  const file = checkout.read('schema/roles.json');
  checkout.write(
    'schema/roles.json',
    file.replace('"Film.director"', '"Film.director", "Film.budget"'),
  );
  checkout.write('__generated__/roles/guest.json', '{}');
  const { code, stderr } = await checkout.run('check');
  expect(code).toBe(1);
  expect(stderr).toContain(
    '__generated__/roles/clerk.json: not what the role has of the operations',
  );
  expect(stderr).toContain(
    '__generated__/roles/guest.json: of a role that schema/roles.json does not name',
  );
  expect((await checkout.run('pull', '--offline')).code).toBe(0);
  expect(checkout.has('__generated__/roles/guest.json')).toBe(false);
  expect(documentsOf('clerk').denied).toContain('Film.budget');
});

test('roles whose schemas contradict each other are refused, and nothing changes', async () => {
  const before = checkout.fingerprint();
  checkout.write('clerk.graphql', CLERK_SDL.replace('title: String!', 'title: Int!'));
  checkout.write('admin.graphql', FILM_SDL);
  const { code, stderr } = await checkout.run(
    ...['connect', checkout.path('admin.graphql')],
    ...['--role', 'admin', '--role', `clerk=${checkout.path('clerk.graphql')}`],
  );
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('Film.title: String! for admin, Int! for clerk'),
  ]);
  expect(checkout.fingerprint()).toMatchObject(before);
  checkout.write('clerk.graphql', CLERK_SDL);
  const connected = await checkout.run(
    ...['connect', checkout.path('admin.graphql')],
    ...['--role', 'admin', '--role', `clerk=${checkout.path('clerk.graphql')}`],
  );
  expect([connected.code, connected.stderr]).toEqual([0, '']);
  expect(JSON.parse(checkout.read('schema/source.json'))).toEqual({
    file: 'admin.graphql',
    roles: { clerk: 'clerk.graphql' },
  });
  expect((await checkout.run('pull')).stdout).toContain('The schema has not changed.');
});
