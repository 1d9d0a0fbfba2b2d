import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

interface Parts {
  /** Fields of a parcel, which are its inputs, too. */
  readonly fields: string;
  readonly type?: string;
  readonly query?: string;
  /** The mutation that changes one. */
  readonly update?: boolean;
}

const sdl = ({ fields, type = 'Parcel', query = '', update = true }: Parts) => `
  type Query {
    parcels(limit: Int, offset: Int): [${type}!]!
    parcel(id: ID!): ${type}
    ${query}
  }
  type Mutation {
    createParcel(input: ParcelInput!): ${type}
    ${update ? `updateParcel(id: ID!, patch: ParcelPatch!): ${type}` : ''}
  }
  enum Code { A B }
  type ${type} { id: ID! name: String! ${fields.replaceAll(/ = \S+/g, '')} }
  input ParcelInput { name: String! ${fields} }
  input ParcelPatch { name: String ${fields.replaceAll('!', '').replaceAll(/ = \S+/g, '')} }
`;

/** What a duplicate does not begin with. */
async function leftOut(parts: Parts): Promise<string[]> {
  const files = await scaffoldOf(sdl(parts));
  expect(faultsOf(files, buildSchema(sdl(parts)))).toEqual([]);
  const path = [...files.keys()].find((name) => name.endsWith('Create.tsx')) ?? '';
  const text = textOf(files, path);
  expect(compile(files, sdl(parts), [path])).toEqual([]);
  expect(await unformatted([[path, text]])).toEqual([]);
  const [, names = null] = /const notCopied = \[([^\]]+)\];/.exec(text) ?? [];
  expect(text.includes('notCopied={notCopied}')).toBe(names !== null);
  return names === null ? [] : names.split(',').flatMap((name) => name.match(/\w+/) ?? []);
}

test('what a record is told apart by is left out, as far as it may be', async () => {
  const fields =
    'number: String reference: String sku: String slug: String barcode: String externalId: String note: String';
  expect((await leftOut({ fields })).sort()).toEqual(
    'barcode externalId number reference sku slug'.split(' '),
  );
});

test('what the backend insists on is left to the person, unless it has a default', async () => {
  expect(await leftOut({ fields: 'code: String! serialNumber: Int = 7' })).toEqual([
    'serialNumber',
  ]);
});

test('a name that says whose number it is counts for its own record alone', async () => {
  const fields = 'purchaseOrderNumber: String order_no: Int vatNumber: String';
  expect(await leftOut({ fields, type: 'Order' })).toEqual(['order_no']);
  expect((await leftOut({ fields, type: 'PurchaseOrder' })).sort()).toEqual([
    'order_no',
    'purchaseOrderNumber',
  ]);
});

test('what the schema finds one record by is left out, whatever it is called', async () => {
  const fields = 'badge: String weight: Float';
  expect(await leftOut({ fields })).toEqual([]);
  expect(await leftOut({ fields, query: 'parcelByBadge(badge: String!): Parcel' })).toEqual([
    'badge',
  ]);
});

test('choices, days, counts and other words are copied', async () => {
  const fields =
    'code: Code numberOfPieces: Int postalCode: String codeName: String reference: Boolean placedAt: String';
  expect(await leftOut({ fields })).toEqual([]);
});

test('nothing is said where records are not duplicated', async () => {
  expect(await leftOut({ fields: 'number: String', update: false })).toEqual([]);
});
