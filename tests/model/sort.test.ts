import { listOf, readSdl } from './readSdl.ts';

const POST = 'type Post { id: ID! title: String! createdAt: String! }';

function sort(args: string, inputs = '') {
  return listOf(readSdl(`type Query { posts(${args}): [Post!]! } ${inputs} ${POST}`), 'Post').sort;
}

describe('an order is read in every spelling', () => {
  test.each([
    [
      'a list of enum values',
      'orderBy: [O!]',
      'enum O { NATURAL TITLE_ASC TITLE_DESC CREATED_AT_DESC }',
      { orderBy: ['TITLE_ASC'] },
      { orderBy: ['TITLE_DESC'] },
      true,
    ],
    [
      'one enum value',
      'sort: O',
      'enum O { title_asc title_desc }',
      { sort: 'title_asc' },
      { sort: 'title_desc' },
      false,
    ],
    [
      'an enum whose ascending has no suffix',
      'sort: [O]',
      'enum O { ID TITLE TITLE_DESC }',
      { sort: ['TITLE'] },
      { sort: ['TITLE_DESC'] },
      true,
    ],
    [
      'an enum and a direction',
      'orderBy: F, orderByDirection: D',
      'enum F { TITLE CREATED } enum D { ASC DESC }',
      { orderBy: 'TITLE', orderByDirection: 'ASC' },
      { orderBy: 'TITLE', orderByDirection: 'DESC' },
      false,
    ],
    [
      'an object of an enum and what turns it round',
      'sort: S',
      'enum F { TITLE } input S { field: F! descending: Boolean! = false }',
      { sort: { field: 'TITLE', descending: false } },
      { sort: { field: 'TITLE', descending: true } },
      false,
    ],
    [
      'an enum and reverse',
      'sortKey: F = TITLE, reverse: Boolean = false',
      'enum F { TITLE }',
      { sortKey: 'TITLE', reverse: false },
      { sortKey: 'TITLE', reverse: true },
      false,
    ],
    [
      'two texts',
      'sort: String, order: String',
      '',
      { sort: 'title', order: 'asc' },
      { sort: 'title', order: 'desc' },
      false,
    ],
    [
      'a direction with its rank among others',
      'orderBy: O',
      'input O { title: K id: K } input K { direction: D! priority: Int! } enum D { asc desc }',
      { orderBy: { title: { direction: 'asc', priority: 1 } } },
      { orderBy: { title: { direction: 'desc', priority: 1 } } },
      true,
    ],
    [
      'a field named by a text, and a direction',
      'orderBy: O',
      'input O { field: String order: D = ASC } enum D { DESC ASC }',
      { orderBy: { field: 'title', order: 'ASC' } },
      { orderBy: { field: 'title', order: 'DESC' } },
      false,
    ],
    [
      'field and direction',
      'orderBy: B',
      'input B { field: F! direction: D! } enum F { TITLE } enum D { ASC DESC }',
      { orderBy: { field: 'TITLE', direction: 'ASC' } },
      { orderBy: { field: 'TITLE', direction: 'DESC' } },
      false,
    ],
    [
      'two texts in an object, of which one says how it is spelled',
      'orderBy: B',
      'input B { field: String! "asc or desc" direction: String }',
      { orderBy: { field: 'title', direction: 'asc' } },
      { orderBy: { field: 'title', direction: 'desc' } },
      false,
    ],
    [
      'two texts in an object, of which one has a default',
      'sort: [B!]',
      'input B { by: String! order: String = "DESC" }',
      { sort: [{ by: 'title', order: 'ASC' }] },
      { sort: [{ by: 'title', order: 'DESC' }] },
      true,
    ],
    [
      'a list of field and direction',
      'sorting: [B!]',
      'input B { field: F! direction: D! } enum F { title } enum D { ASC DESC }',
      { sorting: [{ field: 'title', direction: 'ASC' }] },
      { sorting: [{ field: 'title', direction: 'DESC' }] },
      true,
    ],
    [
      'a list of objects',
      'order_by: [B!]',
      'input B { title: D id: D } enum D { asc asc_nulls_first desc desc_nulls_last }',
      { order_by: [{ title: 'asc' }] },
      { order_by: [{ title: 'desc' }] },
      true,
    ],
    [
      'an object',
      'sort: B',
      'input B { title: D } enum D { ASC DESC }',
      { sort: { title: 'ASC' } },
      { sort: { title: 'DESC' } },
      false,
    ],
    [
      'a direction one deeper',
      'orderBy: [B!]',
      'input B { title: T } input T { sort: D! nulls: N } enum D { asc desc } enum N { first last }',
      { orderBy: [{ title: { sort: 'asc' } }] },
      { orderBy: [{ title: { sort: 'desc' } }] },
      true,
    ],
    [
      'nulls in the direction',
      'orderBy: [B!]',
      'input B { title: D } enum D { AscNullsFirst AscNullsLast DescNullsFirst DescNullsLast }',
      { orderBy: [{ title: 'AscNullsLast' }] },
      { orderBy: [{ title: 'DescNullsLast' }] },
      true,
    ],
    [
      'asc and desc as keys',
      'order: B',
      'input B { asc: F desc: F then: B } enum F { title }',
      { order: { asc: 'title' } },
      { order: { desc: 'title' } },
      false,
    ],
    ['a text with a minus', 'sort: String', '', { sort: 'title' }, { sort: '-title' }, false],
    [
      'a text as its default shows',
      'sort: String = "created_at_asc"',
      '',
      { sort: 'title_asc' },
      { sort: 'title_desc' },
      false,
    ],
    [
      'a text as its description shows',
      '"Such as `title:asc`." sort: [String]',
      '',
      { sort: ['title:asc'] },
      { sort: ['title:desc'] },
      true,
    ],
    [
      'among the filters',
      'where: W',
      'input W { orderby: [B] } input B { field: F! order: D! } enum F { TITLE } enum D { ASC DESC }',
      { where: { orderby: [{ field: 'TITLE', order: 'ASC' }] } },
      { where: { orderby: [{ field: 'TITLE', order: 'DESC' }] } },
      false,
    ],
  ])('%s', (_, args, inputs, ascending, descending, multiple) => {
    const read = sort(args, inputs);
    expect(read?.fields.find(({ field }) => field === 'title')).toEqual({
      field: 'title',
      ascending,
      descending,
    });
    if (!args.startsWith('where')) expect(read?.multiple).toBe(multiple);
  });

  test.each([
    ['priority', 'highest'],
    ['position', 'lowest'],
  ])('a %s beside each direction has the %s number for what comes first', (name, first) => {
    const inputs = `input O { title: K id: K } input K { direction: D! ${name}: Int! } enum D { asc desc }`;
    expect(sort('orderBy: O', inputs)).toMatchObject({ multiple: true, rank: { name, first } });
  });

  test('a text that names a field names one that the list can be asked by', () => {
    const where =
      'input Where { id: Op title: Op } input Few { title: Op } input Op { eq: String }';
    const post = 'type Post { id: ID! title: String! loginAttempts: Int }';
    const fieldsBy = (args: string) =>
      listOf(
        readSdl(`type Query { posts(${args}): [Post!]! } ${where} ${post}`),
        'Post',
      ).sort?.fields.map(({ field }) => field);
    expect(fieldsBy('sort: String, where: Where')).toEqual(['id', 'title']);
    expect(fieldsBy('sort: String, where: Few')).toEqual(['id', 'title', 'loginAttempts']);
    expect(fieldsBy('sort: String')).toEqual(['id', 'title', 'loginAttempts']);
  });

  test('names of moments are matched without their ending', () => {
    expect(
      sort('orderBy: F, direction: D', 'enum F { CREATED } enum D { ASC DESC }')?.fields,
    ).toMatchObject([{ field: 'createdAt' }]);
  });

  test('an order that must be given is sent until another is chosen', () => {
    const sdl = `type Query { posts(orderBy: B!): [Post!]! } input B { field: F! direction: D! } enum F { TITLE } enum D { ASC DESC } ${POST}`;
    expect(listOf(readSdl(sdl), 'Post')).toMatchObject({
      required: [],
      fixed: { orderBy: { field: 'TITLE', direction: 'ASC' } },
    });
  });

  test('orders by what is no field of the record are left out', () => {
    expect(sort('sort: O', 'enum O { RELEVANCE_DESC POPULARITY_DESC }')).toBeNull();
  });
});

