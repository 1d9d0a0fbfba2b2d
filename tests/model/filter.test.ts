import { connection, listOf, operatorOf, PAGE_INFO, readSdl } from './readSdl.ts';

const POST =
  'type Post { id: ID! title: String! views: Int status: Status tags: [String!] createdAt: DateTime author: User } scalar DateTime enum Status { DRAFT LIVE } type User { id: ID! name: String! posts: [Post!]! }';

function list(args: string, inputs = '') {
  return listOf(
    readSdl(`type Query { posts(${args}): [Post!]! users: [User!]! } ${inputs} ${POST}`),
    'Post',
  );
}

const value = (type: string) => ({ hole: 'value', type });

describe('conditions are read in every spelling', () => {
  test.each([
    [
      'eq, in, contains',
      'where: W',
      'input W { title: S } input S { eq: String in: [String!] contains: String }',
      'contains',
      { where: { title: { contains: value('String') } } },
    ],
    [
      'equalTo, greaterThanOrEqualTo',
      'filter: W',
      'input W { views: I } input I { equalTo: Int greaterThanOrEqualTo: Int }',
      'atLeast',
      { filter: { views: { greaterThanOrEqualTo: value('Int') } } },
    ],
    [
      '_eq, _ilike',
      'where: W',
      'input W { title: S } input S { _eq: String _ilike: String }',
      'contains',
      {
        where: {
          title: {
            _ilike: { hole: 'value', type: 'String', before: '%', after: '%', escape: 'like' },
          },
        },
      },
    ],
    [
      'a list of objects with operators',
      'views: [I]',
      'input I { between: String gt: String lte: String }',
      'greaterThan',
      { views: [{ gt: value('String') }] },
    ],
    [
      'some of a list that are equal',
      'where: W',
      'input W { tags: L } input L { all: S none: S some: S any: Boolean } input S { eq: String contains: String }',
      'has',
      { where: { tags: { some: { eq: value('String') } } } },
    ],
    [
      'some of a list that are one of several',
      'where: W',
      'input W { tags: L } input L { all: S none: S some: S any: Boolean } input S { eq: String in: [String] }',
      'hasAny',
      { where: { tags: { some: { in: value('[String]') } } } },
    ],
    [
      'any of a list',
      'where: W',
      'input W { tags: L } input L { some: S any: Boolean } input S { eq: String }',
      'isEmpty',
      { where: { tags: { any: { hole: 'value', type: 'Boolean', presence: [false, true] } } } },
    ],
    [
      'an operator around the fields',
      'gte: G',
      'input G { views: Int createdAt: DateTime }',
      'atLeast',
      { gte: { views: value('Int') } },
    ],
    [
      'a list of what exists',
      'exists: [E!]',
      'input E { title: Boolean author: Boolean }',
      'isEmpty',
      { exists: [{ title: { hole: 'value', type: 'Boolean', presence: [false, true] } }] },
    ],
    [
      'before and strictly_before in a list',
      'createdAt: [D!]',
      'input D { before: String strictly_before: String after: String strictly_after: String }',
      'lessThan',
      { createdAt: [{ strictly_before: value('String') }] },
    ],
    [
      'title_contains',
      'where: W',
      'input W { title: String title_contains: String title_not_in: [String!] }',
      'contains',
      { where: { title_contains: value('String') } },
    ],
    [
      'title_not_contains',
      'where: W',
      'input W { title: String title_not_contains: String }',
      'doesNotContain',
      { where: { title_not_contains: value('String') } },
    ],
    [
      '_nilike',
      'where: W',
      'input W { title: S } input S { _eq: String _nlike: String _nilike: String }',
      'doesNotContain',
      {
        where: {
          title: {
            _nilike: { hole: 'value', type: 'String', before: '%', after: '%', escape: 'like' },
          },
        },
      },
    ],
    [
      'matchesRegex with options',
      'where: W',
      'input W { title: S } input S { equalTo: String matchesRegex: String options: String }',
      'contains',
      {
        where: {
          title: {
            matchesRegex: { hole: 'value', type: 'String', escape: 'regex' },
            options: 'i',
          },
        },
      },
    ],
    [
      '_iregex before _regex',
      'where: W',
      'input W { title: S } input S { _eq: String _regex: String _iregex: String _nregex: String }',
      'contains',
      { where: { title: { _iregex: { hole: 'value', type: 'String', escape: 'regex' } } } },
    ],
    [
      '_niregex',
      'where: W',
      'input W { title: S } input S { _eq: String _niregex: String }',
      'doesNotContain',
      { where: { title: { _niregex: { hole: 'value', type: 'String', escape: 'regex' } } } },
    ],
    [
      'contains before regex, whatever options that has',
      'where: W',
      'input W { title: S } input S { regex: String options: String contains: String mode: M } enum M { DEFAULT INSENSITIVE }',
      'contains',
      { where: { title: { contains: value('String'), mode: 'INSENSITIVE' } } },
    ],
    [
      'iLike',
      'filter: W',
      'input W { title: S } input S { eq: String like: String iLike: String }',
      'contains',
      {
        filter: {
          title: {
            iLike: { hole: 'value', type: 'String', before: '%', after: '%', escape: 'like' },
          },
        },
      },
    ],
    [
      'containsIgnoreCase',
      'where: W',
      'input W { title: S } input S { equals: String containsIgnoreCase: String }',
      'contains',
      { where: { title: { containsIgnoreCase: value('String') } } },
    ],
    [
      'title_Icontains',
      'title_Icontains: String',
      '',
      'contains',
      { title_Icontains: value('String') },
    ],
    [
      'notStartsWith',
      'where: W',
      'input W { title: S } input S { equals: String notStartsWith: String notStartsWithInsensitive: String }',
      'doesNotStartWith',
      { where: { title: { notStartsWithInsensitive: value('String') } } },
    ],
    [
      '_nends_with',
      'where: W',
      'input W { title: S } input S { _eq: String _nends_with: String }',
      'doesNotEndWith',
      { where: { title: { _nends_with: value('String') } } },
    ],
    [
      'a bound of a text',
      'where: W',
      'input W { title: S } input S { eq: String gte: String lte: String }',
      'atLeast',
      { where: { title: { gte: value('String') } } },
    ],
    [
      'bounds of times beside a comparison with nothing',
      'where: W',
      'input W { createdAt: T } input T { is: Boolean isNot: Boolean eq: DateTime gte: DateTime lt: DateTime }',
      'atLeast',
      { where: { createdAt: { gte: value('DateTime') } } },
    ],
    [
      'what a text of several contains',
      'where: W',
      'input W { tags: S } input S { eq: String ne: String contains: String notContains: String }',
      'has',
      { where: { tags: { contains: value('String') } } },
    ],
    [
      'values of which a field of several has one',
      'where: W',
      'input W { tags: S } input S { equals: String in: [String] not_in: [String] all: [String] }',
      'hasAny',
      { where: { tags: { in: value('[String]') } } },
    ],
    [
      'values of which a field of several has none',
      'where: W',
      'input W { tags_contains_some: [String] tags_contains_none: [String] }',
      'hasNone',
      { where: { tags_contains_none: value('[String]') } },
    ],
    [
      'an exact condition',
      'condition: C',
      'input C { title: String views: Int }',
      'is',
      { condition: { title: value('String') } },
    ],
    ['a flat argument', 'title: String', '', 'is', { title: value('String') }],
    ['a flat list', 'statuses: [Status!]', '', 'anyOf', { statuses: value('[Status!]') }],
    [
      'createdAfter',
      'createdAfter: DateTime',
      '',
      'greaterThan',
      { createdAfter: value('DateTime') },
    ],
    ['minViews', 'minViews: Int', '', 'atLeast', { minViews: value('Int') }],
    [
      'a range',
      'filter: F',
      'input F { createdAt: R } input R { gte: DateTime lte: DateTime }',
      'atMost',
      { filter: { createdAt: { lte: value('DateTime') } } },
    ],
    [
      'from and to',
      'filter: F',
      'input F { views: R } input R { from: Int to: Int }',
      'atLeast',
      { filter: { views: { from: value('Int') } } },
    ],
    [
      'a range that needs both ends',
      'created: R',
      'input R { start: DateTime! end: DateTime! }',
      'between',
      {
        created: {
          start: { hole: 'from', type: 'DateTime!' },
          end: { hole: 'to', type: 'DateTime!' },
        },
      },
    ],
    [
      'a pair to be between',
      'filter: F',
      'input F { views: I } input I { eq: Int between: [Int!] }',
      'between',
      {
        filter: {
          views: {
            between: [
              { hole: 'from', type: 'Int' },
              { hole: 'to', type: 'Int' },
            ],
          },
        },
      },
    ],
    [
      'existence',
      'filter: F',
      'input F { title: S } input S { eq: String exists: Boolean }',
      'isEmpty',
      {
        filter: { title: { exists: { hole: 'value', type: 'Boolean', presence: [false, true] } } },
      },
    ],
    [
      'a mode for case',
      'where: W',
      'input W { title: S } input S { contains: String mode: Mode } enum Mode { default insensitive }',
      'contains',
      { where: { title: { contains: value('String'), mode: 'insensitive' } } },
    ],
    [
      'a pattern',
      'filter: F',
      'input F { title: S } input S { matches: P } input P { pattern: String! }',
      'contains',
      { filter: { title: { matches: { pattern: value('String!') } } } },
    ],
    [
      'an element of a list',
      'filter: F',
      'input F { tags: L } input L { contains: [String!] anyEqualTo: String }',
      'has',
      { filter: { tags: { contains: value('[String!]') } } },
    ],
    [
      'column, operator, value',
      'where: C',
      'input C { column: Col operator: Op value: Any AND: [C!] } enum Col { TITLE } enum Op { EQ NEQ } scalar Any',
      'isNot',
      { where: { column: 'TITLE', operator: 'NEQ', value: value('String') } },
    ],
    [
      'a part of a text in column, operator, value',
      'where: C',
      'input C { column: Col operator: Op value: Any } enum Col { TITLE } enum Op { EQ LIKE } scalar Any',
      'contains',
      {
        where: {
          column: 'TITLE',
          operator: 'LIKE',
          value: { ...value('String'), before: '%', after: '%', escape: 'like' },
        },
      },
    ],
    [
      'one of several choices in column, operator, value',
      'where: C',
      'input C { column: Col operator: Op value: Any } enum Col { STATUS } enum Op { EQ IN GT } scalar Any',
      'anyOf',
      { where: { column: 'STATUS', operator: 'IN', value: value('[Status!]') } },
    ],
    [
      'a list of conditions',
      'filters: [C!]',
      'input C { field: String! operator: Op! value: String } enum Op { EQ CONTAINS }',
      'contains',
      { filters: [{ field: 'id', operator: 'CONTAINS', value: value('String') }] },
    ],
    [
      'conditions with operators that the description lists',
      'filters: [C!]',
      'input C { field: String! "One of: eq, neq, contains" operator: String! value: String }',
      'isNot',
      { filters: [{ field: 'id', operator: 'neq', value: value('String') }] },
    ],
    [
      'a group of conditions',
      'filter: G',
      `input G { logic: Logic! conditions: [C!] groups: [G!] } enum Logic { OR AND }
       input C { field: Col! operator: Op! value: Any } enum Col { TITLE } enum Op { EQ NEQ } scalar Any`,
      'is',
      {
        filter: {
          logic: 'AND',
          conditions: [{ field: 'TITLE', operator: 'EQ', value: value('String') }],
        },
      },
    ],
    [
      'texts that stand for choices',
      'filter: F',
      'input F { status: S } input S { eq: String in: [String!] contains: String }',
      'anyOf',
      { filter: { status: { in: value('[Status!]') } } },
    ],
    [
      'a key in capitals, and how it is compared',
      'where: W',
      'input W { authorID: ID authorIDNEQ: ID }',
      'isNot',
      { where: { authorIDNEQ: value('ID') } },
    ],
  ])('%s', (_, args, inputs, name, variables) => {
    const { filter } = list(args, inputs);
    const operators = filter?.fields.flatMap((field) => field.operators) ?? [];
    expect(operators.find((operator) => operator.name === name)?.variables).toEqual(variables);
  });

  test('choices are no texts that could be searched or put in order', () => {
    const triple =
      'input C { column: Col operator: Op value: Any } enum Col { STATUS } enum Op { EQ LIKE GT } scalar Any';
    const operators =
      'input F { status: S } input S { eq: String contains: String startsWith: String }';
    const namesOf = (args: string, inputs: string) =>
      list(args, inputs).filter?.fields.map((field) => [
        field.enum,
        ...field.operators.map(({ name }) => name),
      ]);
    expect(namesOf('where: C', triple)).toEqual([['Status', 'is']]);
    expect(namesOf('filter: F', operators)).toEqual([['Status', 'is']]);
  });

  test.each([
    ['Status', 'Status'],
    ['Int', 'Int'],
    ['Int', 'String'],
    ['Boolean', 'Boolean'],
    ['DateTime', 'DateTime'],
    ['EmailAddress', 'EmailAddress'],
  ])(
    'a pattern for values of %s that takes %s is none, though all types have the same operators',
    (type, pattern) => {
      const { filter } = list(
        'filter: F',
        `scalar EmailAddress input F { status: S }
         input S { eq: ${type} in: [${type}!] like: ${pattern} iLike: ${pattern} notLike: ${pattern} }`,
      );
      expect(filter?.fields[0]?.operators.map(({ name }) => name)).toEqual(['is', 'anyOf']);
    },
  );

  test('a related record is compared by its key, though its filter first asks for none', () => {
    const { filter } = list(
      'filter: F',
      'input F { author: U } input U { not: [U!] id: K } input K { isNil: Boolean eq: ID }',
    );
    expect(filter?.fields[0]).toMatchObject({ relation: 'User', relationKey: 'id' });
  });

  test('whether there is a value at all is asked beside what a text contains', () => {
    const { filter } = list(
      'filter: F',
      'input F { title: S } input S { is: Boolean isNot: Boolean eq: String iLike: String }',
    );
    expect(filter?.fields[0]?.operators.map(({ name }) => name)).toContain('contains');
  });

  test('whether records come once is no condition on them', () => {
    const { filter } = list(
      'filters: F',
      'input F { title: S DISTINCT: Boolean } input S { exact: String iContains: String }',
    );
    expect(filter?.fields.map(({ field }) => field)).toEqual(['title']);
  });

  test('operators that nothing lists are not guessed', () => {
    const conditions = 'input C { field: String! operator: String! value: String }';
    expect(list('filters: [C!]', conditions).filter).toBeNull();
  });

  test('all and any of several conditions', () => {
    const { filter } = list(
      'where: W',
      'input W { AND: [W!] OR: [W!] NOT: W title: S } input S { eq: String }',
    );
    expect(filter).toMatchObject({ and: ['where', 'AND'], or: ['where', 'OR'] });
    expect(filter?.fields.map(({ field }) => field)).toEqual(['title']);
  });

  test('an object of filters is no operator, though a field of it is called search', () => {
    const read = list(
      'where: W',
      'input W { _search: String AND: [W!] title: String title_contains: String }',
    );
    expect(read.search?.variables).toEqual({
      where: { _search: { hole: 'text', type: 'String' } },
    });
    expect(read.filter?.fields.map(({ field }) => field)).toEqual(['title']);
  });

  test('of two objects of operators one is used, since a server need not join them', () => {
    const { filter } = list(
      'filter: F, where: W',
      'input F { title: S } input W { title: S views: I } input S { eq: String } input I { eq: Int }',
    );
    expect(
      filter?.fields.flatMap(({ operators }) =>
        operators.map(({ variables }) => Object.keys(variables)[0]),
      ),
    ).toEqual(['where', 'where']);
  });

  test('exact conditions go with an object of operators', () => {
    const read = list(
      'filter: F, condition: C',
      'input F { title: S } input S { startsWith: String } input C { author: ID }',
    );
    expect(operatorOf(read, 'title', 'startsWith')).toEqual({
      filter: { title: { startsWith: value('String') } },
    });
    expect(operatorOf(read, 'author', 'is')).toEqual({ condition: { author: value('ID') } });
  });

  test('exact conditions are such though a field of the record ends like an operator', () => {
    const sdl = `
      type Query { members(where: W, condition: C): [Member!]! users: [User!]! }
      type Member { id: ID! name: String! memberSince: String user: User }
      type User { id: ID! name: String! }
      input W { name: S userExists: Boolean and: [W!] } input S { eq: String }
      input C { name: String memberSince: String user: ID }`;
    const members = listOf(readSdl(sdl), 'Member');
    expect(operatorOf(members, 'user', 'is')).toEqual({ condition: { user: value('ID') } });
    expect(operatorOf(members, 'name', 'is')).toEqual({ where: { name: { eq: value('String') } } });
  });

  test('a JSON filter and an object that belongs to something else offer nothing', () => {
    expect(
      list('where: JSON, block: B', 'scalar JSON input B { height: Int hash: String }').filter,
    ).toBeNull();
  });
});

