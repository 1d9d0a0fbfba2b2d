import { GraphQLError } from 'graphql';
import type { Observations } from '../../../src/model/observations.ts';
import { scriptedBackend, type Script, type ScriptedBackend } from './scriptedBackend.ts';

let backend: ScriptedBackend;

afterEach(() => backend.close());

async function observed(script: Script): Promise<Observations> {
  backend = await scriptedBackend(script);
  return (await backend.observe()).observed;
}

const fails = (message: string, code?: string) => () => {
  throw new GraphQLError(message, code === undefined ? {} : { extensions: { code } });
};

const books = (extra: object = {}) =>
  ['Emma', 'Ulysses', 'Dune', 'Emma'].map((title, index) => ({
    id: `${index}`,
    isbn: `isbn-${index}`,
    title,
    ...extra,
  }));

describe('fields that fail', () => {
  const SDL = (type: string) => `
    type Query { books(limit: Int, offset: Int): [Book!]! }
    type Book { id: ID! isbn: String title: String! rating: ${type} pages: Stats }
    type Stats { count: Int }
  `;
  const list =
    (rows: readonly object[]) =>
    ({ limit = 10, offset = 0 }) =>
      rows.slice(offset, offset + limit);

  test('a field that fails for every record is left out, with the message, without its values', async () => {
    const rows = books({ rating: fails('no cast from "title" for "Jane Austen" in row 48211') });
    const { fields } = await observed({ sdl: SDL('Int'), root: { books: list(rows) } });
    expect(fields).toEqual({
      'Book.rating': { fails: 'no cast from "title" for "…" in row …' },
    });
  });

  test('a field that may not be null and takes the records with it is found all the same', async () => {
    const rows = books({ rating: fails('broken'), pages: { count: fails('also') } });
    const { fields } = await observed({ sdl: SDL('Int!'), root: { books: list(rows) } });
    expect(fields).toEqual({
      'Book.rating': { fails: 'broken' },
      'Book.pages': { fails: 'also' },
    });
  });

  test.each(['Int', 'Int!'])(
    'a field of type %s that fails for one record only stays',
    async (type) => {
      const rows = books({ rating: 5 });
      rows[0] = { ...rows[0], ...{ rating: fails('this one') } };
      const { fields } = await observed({ sdl: SDL(type), root: { books: list(rows) } });
      expect(fields).toBeUndefined();
    },
  );

  test.each(['Int', 'Int!'])(
    'a field of type %s that this person may not see stays',
    async (type) => {
      const rows = books({ rating: fails('no', 'FORBIDDEN'), pages: { count: 1 } });
      const { fields } = await observed({ sdl: SDL(type), root: { books: list(rows) } });
      expect(fields).toBeUndefined();
    },
  );

  test.each(['rating', 'pages', 'isbn'])(
    'where the backend names no place, asking for halves finds that %s is at fault',
    async (name) => {
      const { fields } = await observed({
        sdl: SDL('Int'),
        root: { books: list(books({ rating: 5, pages: { count: 2 } })) },
        misbehave(response, document) {
          if (!new RegExp(`\\b${name}\\b`).test(document.loc?.source.body ?? '')) return false;
          response.statusCode = 500;
          response.end('{"errors":[{"message":"SQL error"}],"data":null}');
          return true;
        },
      });
      expect(fields).toEqual({ [`Book.${name}`]: { fails: 'SQL error' } });
    },
  );

  test('a list that fails whatever is asked for has no field at fault', async () => {
    const { fields } = await observed({
      sdl: SDL('Int'),
      root: {},
      misbehave(response) {
        response.end('{"errors":[{"message":"the database is away"}],"data":null}');
        return true;
      },
    });
    expect(fields).toBeUndefined();
  });

  test('one field of an object that works otherwise is left out by itself', async () => {
    const sdl = `
      type Query { shops(limit: Int, offset: Int): [Shop!]! }
      type Shop { id: ID! name: String address: Address }
      type Address { city: String geo: String }
    `;
    const address = { city: 'Bern', geo: fails('no PostGIS') };
    const shops = [
      { id: '1', name: 'A', address },
      { id: '2', name: 'B', address },
    ];
    const { fields } = await observed({ sdl, root: { shops: list(shops) } });
    expect(fields).toEqual({ 'Address.geo': { fails: 'no PostGIS' } });
  });
});

