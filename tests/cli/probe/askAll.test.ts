import { scriptedBackend, type ScriptedBackend } from './scriptedBackend.ts';

const NAMES = Array.from({ length: 20 }, (_, index) => `Thing${index}`);

const SDL = `
type Query { ${NAMES.map((name) => `all${name}s(page: Int, perPage: Int): [${name}!]!`).join('\n')} }
${NAMES.map((name) => `type ${name} { id: ID! name: String }`).join('\n')}
`;

const rows = ({ page = 0 }: { page?: number }) => [{ id: `${page}`, name: 'x' }];
const ROOT = Object.fromEntries(NAMES.map((name) => [`all${name}s`, rows]));

let backend: ScriptedBackend;

afterEach(() => backend.close());

const observedLists = async () => {
  const { observed } = await backend.observe();
  return Object.keys(observed.lists ?? {}).length;
};

test('several lists are asked for in one call', async () => {
  backend = await scriptedBackend({ sdl: SDL, root: ROOT });
  expect(await observedLists()).toBe(NAMES.length);
  expect(backend.documents.length).toBeLessThan(NAMES.length / 2);
});

test('a list that fails as a whole does not leave the others unobserved', async () => {
  const fails = () => {
    throw new Error('out of order');
  };
  backend = await scriptedBackend({ sdl: SDL, root: { ...ROOT, allThing3s: fails } });
  expect(await observedLists()).toBe(NAMES.length - 1);
});

test('a schema with a hundred resources costs about a dozen calls', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `Part${index}`);
  const sdl = `
    type Query { ${names.map((name) => `${name}s(limit: Int, offset: Int): [${name}!]!`).join('\n')} }
    ${names.map((name) => `type ${name} { id: ID! name: String }`).join('\n')}
  `;
  const row = [{ id: '1', name: 'x' }];
  backend = await scriptedBackend({
    sdl,
    root: Object.fromEntries(names.map((name) => [`${name}s`, row])),
  });
  const { calls, settled } = await backend.observe();
  expect(settled.size).toBe(200);
  expect(calls).toBe(backend.documents.length);
  expect(calls).toBeLessThanOrEqual(15);
});

test('a backend that does not answer is given up after a few calls', async () => {
  backend = await scriptedBackend({ sdl: SDL, root: ROOT, misbehave: () => true });
  const { observed, calls } = await backend.observe(50);
  expect(observed).toEqual({});
  expect(calls).toBeLessThanOrEqual(6);
});

test('a list that does not answer leaves the others observed', async () => {
  backend = await scriptedBackend({
    sdl: SDL,
    root: ROOT,
    misbehave: (_response, { loc }) => /allThing3s/.test(loc?.source.body ?? ''),
  });
  const { observed } = await backend.observe(1000);
  expect(Object.keys(observed.lists ?? {}).length).toBeGreaterThan(NAMES.length / 2);
});

test('every document is a query', async () => {
  backend = await scriptedBackend({ sdl: SDL, root: ROOT });
  await backend.observe();
  for (const document of backend.documents) expect(document).toMatch(/^query /);
});

test('a backend that refuses people who have not signed in is asked twice, and nothing is observed', async () => {
  backend = await scriptedBackend({
    sdl: SDL,
    root: ROOT,
    misbehave(response) {
      response.statusCode = 401;
      response.end(JSON.stringify({ errors: [{ message: 'Sign in first' }] }));
      return true;
    },
  });
  const { observed, isRefused, calls } = await backend.observe();
  expect({ observed, isRefused }).toEqual({ observed: {}, isRefused: true });
  expect(calls).toBeLessThanOrEqual(4);
});

test.each([
  ['nonsense', 'this is not JSON'],
  ['a web page', '<!doctype html><p>Hello'],
  ['JSON that is not GraphQL', '[1, 2]'],
  ['an empty object as data', '{"data": {}}'],
  ['data of another shape', '{"data": 7}'],
])('a backend that answers with %s is left alone after a few calls', async (_, body) => {
  backend = await scriptedBackend({
    sdl: SDL,
    root: ROOT,
    misbehave(response) {
      response.end(body);
      return true;
    },
  });
  const { observed, calls } = await backend.observe();
  expect(observed).toEqual({});
  expect(calls).toBeLessThanOrEqual(8);
});
