import { existsSync, readFileSync, statSync } from 'node:fs';
import { buildSchema, introspectionFromSchema, printSchema } from 'graphql';
import { FILM_SDL, graphqlServer, type GraphqlServer } from './localServer.ts';
import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

let checkout: TemporaryCheckout;
let server: GraphqlServer;

beforeEach(async () => {
  checkout = temporaryCheckout();
  server = await graphqlServer(FILM_SDL);
});

afterEach(async () => {
  await server.close();
  checkout.remove();
});

test('connecting to an endpoint writes its schema, its address, screens and artifacts', async () => {
  const { code, stdout } = await checkout.run('connect', server.url);
  expect(code).toBe(0);
  expect(stdout).toMatch(/2 resources: films, studios/);
  expect(checkout.read('schema/schema.graphql')).toBe(`${printSchema(buildSchema(FILM_SDL))}\n`);
  expect(JSON.parse(checkout.read('schema/source.json'))).toEqual({ endpoint: server.url });
  const paths = Object.keys(checkout.fingerprint());
  expect(paths).toContainEqual(expect.stringMatching(/^src\/resources\/films\/.*\.tsx$/));
  expect(paths).toContainEqual(expect.stringMatching(/^pages\/films\/.*\.tsx$/));
  expect(paths).toContainEqual(expect.stringMatching(/^__generated__\/Film.*\.graphql\.ts$/));
  expect(paths).toContain('__generated__/operations.json');
  expect(checkout.state()).toEqual([]);
});

test('connecting twice changes nothing the second time', async () => {
  await checkout.run('connect', server.url);
  const before = checkout.fingerprint();
  const { code, stdout } = await checkout.run('connect', server.url);
  expect(code).toBe(0);
  expect(stdout).toMatch(/nothing to write/);
  expect(checkout.fingerprint()).toEqual(before);
});

test('connecting elsewhere takes away the screens of the former schema', async () => {
  await checkout.run('connect', server.url);
  checkout.write(
    'shop.graphql',
    'type Query { products: [Product!]! }\ntype Product { id: ID! name: String }',
  );
  expect((await checkout.run('connect', 'shop.graphql')).code).toBe(0);
  const paths = Object.keys(checkout.fingerprint());
  expect(paths.filter((path) => /films|Film/.test(path))).toEqual([]);
  expect(paths).toContain('src/resources/products');
});

test('--dir works on another checkout', async () => {
  const elsewhere = temporaryCheckout();
  const { code } = await elsewhere.run('connect', server.url, '--dir', checkout.root);
  expect(code).toBe(0);
  expect(checkout.has('schema/schema.graphql')).toBe(true);
  expect(elsewhere.has('schema/schema.graphql')).toBe(false);
  elsewhere.remove();
});

