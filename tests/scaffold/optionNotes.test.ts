import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted, type Files } from './scaffolded.ts';

const SDL = `
  type Query {
    clients(limit: Int, offset: Int, search: String): [Client!]!
    client(id: ID!): Client
    people(limit: Int, offset: Int, search: String): [Person!]!
    person(id: ID!): Person
    products(limit: Int, offset: Int, search: String): [Product!]!
    product(id: ID!): Product
    tags(limit: Int, offset: Int, search: String): [Tag!]!
    tag(id: ID!): Tag
  }
  type Mutation {
    createTask(input: TaskInput!): Task
  }
  type Task { id: ID! title: String! }
  input TaskInput { title: String! clientId: ID! personId: ID! productId: ID! tagId: ID! }
  type Client { id: ID! name: String! phone: String email: String }
  type Person { id: ID! name: String! email: String client: Client! }
  type Product { id: ID! name: String! secretCode: Int sku: String! }
  type Tag { id: ID! name: String! createdAt: String }
`;

let files: Files;
beforeAll(async () => {
  files = await scaffoldOf(SDL);
});

function finder(folder: string, name: string): string {
  return textOf(files, `src/resources/${folder}/pickers/${name}Finder.ts`);
}

test('people of the same name are told apart by whom they belong to', () => {
  const text = finder('people', 'person');
  expect(text).toContain('fragment personFinder_note on Person @inline {\n    client {');
  expect(text).toContain('return partOf(person.client, (client) => client.name);');
});

test.each([
  ['clients', 'client', 'email'],
  ['products', 'product', 'sku'],
])('%s are told apart by what is their own alone', (folder, name, field) => {
  expect(finder(folder, name)).toMatch(new RegExp(`return ${name}\\.${field};`));
});

test('records of which nothing else is known are searched by their names alone', () => {
  expect(finder('tags', 'tag')).not.toContain('note');
});

test('what tells records apart is no part of forms, which ask for their titles', () => {
  const picker = textOf(files, 'src/resources/people/pickers/personPicker.ts');
  expect(picker).not.toContain('client');
});

test('such searches are valid, formatted and compile', async () => {
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const paths = ['people/pickers/person', 'clients/pickers/client', 'tags/pickers/tag'];
  expect(
    compile(
      files,
      SDL,
      paths.map((path) => `src/resources/${path}Finder.ts`),
    ),
  ).toEqual([]);
});