describe('an order goes through relations to one', () => {
  const customer = 'type Customer { id: ID! name: String! email: String posts: [Post!]! }';
  const related = (args: string, inputs: string) => {
    const post = 'type Post { id: ID! title: String! customer: Customer! readers: [Customer!]! }';
    const query = `type Query { posts(${args}): [Post!]! post(id: ID!): Post customers: [Customer!]! customer(id: ID!): Customer }`;
    return listOf(readSdl(`${query} ${post} ${customer} ${inputs}`), 'Post').sort?.related;
  };

  test.each([
    [
      'nested objects in a list',
      'order_by: [O!]',
      'enum D { asc desc } input O { title: D customer: C readers_aggregate: C } input C { name: D unknown: D }',
      { order_by: [{ customer: { name: 'asc' } }] },
      { order_by: [{ customer: { name: 'desc' } }] },
    ],
    [
      'nested objects whose direction lies deeper',
      'orderBy: O',
      'enum D { asc desc } input O { title: D customer: C readers: C } input C { name: S } input S { sort: D! nulls: N } enum N { first last }',
      { orderBy: { customer: { name: { sort: 'asc' } } } },
      { orderBy: { customer: { name: { sort: 'desc' } } } },
    ],
    [
      'values of an enum that name the relation',
      'orderBy: [O!]',
      'enum O { TITLE_ASC TITLE_DESC CUSTOMER__NAME_ASC CUSTOMER__NAME_DESC READERS__NAME_ASC }',
      { orderBy: ['CUSTOMER__NAME_ASC'] },
      { orderBy: ['CUSTOMER__NAME_DESC'] },
    ],
  ])('%s', (_, args, inputs, ascending, descending) => {
    const fields = [{ field: 'name', ascending, descending }];
    expect(related(args, inputs)).toEqual([{ field: 'customer', to: 'Customer', fields }]);
  });

  test('nothing is ordered by what the relation’s record does not have', () => {
    const inputs = 'enum D { asc desc } input O { title: D customer: C } input C { rank: D }';
    expect(related('order_by: O', inputs)).toBeUndefined();
  });
});

