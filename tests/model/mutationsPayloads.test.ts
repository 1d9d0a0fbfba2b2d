import { call, key, readSdl, summary } from './mutationsReading.ts';

/** As serializers write them: the response has the values that were given, and a key, but no record. */
const ROOMS = `
  type Query { r: RoomNode }
  type RoomNode { id: ID! pk: Int name: String! floor: Int begin: String end: String }
  type RoomRound { id: ID! pk: Int name: String! }
  input RoomIn { pk: Int name: String! floor: Int }
  input Key { pk: Int! }
  input Denial { pk: Int! reason: Int! }
  type RoomInPayload { pk: Int name: String floor: Int }
  type KeyPayload { pk: Int }
  type OtherPayload { url: String }
`;
const KEYS = { RoomNode: 'id', RoomRound: 'id' };

describe('a record is created, though the response holds no record', () => {
  test.each([
    ['the values that were given', 'createRoom(input: RoomIn!): RoomInPayload'],
    ['no more than a key', 'createRoom(input: RoomIn!): KeyPayload'],
  ])('but %s', (_, mutation) => {
    const { byType } = readSdl(`${ROOMS} type Mutation { ${mutation} }`, KEYS);
    expect(call(byType.get('RoomNode')?.create ?? null)).toEqual(['createRoom', {}, ['input']]);
  });

  test('not by what gives something else', () => {
    const { byType, left } = readSdl(
      `${ROOMS} type Mutation { createRoom(input: RoomIn!): OtherPayload }`,
      KEYS,
    );
    expect(byType.get('RoomNode')?.create).toBeNull();
    expect(left).toEqual([
      { what: 'Mutation.createRoom', why: 'creates nothing that is a resource' },
    ]);
  });
});

describe('a mutation acts on the record whose key it takes', () => {
  test.each([
    ['by a verb that nobody listed', 'escalateRoom(input: Denial!): KeyPayload', 'Escalate'],
    ['which gets a state', 'setRoomHandled(input: Key!): KeyPayload', 'Set handled'],
  ])('%s', (_, mutation, label) => {
    const { byType } = readSdl(`${ROOMS} type Mutation { ${mutation} }`, KEYS);
    const [action] = byType.get('RoomNode')?.actions ?? [];
    expect(action && summary(action)).toEqual([
      mutation.split('(')[0],
      'record',
      'safe',
      label,
      expect.any(Array),
    ]);
    expect(action?.variables).toEqual({ input: { pk: key('pk', 'Int!') } });
  });

  test.each([
    ['a word before it may narrow it', 'guestRoomClose(input: Key!): KeyPayload'],
    ['a word behind it may be what is meant', 'denyRoomSeries(input: Denial!): KeyPayload'],
  ])('not where %s', (_, mutation) => {
    const { byType } = readSdl(`${ROOMS} type Mutation { ${mutation} }`, KEYS);
    expect(byType.get('RoomNode')?.actions).toEqual([]);
  });
});

test('what deletes a part of a record by a key of its own does not delete the record', () => {
  const { byType } = readSdl(
    `type Query { o: Order }
     type Order { id: ID! items: [OrOrderItem!] }
     type OrOrderItem { sku: String }
     input ItemIn { sku: String }
     type Mutation {
       createOrderItem(orderId: ID!, item: ItemIn!): Order
       updateOrderItem(orderId: ID!, orderItemId: ID!, item: ItemIn!): Order
       deleteOrderItem(orderId: ID!, orderItemId: ID!): Order
     }`,
    { Order: 'id' },
  );
  const order = byType.get('Order');
  expect([order?.create, order?.update, order?.delete]).toEqual([null, null, null]);
});

test('a change that gives an object is no namespace', () => {
  const { byType } = readSdl(
    `type Query { o: Order }
     type Order { id: ID! total: Int }
     type Cart { total: Int lines(first: Int): Int deleteLine(id: ID!): Boolean }
     type Mutation { deleteCart: Cart }`,
    { Order: 'id' },
  );
  expect([...byType.values()].flatMap(({ actions }) => actions)).toEqual([]);
});
