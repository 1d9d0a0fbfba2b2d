import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, graphql } from 'graphql';
import { copyInterface, temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

const SDL = readFileSync('tests/schemas/typegraphql-prisma.graphql', 'utf8');

type Row = Record<string, unknown>;
type Values = Record<string, { set?: unknown } | undefined>;
interface Where {
  readonly where: Row;
}

/** What is written for a schema, as far as it is tried here. */
interface Written {
  readonly variables?: (record: Row, values?: object) => object;
}

let checkout: TemporaryCheckout;

beforeAll(async () => {
  checkout = temporaryCheckout();
  copyInterface(checkout);
  checkout.write('films.graphql', SDL);
  const { code, stderr } = await checkout.run('connect', 'films.graphql');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});
afterAll(() => checkout.remove());

let movies: Row[];
let credits: Row[];
beforeEach(() => {
  movies = [1, 2].map((id) => ({ id, title: `Film ${id}`, slug: `film-${id}`, year: 1950 + id }));
  credits = [1, 2].flatMap((movieId) =>
    [1, 2].map((personId) => ({ movieId, personId, role: `${movieId} ${personId}` })),
  );
});

/** As Prisma does: exactly one of the unique fields has to be there. */
function unique(rows: Row[], where: Row): Row {
  const [[name, value] = ['', null], ...others] = Object.entries(where);
  if (others.length > 0 || value === null) throw new Error('One unique field is needed.');
  const wanted = typeof value === 'object' ? Object.entries(value) : [[name, value] as const];
  const found = rows.filter((row) => wanted.every(([field, given]) => row[field] === given));
  if (found.length !== 1) throw new Error(`There are ${found.length} of them.`);
  return found[0];
}

function change(row: Row, data: Values): Row {
  for (const [name, value] of Object.entries(data)) row[name] = value?.set;
  return row;
}

const root = {
  movie: ({ where }: Where) => unique(movies, where),
  credit: ({ where }: Where) => unique(credits, where),
  updateOneMovie: ({ where, data }: Where & { data: Values }) =>
    change(unique(movies, where), data),
  updateOneCredit: ({ where, data }: Where & { data: Values }) =>
    change(unique(credits, where), data),
  deleteOneMovie: ({ where }: Where) => {
    const row = unique(movies, where);
    movies = movies.filter((other) => other !== row);
    return row;
  },
  deleteOneCredit: ({ where }: Where) => {
    const row = unique(credits, where);
    credits = credits.filter((other) => other !== row);
    return row;
  },
};

/** Sends an operation that was compiled, as the app sends it. */
async function send(operation: string, variables: object) {
  const artifact = checkout.read(`__generated__/${operation}.graphql.ts`);
  const [, text] = /"text": ("(?:[^"\\]|\\.)*")/.exec(artifact) ?? [];
  const { errors } = await graphql({
    schema: buildSchema(SDL),
    source: JSON.parse(String(text)) as string,
    // What is asked of the record beside its key is not what is tried.
    rootValue: root,
    variableValues: JSON.parse(JSON.stringify(variables)) as Row,
  });
  return (errors ?? [])
    .map(({ message }) => message)
    .filter((said) => !/^Cannot return null/.test(said));
}

/** A module of the checkout. The documents in it are looked for beside the app's own: theirs are sent by name. */
async function written(path: string): Promise<Written> {
  const folder = 'src/resources';
  for (const file of readdirSync(checkout.path(folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const text = checkout.read(`${folder}/${file}`);
    checkout.write(`${folder}/${file}`, text.replaceAll(/graphql`[^`]*`/g, 'null as never'));
  }
  const module = (await import(checkout.path(`${folder}/${path}.ts`))) as Record<string, Written>;
  return module[path.split('/').at(-1) ?? ''];
}

test('a record with a key is looked up, changed and deleted alone', async () => {
  const edit = await written('movies/mutations/editMovie');
  expect(await send('editMovieQuery', edit.variables?.({ key: '2' }) ?? {})).toEqual([]);
  const { variables: changed } = await written('movies/mutations/updateMovie');
  const title = { title: { set: 'Changed' }, year: { set: null } };
  expect(await send('updateMovieMutation', changed?.({ id: 2 }, title) ?? {})).toEqual([]);
  expect(movies).toMatchObject([{ title: 'Film 1' }, { title: 'Changed', year: null }]);
  const { variables: gone } = await written('movies/mutations/deleteMovie');
  expect(await send('deleteMovieMutation', gone?.({ id: 1 }) ?? {})).toEqual([]);
  expect(movies).toMatchObject([{ id: 2 }]);
});

test('so is one with a key of two parts', async () => {
  const edit = await written('credits/mutations/editCredit');
  expect(await send('editCreditQuery', edit.variables?.({ key: '2,1' }) ?? {})).toEqual([]);
  const key = { movieId: 2, personId: 1 };
  const { variables: changed } = await written('credits/mutations/updateCredit');
  const role = { role: { set: 'Changed' } };
  expect(await send('updateCreditMutation', changed?.(key, role) ?? {})).toEqual([]);
  expect(credits.filter((row) => row.role === 'Changed')).toMatchObject([key]);
  const { variables: gone } = await written('credits/mutations/deleteCredit');
  expect(await send('deleteCreditMutation', gone?.(key) ?? {})).toEqual([]);
  expect(credits).toHaveLength(3);
  expect(credits).not.toContainEqual(expect.objectContaining(key));
});

test('what is written is what its types say', async () => {
  expect(checkout.read('src/resources/movies/movieFields.ts')).toContain(
    'as: (key) => ({ connect: { id: key } })',
  );
  expect(checkout.read('src/resources/movies/movieEditFields.ts')).toContain(
    'setting(text({ hasDefault: true }), { as: (value) => ({ set: value }) })',
  );
});
