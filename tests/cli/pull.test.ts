import { readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { FILM_SDL, graphqlServer, type GraphqlServer } from './localServer.ts';
import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

let connected: TemporaryCheckout;
let checkout: TemporaryCheckout;
let server: GraphqlServer;

beforeAll(async () => {
  connected = temporaryCheckout();
  server = await graphqlServer(FILM_SDL);
  await connected.run('connect', server.url);
});

beforeEach(() => {
  server.serve(FILM_SDL);
  checkout = temporaryCheckout(connected);
});

afterEach(() => checkout.remove());

afterAll(async () => {
  await server.close();
  connected.remove();
});

/** The scaffolded file of films that names this text, of a page or a component. */
function scaffoldedWith(text: string): string {
  const found = Object.entries(checkout.fingerprint()).find(
    ([path, hash]) =>
      hash !== 'folder' &&
      path.startsWith('src/resources/films/') &&
      checkout.read(path).includes(text),
  );
  if (!found) throw new Error(`No scaffolded file holds ${text}.`);
  return found[0];
}

test('without a change writes nothing and says so', async () => {
  const before = checkout.fingerprint();
  const { code, stdout } = await checkout.run('pull');
  expect(code).toBe(0);
  expect(stdout).toMatch(/The schema has not changed\.[^]*nothing to write/);
  expect(checkout.fingerprint()).toEqual(before);
});

test('lists changes, breaking ones first', async () => {
  // As a server with an older GraphQL describes it, which is no change of the API.
  const directive = 'directive @deprecated(reason: String) on FIELD_DEFINITION';
  server.serve(
    directive +
      FILM_SDL.replace('  director: String\n', '  rating: Int\n').replace(
        'studio(id: ID!): Studio',
        'studio(id: ID!, year: Int): Studio',
      ),
  );
  const { code, stdout } = await checkout.run('pull');
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /Breaking \(1\):\n {2}Field 'director' was removed from object type 'Film'\n\nMay behave differently \(1\):\n {2}Argument 'year: Int' added to field 'Query\.studio'\n\nCompatible \(1\):\n {2}Field 'rating' was added to object type 'Film'\n/,
  );
  expect(checkout.read('schema/schema.graphql')).toMatch(/rating: Int/);
});

test('says when only descriptions changed', async () => {
  server.serve(FILM_SDL.replace('type Studio {', '"""Makes films."""\ntype Studio {'));
  const { stdout } = await checkout.run('pull');
  expect(stdout).toMatch(/Only descriptions/);
  expect(checkout.read('schema/schema.graphql')).toMatch(/Makes films/);
});

test('keeps an edit of a file that the schema change touches too', async () => {
  const file = scaffoldedWith('title');
  checkout.write(file, `${checkout.read(file)}\n/** Ours. */\nexport const ours = 1;\n`);
  server.serve(FILM_SDL.replace('  budget: Int\n', '  budget: Int\n  rating: Float\n'));
  const { code, stdout } = await checkout.run('pull');
  expect(code).toBe(0);
  expect(stdout).toContain(`1 merged (${file})`);
  expect(checkout.read(file)).toMatch(/rating[^]*\/\*\* Ours\. \*\/\nexport const ours = 1;\n$/);
  expect((await checkout.run('check')).code).toBe(0);
});