describe('names of records', () => {
  test('fields whose values repeat, and fields that are mostly empty, are distinguished from those that are unique', async () => {
    const sdl = `
      type Query { books: [Book!]! }
      type Book { id: ID! isbn: String title: String nickname: String }
    `;
    const { types } = await observed({ sdl, root: { books: books() } });
    expect(types).toEqual({
      Book: { titles: { id: 'unique', isbn: 'unique', title: 'repeats', nickname: 'empty' } },
    });
  });

  test('two records say nothing of what is unique', async () => {
    const sdl = 'type Query { books: [Book!]! } type Book { id: ID! title: String }';
    const { types } = await observed({ sdl, root: { books: books().slice(0, 2) } });
    expect(types).toBeUndefined();
  });
});

describe('totals and pages', () => {
  const SDL = `
    type Query { books(limit: Int, offset: Int): Books! }
    type Books { items: [Book!]! totalCount: Int! }
    type Book { id: ID! title: String }
  `;
  const all = Array.from({ length: 1200 }, (_, index) => ({ id: `${index}`, title: `${index}` }));
  const lists = async (count: number, total: number, cap = Infinity) => {
    const result = ({ limit = 10, offset = 0 }) => ({
      items: all.slice(0, count).slice(offset, offset + Math.min(limit, cap)),
      totalCount: total,
    });
    return (await observed({ sdl: SDL, root: { books: result } })).lists?.['Query.books'];
  };

  test('a total that is the number of rows is exact', async () => {
    expect(await lists(7, 7)).toEqual({ total: 'exact' });
  });

  test('a total that more or fewer rows contradict is an estimate', async () => {
    expect(await lists(7, 5)).toEqual({ total: 'estimate' });
    await backend.close();
    expect(await lists(7, 9)).toEqual({ total: 'estimate' });
  });

  test('pages that end before they are full have a largest size', async () => {
    expect(await lists(90, 90, 20)).toEqual({ total: 'exact', largestPage: 20 });
  });

  test('rows that are null, since the caller may not see them, end no page', async () => {
    const seen = all.slice(0, 200).map((row, index) => (index % 20 === 7 ? null : row));
    const result = ({ limit = 10, offset = 0 }) => ({
      items: seen.slice(offset, offset + limit),
      totalCount: seen.length,
    });
    const sdl = SDL.replace('[Book!]!', '[Book]!');
    const { lists } = await observed({ sdl, root: { books: result } });
    expect(lists?.['Query.books']).toBeUndefined();
  });

  test('a round total with rows after it stopped counting', async () => {
    expect(await lists(1200, 1000)).toEqual({ total: 'capped' });
    await backend.close();
    expect(await lists(1000, 1000)).toEqual({ total: 'exact' });
  });
});

describe('scalars', () => {
  const SDL = `
    scalar Clock
    scalar Day
    scalar Blob
    scalar Moment
    scalar Free
    type Query { events: [Event!]! }
    type Event { id: ID! clock: Clock days: [Day] blob: Blob moment: Moment free: Free }
  `;

  test('what all values of a scalar are is observed, and no value is kept', async () => {
    const events = ['09:30', '18:00:15.5+02:00'].map((clock, index) => ({
      id: `${index}`,
      clock,
      days: ['2026-01-02', null],
      blob: index === 0 ? 'x' : { y: 1 },
      moment: index === 0 ? '2026-01-02T10:00:00Z' : '2026-01-02 10:00:00+00',
      free: index === 0 ? '12' : 'a dozen',
    }));
    const result = await observed({ sdl: SDL, root: { events } });
    expect(result.scalars).toEqual({
      Clock: { format: 'time' },
      Day: { format: 'date' },
      Blob: { format: null },
      Moment: { format: 'datetime' },
      Free: { format: 'text' },
    });
    expect(JSON.stringify(result)).not.toMatch(/2026|dozen|09:30/);
  });
});

test.each([
  ['that are whole and large count the smallest unit', [1999, 4250, 12_900, 7], 'minor'],
  ['that have fractions count whole units', [19.99, 4250, 12_900, 7], undefined],
  ['that are whole and small may be anything', [19, 42, 129, 7], undefined],
])('amounts of money %s, and no amount is kept', async (_, prices, unit) => {
  const sdl = `
    scalar Money
    type Query { goods: [Good!]! }
    type Good { id: ID! price: Money gross: Money }
  `;
  const goods = prices.map((price, id) => ({ id, price, gross: price * 2 }));
  const result = await observed({ sdl, root: { goods: goods.slice(0, 3) } });
  expect(result.scalars?.Money?.unit).toBe(unit);
  expect(JSON.stringify(result)).not.toMatch(/1999|4250|129/);
});

