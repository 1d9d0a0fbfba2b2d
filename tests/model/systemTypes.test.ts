import { readSystemTypes } from '../../src/model/resources/systemTypes.ts';
import { readBareNames } from '../../src/model/wording/bareNames.ts';
import { readSdl, resourceOf } from './readSdl.ts';

function systemIn(names: string): string {
  return [...readSystemTypes(names.split(' ')).keys()].join(' ');
}

test.each([
  ['Order Customer User Role Session', 'User Role Session'],
  ['Post User Role', 'Role'],
  ['User Post', ''],
  ['Role Permission', ''],
  ['Product Webhook ApiKey JobQueue Settings', 'Webhook ApiKey JobQueue Settings'],
  [
    'articles directus_users directus_files directus_roles',
    'directus_users directus_files directus_roles',
  ],
  ['Order OrderFile OrderComment OrderNotification', ''],
  ['TrainingSession TimeLog TokenMint InsurancePolicy', ''],
  ['Job Candidate Company', ''],
])('of %s, the system’s are: %s', (names, system) => {
  expect(systemIn(names)).toBe(system);
});

test('each says why', () => {
  const sdl = `type Query { orders: [Order!]! settings: [Setting!]! setting(id: ID!): Setting }
    type Order { id: ID! number: String! } type Setting { id: ID! name: String! }`;
  const setting = resourceOf(readSdl(sdl), 'Setting');
  expect(setting.isSystem).toBe(true);
  expect(setting.why['isSystem']).toContain('part of the system');
  expect(resourceOf(readSdl(sdl), 'Order').isSystem).toBeUndefined();
});

function bare(names: string, ofSystem = ''): string {
  const found = readBareNames(names.split(' '), new Set(ofSystem.split(' ')));
  return names
    .split(' ')
    .map((name) => found.get(name) ?? name)
    .join(' ');
}

test.each([
  ['SysUser SysOrder SysProduct', 'User Order Product'],
  ['app_orders app_order_lines app_products', 'orders order_lines products'],
  ['tblCustomer tblOrder Invoice', 'Customer Order Invoice'],
  ['Order OrderLine OrderEvent', 'Order OrderLine OrderEvent'],
  ['tbl_orders tbl_users orders', 'tbl_orders users orders'],
  ['ProductVariant ProductOption Customer', 'ProductVariant ProductOption Customer'],
  ['acme_2024 acme_2025 acme_2026', 'acme_2024 acme_2025 acme_2026'],
  ['AcmeOrder AcmeLine', 'AcmeOrder AcmeLine'],
])('%s are called %s', (names, expected) => {
  expect(bare(names)).toBe(expected);
});

test('the system’s name goes from the labels of its parts, save where the business has one of that name', () => {
  const parts = 'cms_users cms_files cms_roles';
  expect(bare(`articles ${parts}`, parts)).toBe('articles users files roles');
  expect(bare(`users ${parts}`, parts)).toBe('users cms_users files roles');
  const plugin = 'UsersPermissionsUser UsersPermissionsRole UsersPermissionsPermission';
  expect(bare(`Article ${plugin}`, plugin)).toBe('Article User Role Permission');
});

test('labels and addresses are those of the bare name', () => {
  const sdl = `type Query { tbl_orders: [tbl_orders!]! tbl_customers: [tbl_customers!]! }
    type tbl_orders { id: ID! number: String! } type tbl_customers { id: ID! name: String! }`;
  expect(resourceOf(readSdl(sdl), 'tbl_orders')).toMatchObject({
    label: 'Order',
    pluralLabel: 'Orders',
    slug: 'orders',
  });
});