describe('conditions on related records', () => {
  test.each([
    [
      'by the key beside the object',
      'filter: F',
      'input F { authorId: I } input I { eq: ID }',
      { filter: { authorId: { eq: value('ID') } } },
    ],
    [
      'through the other’s filter',
      'where: W',
      'input W { author: U } input U { id: I name: S } input I { eq: ID } input S { eq: String }',
      { where: { author: { id: { eq: value('ID') } } } },
    ],
    [
      'through the other’s exact filter',
      'where: W',
      'input W { author: U } input U { id: ID name: String }',
      { where: { author: { id: value('ID') } } },
    ],
    ['by an argument', 'authorId: ID', '', { authorId: value('ID') }],
  ])('%s', (_, args, inputs, variables) => {
    const field = list(args, inputs).filter?.fields.find(
      (candidate) => candidate.field === 'author',
    );
    expect(field).toMatchObject({ relation: 'User', relationKey: 'id' });
    expect(field?.operators.find(({ name }) => name === 'is')?.variables).toEqual(variables);
  });

  test('take the raw key where the id is a global one', () => {
    const sdl = `type Query { posts(condition: C): [Post!]! users: [User!]! } input C { authorId: Int } type Post { id: ID! author: User } type User { id: ID! rowId: Int! name: String! }`;
    expect(listOf(readSdl(sdl), 'Post').filter?.fields[0]).toMatchObject({
      field: 'author',
      relation: 'User',
      relationKey: 'rowId',
    });
  });

  test('take a scalar that is called after the record and its key', () => {
    const sdl = `type Query { posts(authorId: UserID, editorId: PersonID): [Post!]! users: [User!]! } scalar UserID
      scalar PersonID type Post { id: ID! author: User editor: User } type User { id: ID! name: String! }`;
    expect(
      listOf(readSdl(sdl), 'Post').filter?.fields.map(({ field, relationKey }) => [
        field,
        relationKey,
      ]),
    ).toEqual([
      ['author', 'id'],
      ['editor', null],
    ]);
  });

  test('mean one related record that is the one, and not that all are', () => {
    const { filter } = list(
      'filter: F',
      'input F { author: U } input U { every: K some: K } input K { id: ID }',
    );
    expect(filter?.fields[0]?.operators[0]?.variables).toEqual({
      filter: { author: { some: { id: value('ID') } } },
    });
  });

  test('take a text as a key if a raw key is beside it, one or several', () => {
    const sdl = `type Query { posts(author: String, author_list: [String]): [Post!]! users: [User!]! }
      type Post { id: ID! _id: Int! author: User } type User { id: ID! _id: Int! name: String! }`;
    const field = listOf(readSdl(sdl), 'Post').filter?.fields[0];
    expect(field).toMatchObject({ field: 'author', relation: 'User', relationKey: 'id' });
    expect(field?.operators.map(({ name }) => name)).toEqual(['is', 'anyOf']);
  });

  test('are called by one record, not by the table that has them', () => {
    const sdl = `type Query { posts(author_id: ID): [Post!]! authors: [authors!]! }
      type Post { id: ID! author_id: ID authors: authors } type authors { id: ID! name: String! }`;
    const model = readSdl(sdl);
    const [relation] = model.resources.flatMap(({ relations }) => relations);
    expect(relation).toMatchObject({ label: 'Author', foreignKey: 'author_id' });
    expect(listOf(model, 'Post').filter?.fields[0]).toMatchObject({
      label: 'Author',
      relation: 'authors',
    });
  });

  test('are no picker where the schema does not say which key', () => {
    const sdl = `type Query { posts(authorId: Int): [Post!]! users: [User!]! } type Post { id: ID! author: User } type User { id: ID! name: String! }`;
    expect(listOf(readSdl(sdl), 'Post').filter?.fields[0]).toMatchObject({
      relation: null,
      relationKey: null,
    });
  });
});

