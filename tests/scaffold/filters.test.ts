import { listSearchParams, type ListAddress } from '../../src/lists/listAddress.ts';
import { compile } from './compiled.ts';
import { scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  type Query { posts(filter: PostFilter, first: Int, after: String): PostConnection! }
  type PostConnection { edges: [PostEdge!]! pageInfo: PageInfo! }
  type PostEdge { node: Post! cursor: String! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  type Post { id: ID! title: String! subtitle: String state: State! mood: Mood! words: Int! }
  enum State { DRAFT LIVE }
  enum Mood { GOOD BAD }
  input PostFilter { title: TextFilter subtitle: TextFilter state: StateFilter mood: MoodFilter words: WordsFilter }
  input TextFilter { eq: String isNull: Boolean contains: String mode: Mode }
  input StateFilter { eq: State in: [State!] }
  input MoodFilter { eq: Mood in: [Mood!] }
  input WordsFilter { eq: Int gte: Int lte: Int }
  enum Mode { SENSITIVE INSENSITIVE }
`;

test('operators of a type are written once for the fields that have it, others where they are', async () => {
  const files = await scaffoldOf(SDL);
  const filters = textOf(files, 'src/resources/posts/PostFilters.ts');
  expect(filters).toContain("title: textFilter('filter.title', textFilterOperators)");
  expect(filters).toContain(
    "subtitle: textFilter('filter.subtitle', textFilterOperators, { nullable: true })",
  );
  expect(filters).toContain("state: statusFilter(state, 'filter.state', enumFilter)");
  expect(filters).toContain("mood: choiceFilter(mood, 'filter.mood', enumFilter)");
  expect(filters).toContain('atLeast: (words) => ({ filter: { words: { gte: words } } })');
  const operators = textOf(files, 'src/resources/filters/textFilterOperators.ts');
  expect(operators).toContain("contains: (value) => ({ contains: value, mode: 'INSENSITIVE' })");
  expect(await unformatted(files)).toEqual([]);
  const shared = ['textFilterOperators', 'enumFilter'].map(
    (name) => `src/resources/filters/${name}.ts`,
  );
  expect(compile(files, SDL, ['src/resources/posts/PostFilters.ts', ...shared])).toEqual([]);
});

test('what is typed stands for itself in the patterns of a schema', async () => {
  const sdl = `
    type Query { books(where: BookWhere, limit: Int): [Book!]! pens(where: PenWhere): [Pen!]! }
    type Book { id: ID! title: String! note: String }
    type Pen { id: ID! title: String! }
    input BookWhere { title: Pattern note: Pattern }
    input Pattern { equalTo: String matchesRegex: String options: String }
    input PenWhere { title: Like }
    input Like { _eq: String _ilike: String }
  `;
  const files = await scaffoldOf(sdl);
  const operators = textOf(files, 'src/resources/filters/pattern.ts');
  expect(operators).toContain(
    "contains: (value) => ({ matchesRegex: escapeRegExp(value), options: 'i' })",
  );
  const pens = textOf(files, 'src/resources/pens/PenList.tsx');
  expect(pens).toContain('_ilike: `%${escapeLike(text)}%`');
  const paths = [...files.keys()].filter((path) => /Filters|List\.tsx$|filters\//.test(path));
  expect(compile(files, sdl, paths)).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
});

test('amounts in the smallest unit are asked for in whole units, as they are shown', async () => {
  const sdl = `
    scalar BigInt
    type Query { offers(filter: OfferFilter): [Offer!]! offer(id: ID!): Offer }
    type Offer { id: ID! name: String! currency: String! priceCents: Int! costInCents: BigInt! total: Float! }
    input OfferFilter { priceCents: IntFilter costInCents: BigIntFilter total: FloatFilter }
    input IntFilter { eq: Int gte: Int lte: Int } input BigIntFilter { eq: BigInt gte: BigInt lte: BigInt }
    input FloatFilter { eq: Float gte: Float lte: Float }
  `;
  const files = await scaffoldOf(sdl);
  const filters = textOf(files, 'src/resources/offers/OfferFilters.ts');
  expect(filters).toContain('priceCents: integerMoneyFilter(');
  expect(filters).toContain('costInCents: decimalMoneyFilter(');
  expect(filters).toContain('total: numberFilter({');
  expect(filters).toContain("{ label: 'Price' }");
  expect(compile(files, sdl, ['src/resources/offers/OfferFilters.ts'])).toEqual([]);
});

test('a key that a list demands is chosen from the records that it is of, whether a row has it or the schema groups it', async () => {
  const sdl = `
    type Query {
      brands: [Brand!]! brand(id: ID!): Brand
      dishes(input: DishesInput!): [Dish!]! dish(id: ID!): Dish
      rooms(brandId: ID!): [Room!]! room(id: ID!): Room
    }
    type Brand { id: ID! name: String! }
    type Dish { id: ID! name: String! brandId: ID! }
    type Room { id: ID! name: String! }
    input DishesInput { brandId: ID! filter: DishFilter }
    input DishFilter { name: String }
  `;
  const files = await scaffoldOf(sdl);
  const list = (path: string) => textOf(files, path).replaceAll(/\s+/g, ' ');
  const picked = (sent: string) =>
    `brandId: recordFilter( brands, { is: (brandId) => (${sent}) }, { label: 'Brand', required: true, picker: async () => (await import('../brands/pickers/brandPicker.ts')).brandPicker, }, )`;
  expect(list('src/resources/dishes/DishList.tsx')).toContain(picked('{ input: { brandId } }'));
  expect(list('src/resources/rooms/RoomList.tsx')).toContain(picked('{ brandId }'));
  expect(compile(files, sdl, ['src/resources/dishes/DishList.tsx'])).toEqual([]);
});

test('a filter on a field that is called like something else in an address has a parameter of its own', async () => {
  const state: ListAddress = {
    position: { after: 'a', before: 'b', page: 2 },
    sort: 'title',
    search: 'text',
    filters: {},
    size: 50,
    columns: ['title'],
    widths: {},
    pinned: [],
    density: 'compact',
    layout: 'board',
    by: 'state',
    more: ['DRAFT'],
    lanes: ['1'],
    chart: 'state',
  };
  const names = [...listSearchParams(state).keys(), 'tab', 'key'];
  expect(names).toHaveLength(15);
  const files = await scaffoldOf(`
    type Query { posts(filter: PostFilter): [Post!]! }
    type Post { id: ID! title: String! ${names.map((name) => `${name}: Int!`).join(' ')} }
    input PostFilter { title: TextFilter ${names.map((name) => `${name}: NumberFilter`).join(' ')} }
    input TextFilter { eq: String }
    input NumberFilter { eq: Int gte: Int lte: Int }
  `);
  const filters = textOf(files, 'src/resources/posts/PostFilters.ts');
  for (const name of names) {
    expect(filters).toContain(`  ${name}Is: integerFilter(`);
    expect(filters).not.toContain(`  ${name}: integerFilter(`);
  }
});
