import { FILM_SDL, graphqlServer } from './localServer.ts';
import { scriptedBackend, type ScriptedBackend } from './probe/scriptedBackend.ts';
import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

const SDL = `
type Query {
  allBooks(page: Int, perPage: Int): [Book]
  Book(id: ID!): Book
}
type Book { id: ID! title: String }
`;

const BOOKS = Array.from({ length: 5 }, (_, index) => ({ id: `${index}`, title: `Book ${index}` }));

const FILE = 'schema/observations.json';
const TABLE = 'src/resources/books/BookTable.tsx';

let checkout: TemporaryCheckout;
let backend: ScriptedBackend;

beforeEach(async () => {
  checkout = temporaryCheckout();
  backend = await scriptedBackend({
    sdl: SDL,
    root: {
      allBooks: ({ page = 0, perPage = 10 }) => BOOKS.slice(page * perPage, (page + 1) * perPage),
    },
  });
});

afterEach(async () => {
  await backend.close();
  checkout.remove();
});

test('connecting writes what the backend showed, and the screens follow it', async () => {
  const { code, stdout } = await checkout.run('connect', backend.url);
  expect(code).toBe(0);
  expect(stdout).toContain(FILE);
  const observed = JSON.parse(checkout.read(FILE)) as { lists: object };
  expect(observed.lists).toMatchObject({ 'Query.allBooks': { firstPage: 0 } });
  const list = checkout.read('src/resources/books/BookList.tsx');
  expect(list).toMatch(/numberPaging\([^;]*, 0\)/);
  expect((await checkout.run('model')).stdout).toContain('observed: page 0 has the first rows');
  expect((await checkout.run('check')).code).toBe(0);
});

test('pull asks again, pull --offline keeps what was observed, and a correction by hand counts', async () => {
  await checkout.run('connect', backend.url);
  const before = checkout.fingerprint();
  expect((await checkout.run('pull')).code).toBe(0);
  expect(checkout.fingerprint()).toEqual(before);
  checkout.write(FILE, '{ "lists": { "Query.allBooks": { "firstPage": 1 } } }');
  expect((await checkout.run('pull', '--offline')).code).toBe(0);
  expect(checkout.read('src/resources/books/BookList.tsx')).not.toMatch(/numberPaging\([^;]*, 0\)/);
  await checkout.run('pull');
  expect(checkout.fingerprint()).toEqual(before);
});

test('--no-probe asks for the schema alone', async () => {
  expect((await checkout.run('connect', backend.url, '--no-probe')).code).toBe(0);
  expect(checkout.has(FILE)).toBe(false);
  expect(backend.documents.filter((text) => !text.includes('__schema'))).toEqual([]);
  await checkout.run('connect', backend.url);
  const { length } = backend.documents;
  await checkout.run('pull', '--no-probe');
  expect(checkout.has(FILE)).toBe(true);
  expect(backend.documents.slice(length).every((text) => text.includes('__schema'))).toBe(true);
});

test('connecting elsewhere takes away what was observed of the former backend', async () => {
  await checkout.run('connect', backend.url);
  const other = await graphqlServer(FILM_SDL);
  expect((await checkout.run('connect', other.url, '--no-probe')).code).toBe(0);
  await other.close();
  expect(checkout.has(FILE)).toBe(false);
});

test('model --live says what the backend shows and where the file differs, and writes nothing', async () => {
  await checkout.run('connect', backend.url);
  const same = await checkout.run('model', '--live');
  expect(same.code).toBe(0);
  expect(same.stdout).toContain('lists Query.allBooks firstPage: 0\n');
  expect(same.stdout).not.toContain(FILE);
  checkout.write(
    FILE,
    '{ "lists": { "Query.allBooks": { "firstPage": 1 } }, "fields": { "Book.x": { "fails": "no" } } }',
  );
  const before = checkout.fingerprint();
  const { stdout } = await checkout.run('model', '--live', backend.url);
  expect(stdout).toContain(`lists Query.allBooks firstPage: 0 (${FILE} has 1)`);
  expect(stdout).toContain(`fields Book.x fails: not seen now (${FILE} has "no")`);
  expect(stdout).toContain(`types Book titles id: "unique" (${FILE} does not have it)`);
  expect(checkout.fingerprint()).toEqual(before);
});

test('a field that was seen to fail comes back when it works again', async () => {
  await checkout.run('connect', backend.url);
  checkout.write(FILE, '{ "fields": { "Book.title": { "fails": "no such column" } } }');
  await checkout.run('pull', '--offline');
  expect(checkout.read(TABLE)).not.toMatch(/book\.title/);
  await checkout.run('pull');
  expect(checkout.read(FILE)).not.toContain('no such column');
  expect(checkout.read(TABLE)).toMatch(/book\.title/);
});

test('a file of observations that is no JSON is said to be none', async () => {
  await checkout.run('connect', backend.url);
  checkout.write(FILE, '{');
  const { code, stderr } = await checkout.run('pull', '--offline');
  expect(code).toBe(1);
  expect(stderr).toContain(`${FILE} is not JSON`);
});

test('a backend that wants people to sign in is connected all the same, with a word about it', async () => {
  await backend.close();
  backend = await scriptedBackend({
    sdl: SDL,
    root: {},
    misbehave(response, document) {
      if (document.loc?.source.body.includes('__schema')) return false;
      response.statusCode = 401;
      response.end('{"errors":[{"message":"Sign in first"}]}');
      return true;
    },
  });
  const { code, stdout } = await checkout.run('connect', backend.url);
  expect(code).toBe(0);
  expect(stdout).toMatch(/answers nothing without signing in.*--header/);
  expect(checkout.has(FILE)).toBe(false);
});