describe('search', () => {
  test.each(['search', 'q', 'query', 'searchTerm', '_q'])('is an argument called %s', (name) => {
    expect(list(`${name}: String`).search?.variables).toEqual({
      [name]: { hole: 'text', type: 'String' },
    });
  });

  test('explains in the schema’s words what a language filter takes', () => {
    const { search } = list('"Supports `title` and `views`, as in `views:>10`." query: String');
    expect(search).toMatchObject({
      fields: ['title', 'views'],
      description: 'Supports `title` and `views`, as in `views:>10`.',
    });
  });

  test('looks through the filter into the fields that name a record', () => {
    const sdl = `type Query { users(where: W): [User!]! } input W { OR: [W!] name: S email: S } input S { contains: String } type User { id: ID! name: String! email: String! }`;
    expect(listOf(readSdl(sdl), 'User').search).toEqual({
      fields: ['name', 'email'],
      variables: {
        where: {
          OR: [
            { name: { contains: { hole: 'text', type: 'String' } } },
            { email: { contains: { hole: 'text', type: 'String' } } },
          ],
        },
      },
      description: null,
    });
  });

  test('is not a column that is called text', () => {
    const sdl = 'type Query { notes(text: String): [Note!]! } type Note { id: ID! text: String! }';
    const read = listOf(readSdl(sdl), 'Note');
    expect(read.search).toBeNull();
    expect(operatorOf(read, 'text', 'is')).toEqual({ text: value('String') });
  });

  test.each([
    ['a key of the table is the record’s own', '', '', 'id'],
    [
      'a global id is more than the key of the table',
      'node(id: ID!): Node',
      'implements Node',
      null,
    ],
  ])('through the other’s filter, by another scalar: %s', (_, node, implementing, relationKey) => {
    const sdl = `type Query { ${node} posts(where: W): [Post!]! users(where: U): [User!]! user(id: ID!): User }
      interface Node { id: ID! } scalar Long input W { author: U } input U { id: L } input L { eq: Long }
      type Post { id: ID! author: User } type User ${implementing} { id: ID! name: String! }`;
    expect(listOf(readSdl(sdl), 'Post').filter?.fields[0]).toMatchObject({
      field: 'author',
      relation: relationKey && 'User',
      relationKey,
    });
  });
});