test('leaves a file whole that was edited at the same place, and fails until that is settled', async () => {
  const file = 'src/resources/films/FilmTable.tsx';
  const column = "('budget', (film) => film.budget)";
  const mine = checkout
    .read(file)
    .replace(column, "('budget', (film) => film.budget, { label: 'Cost' })");
  expect(mine).toContain("label: 'Cost'");
  checkout.write(file, mine);
  server.serve(FILM_SDL.replace('  budget: Int\n', '  rating: Float\n'));
  const { code, stdout, stderr } = await checkout.run('pull', '--no-compile');
  expect(code).toBe(1);
  expect(stdout).toContain(`1 conflict (${file}; the merge beside it in ${file}.incoming)`);
  expect(checkout.read(file)).toBe(mine);
  const incoming = checkout.read(`${file}.incoming`);
  expect(incoming).toMatch(
    /<<<<<<< yours\n.*'Cost'.*\n\|{7} last scaffold\n.*'budget'.*\n=======\n>>>>>>> new scaffold\n/,
  );
  expect(incoming).toMatch(/Column\('rating'/);
  const line = incoming.split('\n').indexOf('<<<<<<< yours') + 1;
  expect(stderr).toContain(`${file}.incoming:${line}`);
  expect((await checkout.run('pull', '--offline', '--no-compile')).code).toBe(1);
  checkout.write(file, incoming.replace(/<{7}[^]*?>{7}.*\n/, ''));
  unlinkSync(checkout.path(`${file}.incoming`));
  expect((await checkout.run('pull', '--offline')).code).toBe(0);
});

test('leaves a file deleted that the person deleted', async () => {
  const file = scaffoldedWith('title');
  unlinkSync(checkout.path(file));
  server.serve(FILM_SDL.replace('  budget: Int\n', '  budget: Int\n  rating: Float\n'));
  await checkout.run('pull', '--no-compile');
  expect(checkout.has(file)).toBe(false);
});

test('changes nothing when an edited screen asks for what the schema no longer has', async () => {
  checkout.write(
    'src/reports/Report.tsx',
    "import { graphql } from 'react-relay';\n\nexport const query = graphql`\n  query ReportQuery {\n    film(id: 1) { director }\n  }\n`;\n",
  );
  await checkout.run('pull');
  const before = checkout.fingerprint();
  server.serve(FILM_SDL.replace('  director: String\n', ''));
  const { code, stdout, stderr } = await checkout.run('pull');
  expect(code).toBe(1);
  expect(stdout).toMatch(/Field 'director' was removed/);
  expect(stderr).toMatch(/no field `director`[^]*Nothing was changed\.[^]*--no-compile/);
  expect(checkout.fingerprint()).toEqual(before);
});

test('fetches from GRAPHQL_ENDPOINT when it is set, without recording it', async () => {
  const other = await graphqlServer(FILM_SDL.replace('  budget: Int\n', ''));
  const { stdout } = await checkout.runWith({ GRAPHQL_ENDPOINT: other.url }, 'pull');
  expect(stdout).toMatch(/Field 'budget' was removed/);
  expect(JSON.parse(checkout.read('schema/source.json'))).toEqual({ endpoint: server.url });
  await other.close();
});

test('reads GRAPHQL_ENDPOINT from .env.local too', async () => {
  const other = await graphqlServer(FILM_SDL.replace('  budget: Int\n', ''));
  checkout.write('.env.local', `GRAPHQL_ENDPOINT=${other.url}\n`);
  expect((await checkout.run('pull')).stdout).toMatch(/Field 'budget' was removed/);
  await other.close();
});

test('reads a schema file of the checkout again, and asks for one from outside', async () => {
  checkout.write('given.graphql', FILM_SDL);
  await checkout.run('connect', 'given.graphql');
  checkout.write('given.graphql', FILM_SDL.replace('  budget: Int\n', ''));
  expect((await checkout.run('pull')).stdout).toMatch(/Field 'budget' was removed/);

  const elsewhere = temporaryCheckout();
  elsewhere.write('given.graphql', FILM_SDL);
  await checkout.run('connect', elsewhere.path('given.graphql'));
  const { code, stderr } = await checkout.run('pull');
  expect(code).toBe(1);
  expect(stderr).toMatch(/outside the checkout[^]*frontage connect FILE/);
  elsewhere.remove();
});

test('--offline scaffolds again from the schema in the checkout, without a request', async () => {
  checkout.write('schema/source.json', '{ "endpoint": "http://frontage.invalid/" }\n');
  const { code, stdout } = await checkout.run('pull', '--offline');
  expect(code).toBe(0);
  expect(stdout).toMatch(/nothing to write/);
});

test('what somebody saves while it is at work is not written over', async () => {
  const path = scaffoldedWith('label');
  server.serve(FILM_SDL.replace('  director: String\n', '  director: String\n  rating: Int\n'));
  const pull = checkout.run('pull');
  const isCompiling = () => checkout.state().some((name) => name.includes('staging-'));
  while (!isCompiling()) await new Promise((resolve) => setTimeout(resolve, 5));
  const edited = `${checkout.read(path)}// mine\n`;
  checkout.write(path, edited);
  const before = checkout.fingerprint();
  const { code, stderr } = await pull;
  expect(code).toBe(1);
  expect(stderr).toMatch(/Changed while this command was at work:\n\n {2}src\/resources/);
  expect(checkout.fingerprint()).toEqual(before);
  expect((await checkout.run('pull')).code).toBe(0);
  expect(checkout.read(path)).toContain('// mine');
});

test('a refused schema leaves alone what a link leads to', async () => {
  const shared = checkout.path('shared.graphql');
  writeFileSync(shared, checkout.read('schema/schema.graphql'));
  unlinkSync(checkout.path('schema/schema.graphql'));
  symlinkSync(shared, checkout.path('schema/schema.graphql'));
  checkout.write(
    'src/mine.ts',
    "import { graphql } from 'react-relay';\nexport const mine = graphql`\n  fragment mine_film on Film {\n    director\n  }\n`;\n",
  );
  server.serve(FILM_SDL.replace('  director: String\n', '  rating: Int\n'));
  const before = readFileSync(shared, 'utf8');
  expect((await checkout.run('pull')).code).toBe(1);
  expect(readFileSync(shared, 'utf8')).toBe(before);
});
