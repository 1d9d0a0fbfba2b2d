import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  type Query { shop: Shop! warehouses: [Warehouse!]! warehouse(id: ID!): Warehouse }
  type Shop { name: String! defaultWarehouse: Warehouse returnsTo: Warehouse! founder: Warehouse }
  type Warehouse { id: ID! name: String! }
  input ShopInput { name: String defaultWarehouseId: ID returnsToId: ID! }
  type Mutation { updateShop(input: ShopInput!): Shop! }
`;

test('settings that are other records start with those, and offer others', async () => {
  const files = await scaffoldOf(SDL);
  const screen = textOf(files, 'src/resources/tools/ShopTool.tsx').replaceAll(/\s+/g, ' ');
  expect(screen).toContain('defaultWarehouse @catch { ...warehousePicker_record }');
  expect(screen).toContain(
    'values: (settings) => ({ ...settings, defaultWarehouseId: optionOf(warehousePicker, settings.defaultWarehouse), returnsToId: optionOf(warehousePicker, settings.returnsTo), }),',
  );
  // What is chosen in the form is not said again above it; what cannot be changed is.
  expect(screen).not.toContain('name="defaultWarehouse"');
  expect(screen).toContain('label="Founder"');
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL)).toEqual([]);
});

test('settings in an object beside another argument are sent whole, as the backend demands', async () => {
  const sdl = `
    type Query { me: Me! posts: [Post!]! }
    type Post { id: ID! title: String! }
    type Me { name: String! avatar: Avatar }
    type Avatar { hair: String! eyes: String! hat: String }
    input AvatarInput { hair: String! eyes: String! hat: String }
    type Mutation { updateAvatar(picture: String!, settings: AvatarInput!): Avatar }
  `;
  const files = await scaffoldOf(sdl);
  const screen = textOf(files, 'src/resources/tools/MeAvatarTool.tsx').replaceAll(/\s+/g, ' ');
  expect(screen).toContain("always: ['picture', 'hair', 'eyes'],");
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(compile(files, sdl)).toEqual([]);
});
