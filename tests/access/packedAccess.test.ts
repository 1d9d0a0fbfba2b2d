import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { Access } from '../../src/access/access.ts';
import { packAccess, unpackAccess } from '../../src/access/packedAccess.ts';
import type { RoleDocuments } from '../../src/roles/roleDocuments.ts';

const ROLE = { kind: 'role', role: 'clerk' } as const;
const PERMISSION = { kind: 'permission', permissions: ['orders:write', 'all'] } as const;

test('what is packed is unpacked as it was', () => {
  const access: Access = {
    role: 'clerk',
    denied: {
      'Mutation.order.cancel': PERMISSION,
      'Mutation.order': { kind: 'refused' },
      'Mutation.orderCancel(reason:)': ROLE,
      Order: ROLE,
      'Order.total': PERMISSION,
      OrderInput: ROLE,
      'OrderInput.total': ROLE,
      'Query.orders': ROLE,
    },
    isSignedOut: true,
  };
  expect(unpackAccess(JSON.parse(JSON.stringify(packAccess(access))))).toEqual(access);
});

test('each type is named once for each reason', () => {
  const denied = { 'Order.total': ROLE, 'Order.margin': ROLE, Orders: ROLE, 'Orders.sum': ROLE };
  expect(packAccess({ role: null, denied }).denied).toEqual([
    [ROLE, 'Order.margin,.total,Orders,.sum'],
  ]);
});

test.each(['sales', 'warehouse', 'accounting'])(
  'what the role %s of the sample may not do weighs little',
  (role) => {
    const file = new URL(`../../__generated__/roles/${role}.json`, import.meta.url);
    const { denied } = JSON.parse(readFileSync(file, 'utf8')) as RoleDocuments;
    const reason = { kind: 'role', role } as const;
    const access = { role, denied: Object.fromEntries(denied.map((one) => [one, reason])) };
    expect(gzipSync(JSON.stringify(packAccess(access))).length).toBeLessThan(950);
  },
);
