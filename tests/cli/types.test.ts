import { FILM_SDL } from './localServer.ts';
import { copyTypes, temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

let checkout: TemporaryCheckout;

beforeAll(async () => {
  checkout = temporaryCheckout();
  copyTypes(checkout);
  checkout.write('films.graphql', FILM_SDL);
  const { code, stderr } = await checkout.run('connect', 'films.graphql');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

afterAll(() => checkout.remove());

/** A column that a team wrote: it reads what the table asks for already. */
const COLUMN = `
type Rows = import('../../../__generated__/FilmTable_rows.graphql.ts').FilmTable_rows$data;

/** Ours. */
export function budgetOf(film: Rows[number]) {
  return film.budget;
}
`;
const TABLE = 'src/resources/films/FilmTable.tsx';

test('a renamed field that a hand-written column reads is named by pull, and by check until it is mended', async () => {
  checkout.write(TABLE, `${checkout.read(TABLE)}${COLUMN}`);
  expect((await checkout.run('check')).stderr).toBe('');

  checkout.write('films.graphql', FILM_SDL.replace('budget: Int', 'budgetCents: Int'));
  const pulled = await checkout.run('pull');
  expect(pulled.code).toBe(1);
  expect(pulled.stdout).toMatch(/'budget' was removed from object type 'Film'[^]*1 merged/);
  const line =
    checkout
      .read(TABLE)
      .split('\n')
      .findIndex((text) => text.includes('film.budget;')) + 1;
  const place = new RegExp(
    `src/resources/films/FilmTable\\.tsx:${line}:\\d+: Property 'budget' does not exist`,
  );
  expect(pulled.stderr).toMatch(place);
  expect(checkout.read(TABLE)).toContain(COLUMN);
  expect(checkout.read('schema/schema.graphql')).toContain('budgetCents');

  const checked = await checkout.run('check');
  expect(checked.code).toBe(1);
  expect(checked.stderr).toMatch(place);
  expect(checked.stderr).toContain('→ mend the types');
  expect(checked.stderr).not.toContain('fault in Frontage');

  // While a document does not compile, no type says anything: it would be blamed on what is right.
  const asked = checkout.read(TABLE);
  checkout.write(TABLE, asked.replace(/^( +)budgetCents( @catch)?$/m, '$1budget$2'));
  const stale = await checkout.run('check');
  expect(stale.stderr).toMatch(/no field `budget`/);
  expect(stale.stderr).not.toMatch(/does not exist on type/);
  checkout.write(TABLE, asked);

  checkout.write(TABLE, checkout.read(TABLE).replace('film.budget;', 'film.budgetCents;'));
  expect(await checkout.run('check')).toMatchObject({ code: 0, stderr: '' });
});
