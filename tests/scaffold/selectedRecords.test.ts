import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

/** A graph: what is written about related records selects them by conditions, and records are written by lists. */
const graph = ({ key, studio }: { key: string; studio: string }) => `
  type Query {
    movies(where: MovieWhere, limit: Int, offset: Int, sort: [MovieSort!]): [Movie!]!
    people(where: PersonWhere, limit: Int, offset: Int, sort: [PersonSort!]): [Person!]!
    studios(where: StudioWhere, limit: Int, offset: Int): [Studio!]!
  }
  type Mutation {
    createMovies(input: [MovieCreateInput!]!): Movies!
    updateMovies(where: MovieWhere, update: MovieUpdateInput): Movies!
    deleteMovies(where: MovieWhere): DeleteInfo!
  }
  type Movies { movies: [Movie!]! }
  type DeleteInfo { nodesDeleted: Int! }
  type Movie { id: ID! title: String! people(where: PersonWhere, limit: Int, offset: Int): [Person!]! studio: Studio${studio} }
  type Person { id: ID! name: String! movies(where: MovieWhere, limit: Int, offset: Int): [Movie!]! }
  type Studio { id: ID! name: String! }
  enum SortDirection { ASC DESC }
  input MovieSort { title: SortDirection }
  input PersonSort { name: SortDirection }
  input IdConditions { eq: ID in: [ID!] }
  input MovieWhere { ${key} title: String AND: [MovieWhere!] }
  input PersonWhere { name: String ${key} AND: [PersonWhere!] }
  input StudioWhere { name: String ${key} AND: [StudioWhere!] }
  input MovieCreateInput { title: String! people: MoviePeopleInput studio: MovieStudioInput }
  input MovieUpdateInput { title: String people: [MoviePeopleUpdate!] studio: MovieStudioUpdate }
  input MoviePeopleInput { create: [PersonCreation!] connect: [PersonConnection!] }
  input MoviePeopleUpdate {
    where: PersonConditions
    connect: [PersonConnection!] disconnect: [PersonDisconnection!]
    create: [PersonCreation!] delete: [PersonDisconnection!]
  }
  input PersonCreation { node: PersonCreateInput! }
  input PersonCreateInput { name: String! }
  input PersonConnection { where: PersonSelection overwrite: Boolean! = true connect: [PersonConnection!] }
  input PersonSelection { node: PersonWhere! }
  input PersonDisconnection { where: PersonConditions }
  input PersonConditions { AND: [PersonConditions!] node: PersonWhere }
  input MovieStudioInput { connect: StudioConnection create: StudioCreation }
  input MovieStudioUpdate { connect: StudioConnection disconnect: StudioDisconnection create: StudioCreation }
  input StudioConnection { where: StudioSelection }
  input StudioSelection { node: StudioWhere! }
  input StudioDisconnection { where: StudioConditions }
  input StudioConditions { node: StudioWhere }
  input StudioCreation { node: PersonCreateInput! }
`;

/** How conditions ask for a key, and what selects by it. */
const SPELLINGS = [
  ['operators', 'id: IdConditions id_EQ: ID @deprecated', 'id: { eq: key }'],
  ['the key itself', 'id: ID id_IN: [ID!]', 'id: key'],
  ['names that end in an operator', 'id: ID @deprecated id_EQ: ID id_IN: [ID!]', 'id_EQ: key'],
] as const;

describe.each(SPELLINGS)('related records that are selected by %s', (_, key, condition) => {
  const sdl = graph({ key, studio: '' });
  const selected = `{ where: { node: { ${condition} } } }`;
  let textIn: (name: string) => string;

  beforeAll(async () => {
    const files = await scaffoldOf(sdl);
    expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
    expect(await unformatted(files)).toEqual([]);
    textIn = (name) =>
      textOf(files, `src/resources/movies/${name}.ts`)
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/,(?= [}\])])/g, '');
  });

  test('are picked for a new record', () => {
    expect(textIn('movieFields')).toContain(`({ connect: keys.map((key) => (${selected})) })`);
    expect(textIn('movieFields')).toContain(`as: (key) => ({ connect: ${selected} })`);
    expect(textIn('movieFields')).not.toContain('structure(');
  });

  test('are linked to a record that is there, and taken off it', () => {
    expect(textIn('tabs/moviePeopleLinks')).toContain(
      `people: [ { connect: added.map((key) => (${selected})), disconnect: removed.map((key) => (${selected})) } ]`,
    );
  });

  test('take the place of the one that a record may have', () => {
    expect(textIn('movieEditFields')).toContain(
      `as: (key) => ({ disconnect: {}, connect: ${selected} }), detach: { disconnect: {} }`,
    );
  });
});

test('records of a graph are listed, looked up, made, changed and deleted by conditions on their key', async () => {
  const sdl = graph({ key: 'id: IdConditions', studio: '!' });
  const movie = buildModel(buildSchema(sdl)).resources.find(({ type }) => type === 'Movie');
  const where = { id: { eq: { hole: 'id', type: 'ID' } } };
  expect(movie).toMatchObject({
    list: { path: ['movies'] },
    lookup: { path: ['movies'], variables: { where } },
    create: { path: ['createMovies'], values: ['input', '0'] },
    update: { path: ['updateMovies'], values: ['update'], variables: { where } },
    delete: { path: ['deleteMovies'], variables: { where } },
  });
  expect(compile(await scaffoldOf(sdl), sdl)).toEqual([]);
});

test('what a link says is asked for beside the record that it leads to', async () => {
  const sdl = `
    type Query { orders(limit: Int, offset: Int): [Order!]! order(id: ID!): Order products(limit: Int, offset: Int): [Product!]! }
    type Mutation { createOrder(input: OrderCreateInput!): Order }
    type Order { id: ID! number: String! lines: [Product!]! }
    type Product { id: ID! name: String! }
    input OrderCreateInput { number: String! lines: OrderLinesInput }
    input OrderLinesInput { create: [NewLine!] connect: [OrderLinesConnectInput!] }
    input NewLine { edge: OrderLineCreateInput! node: NewProduct! }
    input NewProduct { name: String! }
    input OrderLinesConnectInput { edge: OrderLineCreateInput! where: ProductSelection connect: [OrderLinesConnectInput!] }
    input OrderLineCreateInput { quantity: Int! note: String }
    input ProductSelection { node: ProductWhere! }
    input ProductWhere { id: IdConditions name: String } input IdConditions { eq: ID }
  `;
  const files = await scaffoldOf(sdl);
  expect(await unformatted(files)).toEqual([]);
  const fields = textOf(files, 'src/resources/orders/orderFields.ts').replaceAll(/\s+/g, ' ');
  expect(fields).toContain(
    "fields: { where: relation({ label: 'Product', picker: productPicker, as: (key) => ({ node: { id: { eq: key } } }), required: true, }), " +
      "edge: group<OrderLineCreateInput>({ label: 'Order line', fields: { quantity: integer({ required: true }), note: text(), }, required: true, }), },",
  );
  expect(fields).toContain('{ as: (value) => ({ connect: value }) }');
  expect(compile(files, sdl)).toEqual([]);
});
