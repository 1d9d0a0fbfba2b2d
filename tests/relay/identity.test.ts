import fc from 'fast-check';
import type { LocalKeys } from '../../src/relay/identity.ts';
import { dataIdentity } from '../../src/relay/identity.ts';
import { createEnvironment } from '../../src/relay/environment.ts';
import { replay } from '../../src/relay/handOver.ts';
import { operationOf, pageQuery } from '../../src/relay/pageQueries.ts';
import keysNode, { type KeysQuery } from './project/__generated__/KeysQuery.graphql.ts';
import { handOverOf } from './sampleQueries.ts';
import { scriptBackend } from './scriptedBackend.ts';

const LOCAL_KEYS: LocalKeys = {
  Product: ['id'],
  Variant: ['id'],
  Membership: ['team', 'person'],
  Country: ['code'],
  Entry: ['sys.id'],
};
const idOf = dataIdentity(LOCAL_KEYS);

test.each<[string, string, Record<string, unknown>, string | undefined]>([
  ['a global id as it is', 'Order', { id: 'T3JkZXI6MQ==' }, 'T3JkZXI6MQ=='],
  ['a local id by its type', 'Product', { id: '1' }, 'Product:1'],
  ['a numeric local id the same as text', 'Product', { id: 1 }, 'Product:1'],
  ['a key of another name', 'Country', { code: 'DE', id: 'x' }, 'Country:DE'],
  ['a key inside an object', 'Entry', { sys: { id: 'x' } }, 'Entry:x'],
  ['nothing where the object of the key is null', 'Entry', { sys: null }, undefined],
  ['a composite key', 'Membership', { team: 'a', person: 'b' }, 'Membership:a,b'],
  ['nothing where the key was not asked for', 'Membership', { team: 'a' }, undefined],
  ['nothing where the key is null', 'Product', { id: null }, undefined],
  ['nothing for a type without a key', 'PageInfo', { endCursor: 'a' }, undefined],
  ['nothing for a global id that is no text', 'Order', { id: 7 }, undefined],
  ['a type called like a property of objects', 'constructor', { id: 'a' }, 'a'],
])('the store knows a record by %s', (_case, typeName, record, expected) => {
  expect(idOf(record, typeName)).toBe(expected);
});

test('two records of composite keys are never taken for one', () => {
  const part = fc.string({ unit: fc.constantFrom('a', ',', '%', '2', 'C'), maxLength: 5 });
  const membership = fc.record({ team: part, person: part });
  fc.assert(
    fc.property(membership, membership, (one, other) => {
      const isSame = one.team === other.team && one.person === other.person;
      expect(idOf(one, 'Membership') === idOf(other, 'Membership')).toBe(isSame);
    }),
    { numRuns: 1000 },
  );
});

test('records of two types with the same key stay apart, the same way on server and browser', async () => {
  const data = {
    products: [{ id: '1', name: 'Mug' }],
    variants: [{ id: '1', name: 'Large' }],
    memberships: [
      { team: 'a', person: 'b,c', role: 'lead' },
      { team: 'a,b', person: 'c', role: 'guest' },
    ],
  };
  const query = pageQuery<KeysQuery>(keysNode, {});
  const operation = operationOf(query);
  const server = createEnvironment({ url: '/graphql', localKeys: LOCAL_KEYS, isServer: true });
  const backend = scriptBackend(() => ({ data }));
  await server.execute({ operation }).toPromise();
  backend.restore();
  const browser = createEnvironment({ url: '/graphql', localKeys: LOCAL_KEYS, isServer: false });
  replay(browser, operation, handOverOf(query, { data }));
  expect(browser.lookup(operation.fragment).data).toEqual(data);
  expect(browser.getStore().getSource().toJSON()).toEqual(server.getStore().getSource().toJSON());
  expect(browser.getStore().getSource().getRecordIDs()).toEqual(
    expect.arrayContaining(['Product:1', 'Variant:1', 'Membership:a,b%2Cc', 'Membership:a%2Cb,c']),
  );
});
