import { buildSchema } from 'graphql';
import { faultsOf, scaffoldOf, textOf } from './scaffolded.ts';

interface Category {
  readonly fields?: string;
  readonly inputs?: string;
  readonly position?: string;
  readonly orders?: string;
  readonly ofPeople?: string;
}

const sdl = ({ fields = '', inputs = '', position = 'Int', orders, ofPeople = '' }: Category) => `
  type Query {
    categories(limit: Int, offset: Int, orderBy: CategoryOrder): [Category!]!
    category(id: ID!): Category
    people(limit: Int, offset: Int): [Person!]!
    person(id: ID!): Person
  }
  enum CategoryOrder { ${orders ?? 'NAME_ASC NAME_DESC POSITION_ASC POSITION_DESC'} }
  type Mutation {
    createCategory(input: CategoryInput!): Category
    updateCategory(id: ID!, input: CategoryChange!): Category
  }
  type Category { id: ID! name: String! position: ${position}! ${fields} }
  type Person { id: ID! name: String! ${ofPeople} }
  input CategoryInput { name: String! position: ${position} ${inputs} }
  input CategoryChange { name: String position: ${position} }
`;

async function filesOf(category: Category) {
  const files = await scaffoldOf(sdl(category));
  expect(faultsOf(files, buildSchema(sdl(category)))).toEqual([]);
  return files;
}

async function listOf(category: Category = {}): Promise<string> {
  const text = textOf(await filesOf(category), 'src/resources/categories/CategoryList.tsx');
  return text.replaceAll(/\s+/g, ' ');
}

test('records with a position among all of their kind are put in order in their list', async () => {
  const list = await listOf();
  expect(list).toContain(
    'fragment CategoryList_places on Category @relay(plural: true) { id position }',
  );
  expect(list).toContain("placeOf: (category) => category.position, input: 'position',");
  expect(list).toContain("sort: 'position',");
  expect(list).toContain("(await import('./mutations/editCategory.ts')).editCategory");
  expect(list).toContain('rowOrder,');
  expect(list).toContain('...CategoryList_places');
});

test('they are moved while columns of related records are shown, too', async () => {
  const files = await filesOf({
    fields: 'editor: Person author: Person',
    inputs: 'editorId: ID authorId: ID',
  });
  expect(textOf(files, 'src/resources/categories/CategoryRelated.ts')).toContain(
    '...CategoryList_places',
  );
});

test('records that may refer to one another of their kind or not at all are in a tree, whose siblings are numbered', async () => {
  expect(await listOf({ fields: 'parent: Category', inputs: 'parentId: ID' })).not.toContain(
    'rowOrder',
  );
  expect(await listOf({ fields: 'children: [Category!]!' })).not.toContain('rowOrder');
  expect(await listOf({ inputs: 'parentCategoryId: ID' })).not.toContain('rowOrder');
});

test.each([
  ['a record that can be read', { fields: 'owner: Person!', inputs: 'ownerId: ID!' }],
  ['one that only its key names', { inputs: 'shopId: ID!' }],
])('records that cannot be without %s may be numbered within it', async (_, category) => {
  expect(await listOf(category)).not.toContain('rowOrder');
});

test('what is put in order in the tab of one record is not in the list of all', async () => {
  const files = await filesOf({
    fields: 'owner: Person',
    inputs: 'ownerId: ID',
    ofPeople: 'categories: [Category!]!',
  });
  expect(textOf(files, 'src/resources/people/tabs/PersonCategoriesTab.tsx')).toContain('rowOrder');
  expect(textOf(files, 'src/resources/categories/CategoryList.tsx')).not.toContain('rowOrder');
});

test('a list that is sorted by other fields alone has no order that is made', async () => {
  expect(await listOf({ orders: 'NAME_ASC NAME_DESC' })).not.toContain('rowOrder');
});

test('a list without sorts is as the backend gives it, which may be by position', async () => {
  const unsorted = sdl({}).replace(', orderBy: CategoryOrder', '');
  const files = await scaffoldOf(unsorted);
  expect(textOf(files, 'src/resources/categories/CategoryList.tsx')).toContain('rowOrder,');
});

test('nothing is put in order by texts', async () => {
  expect(await listOf({ position: 'String' })).not.toContain('rowOrder');
});