describe('headers', () => {
  const secret = `Bearer s3'cr$t "quoted" \\ #x`;

  test('are sent, kept for the app in .env.local alone, and never printed', async () => {
    const outcome = await checkout.run(
      'connect',
      server.url,
      '--header',
      `Authorization: ${secret}`,
      '--header',
      'X-Shop: 7',
    );
    expect(outcome.code).toBe(0);
    expect(server.lastHeaders()).toMatchObject({ authorization: secret, 'x-shop': '7' });
    expect(outcome.stdout + outcome.stderr).not.toMatch(/s3'cr/);
    expect(outcome.stdout).toMatch(/GRAPHQL_HEADERS stored in \.env\.local/);
    expect(statSync(checkout.path('.env.local')).mode & 0o077).toBe(0);
    for (const [path, hash] of Object.entries(checkout.fingerprint())) {
      if (hash === 'folder' || path === '.env.local') continue;
      expect(readFileSync(checkout.path(path), 'utf8')).not.toContain("s3'cr");
    }
  });

  test('are used again by pull and by connecting to the same server', async () => {
    await checkout.run('connect', server.url, '--header', `Authorization: ${secret}`);
    await checkout.run('pull');
    expect(server.lastHeaders().authorization).toBe(secret);
    await checkout.run('connect', server.url);
    expect(server.lastHeaders().authorization).toBe(secret);
  });

  test('are not sent to another server, and go when it is connected', async () => {
    const other = await graphqlServer(FILM_SDL);
    checkout.write('.env.local', "# ours\nNEXT_PUBLIC_TITLE='Films'\n");
    await checkout.run('connect', server.url, '--header', `Authorization: ${secret}`);
    const { stdout } = await checkout.run('connect', other.url);
    expect(other.lastHeaders().authorization).toBeUndefined();
    expect(stdout).toMatch(/removed/);
    expect(checkout.read('.env.local')).toBe("# ours\nNEXT_PUBLIC_TITLE='Films'\n");
    await other.close();
  });

  test('go where a file is connected in place of their server, unless the app is told to serve that', async () => {
    const film = checkout.path('film.graphql');
    checkout.write('film.graphql', FILM_SDL);
    await checkout.run('connect', server.url, '--header', `Authorization: ${secret}`);
    const { stdout } = await checkout.run('connect', film);
    expect(stdout).toMatch(/held for the former endpoint was removed/);
    expect(existsSync(checkout.path('.env.local'))).toBe(false);

    await checkout.run('connect', server.url, '--header', `Authorization: ${secret}`);
    const stored = checkout.read('.env.local');
    checkout.write('.env.local', `${stored}GRAPHQL_ENDPOINT=${server.url}\n`);
    await checkout.run('connect', film);
    expect(checkout.read('.env.local')).toMatch(/^GRAPHQL_HEADERS=/m);
  });

  test('come from a user name and password in the address, which are not recorded', async () => {
    await checkout.run('connect', server.url.replace('//', '//ann:pa%20ss@'));
    expect(server.lastHeaders().authorization).toBe(`Basic ${btoa('ann:pa ss')}`);
    expect(JSON.parse(checkout.read('schema/source.json'))).toEqual({ endpoint: server.url });
  });

  test('stand beside a key in the address, which is not committed either', async () => {
    await checkout.run('connect', `${server.url}?api_key=s3cr3t&version=2`);
    expect(JSON.parse(checkout.read('schema/source.json'))).toEqual({ endpoint: server.url });
    expect(checkout.read('.env.local')).toMatch(/^GRAPHQL_ENDPOINT='.*api_key=s3cr3t/m);
    expect((await checkout.run('pull')).code).toBe(0);
  });
});

describe('a file', () => {
  const introspection = introspectionFromSchema(buildSchema(FILM_SDL));

  test.each([
    ['SDL', FILM_SDL],
    ['SDL with a byte order mark', `\uFEFF${FILM_SDL}`],
    ['SDL in UTF-16', Buffer.from(`\uFEFF${FILM_SDL}`, 'utf16le')],
    ['an introspection', JSON.stringify(introspection)],
    ['the answer to an introspection query', JSON.stringify({ data: introspection })],
  ])('with %s gives the same schema', async (_case, text) => {
    checkout.write('given', text);
    expect((await checkout.run('connect', 'given')).code).toBe(0);
    expect(checkout.read('schema/schema.graphql')).toBe(`${printSchema(buildSchema(FILM_SDL))}\n`);
    expect(JSON.parse(checkout.read('schema/source.json'))).toEqual({ file: 'given' });
  });

  test('may be off the specification where nothing depends on it', async () => {
    checkout.write('off.graphql', `${FILM_SDL}\ntype Extra @undeclared { id: ID }\n`);
    expect((await checkout.run('connect', 'off.graphql')).code).toBe(0);
  });

  test('may give its query type any name', async () => {
    checkout.write(
      'root.graphql',
      `schema { query: Root }\n${FILM_SDL.replace('type Query', 'type Root')}`,
    );
    expect((await checkout.run('connect', 'root.graphql')).code).toBe(0);
    expect(checkout.read('schema/schema.graphql')).toMatch(/^schema \{\n {2}query: Root\n\}/);
  });
});

test('screens of one’s own that do not compile with the schema keep it out, unless one insists', async () => {
  checkout.write(
    'src/reports/Report.tsx',
    "import { graphql } from 'react-relay';\n\nexport const query = graphql`\n  query ReportQuery {\n    invoices { id }\n  }\n`;\n",
  );
  const before = checkout.fingerprint();
  const { code, stderr } = await checkout.run('connect', server.url);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /relay-compiler refuses:[^]*no field `invoices`[^]*\bsrc\/reports\/Report\.tsx:5/,
  );
  expect(stderr).not.toMatch(/staging/);
  expect(checkout.fingerprint()).toEqual(before);
  expect((await checkout.run('connect', server.url, '--no-compile')).code).toBe(0);
  expect(checkout.has('schema/schema.graphql')).toBe(true);
});

test('the team’s hints decide what becomes a screen', async () => {
  checkout.write(
    'schema/frontage.config.ts',
    'const hints: object = 42 as never;\nexport default hints;\n',
  );
  const { code, stderr } = await checkout.run('connect', server.url);
  expect(code).toBe(1);
  expect(stderr).toMatch(/schema\/frontage\.config\.ts has to export the hints/);
});