test.each([
  ['numbers', [1999, 42.5, 0, 7], 'number'],
  ['texts of digits', ['1999', '42.5', '0', '7'], 'string'],
  ['both', [1999, '42.5', 0, 7], undefined],
])(
  'numbers that all are %s in JSON are said to be, and no number is kept',
  async (_, sizes, json) => {
    const sdl = `
    scalar Size
    type Query { goods: [Good!]! }
    type Good { id: ID! size: Size }
  `;
    // The backend's own scalar passes values on as they are.
    const goods = sizes.map((size, id) => ({ id, size }));
    const result = await observed({ sdl, root: { goods: goods.slice(0, 3) } });
    expect(result.scalars?.Size).toEqual({ format: 'number', ...(json && { json }) });
    expect(JSON.stringify(result)).not.toMatch(/1999|42/);
  },
);

test('a scalar that stands for dates, times and moments is none of them for all fields', async () => {
  const sdl = `
    scalar Date
    type Query { shifts: [Shift!]! }
    type Shift { id: ID! day: Date starts: Date created: Date }
  `;
  const shifts = ['1', '2'].map((id) => ({
    ...{ id, day: '2026-01-02', starts: '07:30:00', created: '2026-01-02T10:00:00Z' },
  }));
  const result = await observed({ sdl, root: { shifts } });
  expect(result.scalars ?? {}).not.toHaveProperty('Date');
});

test('days after the year 9999, and endless ones, leave a scalar of dates what it is', async () => {
  const sdl = `
    scalar Date
    type Query { eras: [Era!]! }
    type Era { id: ID! begins: Date ends: Date }
  `;
  const eras = ['12026-01-02', 'infinity'].map((ends, id) => ({ id, begins: '1066-10-14', ends }));
  const result = await observed({ sdl, root: { eras } });
  expect(result.scalars ?? {}).not.toHaveProperty('Date');
});

describe('directives', () => {
  const SDL = 'type Query { books: [Book!]! } type Book { id: ID! title: String }';

  test('a backend that follows them is seen to do so', async () => {
    const { directives } = await observed({ sdl: SDL, root: { books: books() } });
    expect(directives).toEqual({ include: true, skip: true });
  });

  test('a backend that ignores them is seen to do so', async () => {
    const row = { id: '1', included: '1', skipped: '1', inline: '1' };
    const { directives } = await observed({
      sdl: SDL,
      root: { books: books() },
      misbehave(response, document) {
        if (!document.loc?.source.body.includes('@include')) return false;
        response.end(JSON.stringify({ data: { page_0: [row] } }));
        return true;
      },
    });
    expect(directives).toEqual({ include: false, skip: false });
  });

  test('a backend that does not know them is seen to do so', async () => {
    const { directives, types } = await observed({
      sdl: SDL,
      root: { books: books() },
      misbehave(response, document) {
        if (!document.loc?.source.body.includes('@include')) return false;
        response.statusCode = 400;
        response.end('{"errors":[{"message":"Unknown directive \\"@include\\"."}]}');
        return true;
      },
    });
    expect(directives).toEqual({ include: false, skip: false });
    // The rest is still observed.
    expect(types).toEqual({ Book: { titles: { id: 'unique', title: 'repeats' } } });
  });
});

describe('texts', () => {
  test('that are all dates, moments, amounts or markup are said to be, and those that are not what their name says', async () => {
    const sdl = `
      type Query { loans: [Loan!]! }
      type Loan {
        id: ID! dueOn: String returned: String! createdAt: String! updatedAt: String! note: String shelf: String
        fee: String version: String editedAt: String description: String blurb: String
        body: String remark: String
      }
    `;
    const loans = Array.from({ length: 4 }, (_, index) => ({
      id: `${index}`,
      dueOn: index === 1 ? null : `2026-03-0${index + 1}`,
      returned: `2026-03-0${index + 1}T10:00:00.000Z`,
      fee: `${index}.50`,
      version: `1.${index}`,
      description: `<p>Volume ${index}, <em>worn</em></p>`,
      blurb: index === 0 ? '<b>New</b>' : 'a < b',
      editedAt: `2026-03-0${index + 1} 10:00:00`,
      body: index % 2 === 0 ? `## Volume ${index}\n\nRead **this**.` : 'Nothing to say.',
      remark: index === 0 ? 'See [the shelf](/shelves/1).' : '2 * 3 * 4 [sic] # none',
      createdAt: 'long ago',
      updatedAt: `2026-03-0${index + 1}T10:00:00Z`,
      note: index === 0 ? 'late' : `2026-03-0${index}`,
      shelf: index < 2 ? `2026-03-0${index + 1}` : null,
    }));
    const { types } = await observed({ sdl, root: { loans: () => loans } });
    expect(types?.['Loan']?.texts).toEqual({
      dueOn: 'date',
      returned: 'datetime',
      fee: 'decimal',
      description: 'html',
      body: 'markdown',
      createdAt: 'text',
    });
  });
});