test('a column and a value without an operator are a search, and no two filters', () => {
  const model = readSdl(`
    type Query { projects(first: Int, after: String, filter: ProjectFilter): ProjectConnection! }
    ${connection('Project')} ${PAGE_INFO}
    type Project { id: ID! name: String! endTime: String }
    input ProjectFilter { col: ProjectColumn! value: String! }
    enum ProjectColumn { endTime name }`);
  const { search, filter } = listOf(model, 'Project');
  expect(search).toMatchObject({
    fields: ['name'],
    variables: { filter: { col: 'name', value: { hole: 'text', type: 'String!' } } },
  });
  expect(filter).toBeNull();
});

test('what several lists of one resource can be filtered by is read once', () => {
  const { resources } = readSdl(`
    type Query { posts(where: W): [Post!]! users: [User!]! teams: [Team!]! }
    type Post { id: ID! title: String! } input W { title: S } input S { eq: String }
    type User { id: ID! name: String! posts(where: W): [Post!]! drafts(title: String): [Post!]! }
    type Team { id: ID! name: String! posts(where: W): [Post!]! }`);
  const operatorsOf = (type: string, name: string) =>
    resources
      .find((resource) => resource.type === type)
      ?.relations.find(({ field }) => field === name)?.list?.filter?.fields[0]?.operators;
  expect(operatorsOf('User', 'posts')).toHaveLength(1);
  expect(operatorsOf('Team', 'posts')).toBe(operatorsOf('User', 'posts'));
  expect(operatorsOf('User', 'drafts')).not.toBe(operatorsOf('User', 'posts'));
});

test('what is said of a page beside its cursors is no condition on records', () => {
  const { filter } = list(
    'page: P, title: String',
    'input P { first: Int after: String inclusive: Boolean status: Status }',
  );
  expect(filter?.fields.map(({ field }) => field)).toEqual(['status', 'title']);
});

test('an order among the conditions is none of them, and does not hide the others', () => {
  const { filter, sort } = list(
    'where: W',
    'enum Column { TITLE VIEWS } enum Direction { ASC DESC } input W { title: String views: Int orderby: Column order: Direction }',
  );
  expect(filter?.fields.map(({ field }) => field)).toEqual(['title', 'views']);
  expect(sort?.fields.map(({ field }) => field)).toEqual(['title', 'views']);
});
