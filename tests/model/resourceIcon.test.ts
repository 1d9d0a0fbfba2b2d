import { readFileSync } from 'node:fs';
import { RESOURCE_ICONS as DRAWN } from '../../src/address/resourceIcon.ts';
import { iconOf, isSomebody, RESOURCE_ICONS } from '../../src/model/wording/resourceIcon.ts';
import { iconSheet } from '../../src/ui/writeIcons.ts';
import { readSdl, resourceOf } from './readSdl.ts';

test.each([
  ['DeliveryAddress', 'map-pin'],
  ['OrderLine', 'list'],
  ['PurchaseOrders', 'shopping-cart'],
  ['sales_invoice', 'receipt'],
  ['User', 'users'],
  ['MonthlyRevenueFigure', 'chart-column'],
  ['AdminUserRole', 'shield'],
  ['CustomerGroup', 'users-round'],
  ['Group', 'users-round'],
  ['ProductOptionGroup', 'layers'],
  ['Xyzzy', 'rows-3'],
])('the last word that says something chooses the icon: %s has %s', (type, icon) => {
  expect(iconOf(type)).toBe(icon);
});

test.each([
  ['Customer', true],
  ['directus_users', true],
  ['StaffMember', true],
  ['Company', true],
  ['UserRole', false],
  ['UserAccount', false],
  ['DeliveryProfile', false],
  ['CarrierService', false],
])('people and companies are somebody: %s %s', (type, expected) => {
  expect(isSomebody(type, iconOf(type))).toBe(expected);
});

test('whoever a hint gives the icon of people is somebody', () => {
  expect(isSomebody('Kunde', 'users')).toBe(true);
  expect(isSomebody('Customer', 'truck')).toBe(false);
});

test('a hint overrules the icon, and a name that is none is reported with all that there are', () => {
  const sdl =
    'type Query { orders: [Order!]! order(id: ID!): Order } type Order { id: ID! name: String! }';
  const hinted = { resources: { Order: { icon: 'truck' as const } } };
  expect(resourceOf(readSdl(sdl, hinted), 'Order').icon).toBe('truck');
  const wrong = { resources: { Order: { icon: 'trck' as 'truck' } } };
  expect(() => readSdl(sdl, wrong)).toThrow(/one of these icons: .*Did you mean "truck"/s);
});

test('every icon that can be chosen is drawn', () => {
  expect(DRAWN).toEqual(expect.arrayContaining(RESOURCE_ICONS));
});

test('the picture with the icons is what `npm run icons` writes', () => {
  expect(readFileSync('src/ui/resourceIcons.svg', 'utf8')).toBe(iconSheet());
  for (const name of DRAWN) expect(iconSheet()).toMatch(new RegExp(`id="${name}" [^>]*><\\w`));
});
