import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { LastScaffold } from '../../src/scaffold/lastScaffold.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';
import { sampleSchema, scaffoldOf, textOf, type Files } from './scaffolded.ts';

const PETS = `
  type Query { pets: [Pet!]! pet(id: ID!): Pet owners: [Owner!]! owner(id: ID!): Owner vets: [Vet!]! vet(id: ID!): Vet }
  type Owner { id: ID! name: String! pets: [Pet!]! }
  type Vet { id: ID! name: String! }
  type Pet {
    id: ID! name: String! owner: Owner!
    deceased: Boolean! breed: String! color: String! weight: Float! bornOn: String! size: String! note: String
  }
`;

/** Scaffolds a schema where another was scaffolded before. */
function next(before: Files, sdl: string): Promise<Files> {
  const schema = buildSchema(sdl);
  return scaffold(buildModel(schema), schema, new LastScaffold(before));
}

function columnsIn(files: Files, path = 'src/resources/pets/PetTable.tsx') {
  return new LastScaffold(files).columnsOf(path);
}

let files: Files;
beforeAll(async () => {
  files = await scaffoldOf(PETS);
});

test('a schema that has not changed gives the same files again', async () => {
  expect(await next(files, PETS)).toEqual(files);
  const schema = sampleSchema();
  const sample = await scaffoldOf(schema);
  const again = await scaffold(buildModel(schema), schema, new LastScaffold(sample));
  expect([...again].filter(([path, text]) => sample.get(path) !== text)).toEqual([]);
});

test('a field that is new pushes out no column that was shown', async () => {
  const before = columnsIn(files);
  const added = PETS.replace('deceased:', 'neutered: Boolean! deceased:');
  const after = columnsIn(await next(files, added));
  expect(before?.shown).toHaveLength(7);
  expect(after).toEqual({ shown: before?.shown, hidden: [...(before?.hidden ?? []), 'neutered'] });
});

test('where there is room, it joins at the end', async () => {
  const few = PETS.replace(
    'breed: String! color: String! weight: Float! bornOn: String! size: String!',
    '',
  );
  const before = await scaffoldOf(few);
  const after = columnsIn(await next(before, few.replace('deceased:', 'kind: String! deceased:')));
  expect(after?.shown).toEqual([...(columnsIn(before)?.shown ?? []), 'kind']);
});

test('a field that is gone takes nothing but its column with it', async () => {
  const before = columnsIn(files);
  const after = columnsIn(await next(files, PETS.replace('color: String!', '')));
  expect(after?.shown).toEqual(before?.shown.filter((name) => name !== 'color'));
});

test('a type that is gone leaves the navigation in its order', async () => {
  const schema = sampleSchema();
  const sample = await scaffoldOf(schema);
  const { navigation } = new LastScaffold(sample);
  const model = buildModel(schema);
  const gone = model.resources.find(({ type }) => type === 'Ticket');
  const without = { ...model, resources: model.resources.filter((one) => one !== gone) };
  const relationless = without.resources.map((one) => ({
    ...one,
    relations: one.relations.filter(({ to }) => to !== 'Ticket'),
  }));
  const after = await scaffold(
    { ...without, resources: relationless },
    schema,
    new LastScaffold(sample),
  );
  expect(textOf(after, 'src/resources/resources.ts')).toContain('main: [');
  expect(new LastScaffold(after).navigation).toEqual(
    navigation?.filter((name) => name !== 'tickets'),
  );
});

test('a resource keeps its address when it is called by another word', async () => {
  const sdl = `type Query { epochs: [Epoch!]! epoch(id: ID!): Epoch } type Epoch { id: ID! name: String! }`;
  const fresh = await scaffoldOf(sdl);
  const before = new Map(
    [...fresh].map(([path, text]) => [
      path.replaceAll('epochs', 'epoches'),
      text.replaceAll("slug: 'epochs'", "slug: 'epoches'"),
    ]),
  );
  const after = await next(before, sdl);
  expect([...after.keys()]).toContain('pages/epoches/[key].tsx');
  expect([...after.keys()]).not.toContain('pages/epochs/[key].tsx');
  expect(textOf(after, 'src/resources/epoches/epoches.ts')).toMatch(
    /slug: 'epoches',\s+label: 'Epoch',\s+pluralLabel: 'Epochs'/,
  );
});

test('an address that another resource has already is given to no new one', async () => {
  const before = await scaffoldOf(
    `type Query { staff: [Member!]! people: [Person!]! } type Member { id: ID! } type Person { id: ID! name: String! }`,
  );
  const known = new Map(
    [...before].map(([path, text]) => [
      path.replaceAll('/members/', '/staff/'),
      text.replaceAll("slug: 'members'", "slug: 'staff'"),
    ]),
  );
  const after = await next(
    known,
    `type Query { staff: [Member!]! allStaff: [Staff!]! } type Member { id: ID! } type Staff { id: ID! name: String! }`,
  );
  expect(new LastScaffold(after).slugs).toEqual(
    new Map([
      ['Member', 'staff'],
      ['Staff', 'staff-2'],
    ]),
  );
});

test('users, roles and settings are below those of the business, save where people know them elsewhere', async () => {
  const sdl = `type Query { orders: [Order!]! customers: [Customer!]! users: [User!]! roles: [Role!]! }
    type Order { id: ID! number: String! customer: Customer! } type Customer { id: ID! name: String! }
    type User { id: ID! name: String! role: Role! } type Role { id: ID! name: String! }`;
  const fresh = await scaffoldOf(sdl);
  const path = 'src/resources/resources.ts';
  expect(textOf(fresh, path)).toContain('main: [customers, orders]');
  expect(textOf(fresh, path)).toContain('system: [roles, users]');
  const before = new Map(fresh).set(
    path,
    textOf(fresh, path).replace('main: [customers, orders]', 'main: [users, customers, orders]'),
  );
  expect(textOf(await next(before, sdl), path)).toContain('main: [users, customers, orders]');
});
