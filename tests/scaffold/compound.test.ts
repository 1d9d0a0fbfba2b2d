import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  scalar DateTime
  type Query { shops(limit: Int, offset: Int, orderBy: ShopOrder): [Shop!]! shop(id: ID!): Shop }
  enum Way { ASC DESC }
  input ShopOrder { title: Way address: AddressOrder owner: OwnerOrder }
  input AddressOrder { street: Way city: Way }
  input OwnerOrder { lastName: Way }
  enum Region { NORTH SOUTH }
  enum MassUnit { KG LB }
  type Shop {
    id: ID!
    title: String!
    address: Address
    owner: PersonName!
    weight: Weight
    counts: Counts
    size: Size
    log: Log
    big: Big
    key: Key
    file: File
    lines: [Address!]!
  }
  type Address { street: String! zipCode: Int city: String region: Region }
  type PersonName { firstName: String lastName: String! }
  type Weight { value: Float! unit: MassUnit! label: String }
  type Counts { orders: Int! visits: Int! }
  type Size { label: String! width: Int height: Int }
  type Log { by: String at: DateTime }
  type Big { a: String b: String c: String d: String e: String }
  type File { bucket: String! key: String! }
  type Key { id: ID! name: String }
`;

const tableOf = async () =>
  textOf(await scaffoldOf(SDL), 'src/resources/shops/ShopTable.tsx').replaceAll(/\s+/g, ' ');

test('an object of a few parts is one column, with its parts in words', async () => {
  const table = await tableOf();
  expect(table).toContain(
    "compoundColumn('address', (shop) => shop.address, { parts: ['street', 'zipCode', 'city', 'region'], choices: { region }, })",
  );
  expect(table).toContain('address @catch { street zipCode city region }');
  expect(table).toContain(
    "compoundColumn('owner', (shop) => shop.owner, { parts: ['firstName', 'lastName'], isOne: true, })",
  );
  expect(table).toContain(
    "parts: ['value', 'unit', 'label'], choices: { unit: massUnit }, isOne: true",
  );
});

test.each(['counts', 'size', 'log', 'big', 'key', 'lines', 'file'])(
  'what would not say what it is on one line has no column: %s',
  async (name) => {
    expect(await tableOf()).not.toContain(`'${name}'`);
  },
);

test('the column of an object is sorted by the part that is read first', async () => {
  const list = textOf(await scaffoldOf(SDL), 'src/resources/shops/ShopList.tsx');
  expect(list).toContain("ascending: { orderBy: { address: { street: 'ASC' } } }");
  expect(list).not.toMatch(/\bcity|owner:/);
});

test('tables with such columns compile', async () => {
  const files = await scaffoldOf(SDL);
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL, ['src/resources/shops/ShopTable.tsx'])).toEqual([]);
});