describe('an order goes by the parts of an object', () => {
  const PEOPLE = `
    type Query { people(ORDER): [Person!]! }
    type Person { id: ID! name: Name total: Money born: Birth friends: [Name!] }
    type Name { first: String last: String nicks: [String!] }
    type Money { amount: Float! currency: String! }
    type Birth { place: Name }
    enum Way { asc desc }
  `;
  const sorts = (argument: string, inputs: string) =>
    listOf(readSdl(`${PEOPLE.replace('ORDER', argument)} ${inputs}`), 'Person').sort?.fields;

  test.each([
    [
      'an object in an object',
      'orderBy: O',
      'input O { id: Way name: N } input N { first: Way last: Way nicks: Way initial: Way }',
      (way: string) => ({ orderBy: { name: { first: way } } }),
    ],
    [
      'a list of them, whose direction lies deeper',
      'order_by: [O!]',
      'input O { id: Way name: N } input N { first: S last: S } input S { dir: Way! }',
      (way: string) => ({ order_by: [{ name: { first: { dir: way } } }] }),
    ],
  ])('%s', (_spelling, argument, inputs, send) => {
    const fields = sorts(argument, inputs);
    expect(fields?.map(({ field }) => field)).toEqual(['id', 'name.first', 'name.last']);
    const [, first] = fields ?? [];
    expect(first).toEqual({
      field: 'name.first',
      ascending: send('asc'),
      descending: send('desc'),
    });
  });

  test('an amount of money is one value, and lists and deeper objects are none', () => {
    const inputs =
      'input O { total: M friends: N born: B } input M { amount: Way currency: Way } input N { first: Way } input B { place: N }';
    expect(sorts('orderBy: O', inputs)?.map(({ field }) => field)).toEqual(['total']);
  });
});

describe('an order goes by the numbers of records of a relation to many', () => {
  const AUTHOR = `
    type Query { authors(ORDER): [Author!]! books: [Book!]! book(id: ID!): Book }
    type Author { id: ID! name: String! bookCount: Int books: [Book!]! }
    type Book { id: ID! title: String! author: Author! }
    enum Way { asc desc }
  `;
  const counts = (argument: string, inputs: string) =>
    listOf(readSdl(`${AUTHOR.replace('ORDER', argument)} ${inputs}`), 'Author').sort?.counts;

  test.each([
    [
      'an aggregate beside the relation',
      'order_by: [O!]',
      'input O { name: Way books_aggregate: A } input A { count: Way max: M } input M { title: Way }',
      { order_by: [{ books_aggregate: { count: 'asc' } }] },
      { order_by: [{ books_aggregate: { count: 'desc' } }] },
    ],
    [
      'a count in the relation',
      'orderBy: O',
      'input O { name: Way books: A } input A { _count: Way }',
      { orderBy: { books: { _count: 'asc' } } },
      { orderBy: { books: { _count: 'desc' } } },
    ],
    [
      'values of an enum',
      'orderBy: [O!]',
      'enum O { NAME_ASC NAME_DESC BOOKS_COUNT_ASC BOOKS_COUNT_DESC }',
      { orderBy: ['BOOKS_COUNT_ASC'] },
      { orderBy: ['BOOKS_COUNT_DESC'] },
    ],
    [
      'values of an enum that name what is counted apart',
      'orderBy: [O!]',
      'enum O { NAME_ASC NAME_DESC BOOKS__COUNT_ASC BOOKS__COUNT_DESC }',
      { orderBy: ['BOOKS__COUNT_ASC'] },
      { orderBy: ['BOOKS__COUNT_DESC'] },
    ],
  ])('%s', (_spelling, argument, inputs, ascending, descending) => {
    expect(counts(argument, inputs)).toEqual([{ field: 'books', ascending, descending }]);
  });

  test('a number that the record has itself is one of its fields', () => {
    const inputs = 'enum O { NAME_ASC NAME_DESC BOOK_COUNT_ASC BOOK_COUNT_DESC AWARDS_COUNT_ASC }';
    expect(counts('orderBy: [O!]', inputs)).toBeUndefined();
  });
});

test('of a text that names the field, the fields that the schema says are offered', () => {
  const inputs = (said: string) =>
    `input B { ${said} field: String! "ASC or DESC" direction: String! }`;
  const fields = (said: string) =>
    sort('orderBy: B', inputs(said))?.fields.map(({ field }) => field);
  expect(fields('"One of title and createdAt."')).toEqual(['title', 'createdAt']);
  expect(fields('"The field to sort by."')).toEqual(['id', 'title', 'createdAt']);
});

test('nothing is sorted by two texts in an object where no word says how directions are spelled', () => {
  expect(sort('orderBy: B', 'input B { field: String! direction: String }')).toBeNull();
});
