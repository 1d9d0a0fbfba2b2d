import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, type Files } from './scaffolded.ts';

const sdl = (mutations: string, { query = '', addresses = 'addresses' } = {}) => `
  type Query { customers: [Customer!]! customer(id: ID!): Customer ${query} }
  type Mutation {
    createCustomerAddress(customerId: ID!, input: AddressInput!): Address!
    ${mutations}
  }
  type Customer { id: ID! name: String! ${addresses}: [Address!] }
  type Address { id: ID! street: String! city: String }
  input AddressInput { street: String! city: String }
  input AddressPatch { id: ID! street: String city: String }
  type Success { success: Boolean! }
`;
const UPDATE = 'updateCustomerAddress(input: AddressPatch!): Address!';
const DELETE = 'deleteCustomerAddress(id: ID!): Success!';
const TAB = 'src/resources/customers/tabs/CustomerAddressesTab.tsx';

async function written(...given: Parameters<typeof sdl>): Promise<{ files: Files; tab: string }> {
  const files = await scaffoldOf(sdl(...given));
  expect(faultsOf(files, buildSchema(sdl(...given)))).toEqual([]);
  return { files, tab: textOf(files, TAB).replaceAll(/\s+/g, ' ') };
}

test('records without pages are edited and deleted where they are rows of the record that holds them', async () => {
  const { files, tab } = await written(`${UPDATE} ${DELETE}`);
  expect(tab).toContain('rowChanges: changeColumn({ edit: true, delete: true,');
  const changes = textOf(files, 'src/resources/customers/tabs/customerAddressesChanges.ts');
  expect(changes).toContain('partOf(customer, (found) => found.addresses)');
  expect(textOf(files, 'src/resources/addresses/addresses.ts')).toContain(
    "delete: 'deleteCustomerAddress'",
  );
  expect(compile(files, sdl(`${UPDATE} ${DELETE}`))).toEqual([]);
});

test('rows that say who has changed them last are read with that', async () => {
  const mutations = `${UPDATE} ${DELETE}`;
  const changed = (text: string) =>
    text.replace('city: String }', 'city: String updatedAt: String updatedBy: String }');
  const files = await scaffoldOf(changed(sdl(mutations)));
  const path = 'src/resources/customers/tabs/customerAddressesChanges.ts';
  const text = textOf(files, path).replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/lastChange: \((\w+)\) => \(\{ at: \1\.updatedAt, by: \1\.updatedBy \}\)/);
  expect(compile(files, changed(sdl(mutations)))).toEqual([]);
});

test('only what the schema can is offered', async () => {
  const { files, tab } = await written(DELETE);
  expect(tab).toContain('rowChanges: changeColumn({ delete: true,');
  expect([...files.keys()].filter((path) => path.includes('updateAddress'))).toEqual([]);
  expect((await written('')).tab).not.toContain('rowChanges');
});

test('records with pages are changed there', async () => {
  const { tab } = await written(`${UPDATE} ${DELETE}`, { query: 'address(id: ID!): Address' });
  expect(tab).not.toContain('rowChanges');
});

test('rows that come in pages are not looked for among those of one page', async () => {
  const { tab } = await written(`${UPDATE} ${DELETE}`, {
    addresses: 'addresses(limit: Int, offset: Int)',
  });
  expect(tab).not.toContain('rowChanges');
});
