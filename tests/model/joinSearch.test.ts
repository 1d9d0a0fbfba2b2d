import { readSdl } from './readSdl.ts';

/** A join of orders and tags, with the filter that its list takes. */
function searchOf(filter: string, more = '') {
  const join = readSdl(`
    type Query {
      orders(where: OrderFilter): [Order!]! order(id: ID!): Order
      tags(where: TagFilter): [Tag!]! tag(id: ID!): Tag
      orderTags(${filter}): [OrderTag!]! orderTag(id: ID!): OrderTag
    }
    type Order { id: ID! number: String! orderTags: [OrderTag!]! }
    type Tag { id: ID! name: String! color: String orderTags: [OrderTag!]! }
    type OrderTag { id: ID! order: Order! tag: Tag! }
    input Text { equals: String contains: String }
    input OrderFilter { id: ID number: Text }
    input TagFilter { name: Text color: Text }
    ${more}
  `).resources.find(({ type }) => type === 'OrderTag');
  return join?.list?.search;
}

const text = { hole: 'text', type: 'String' };

test('a list of joins is searched by the names at both sides, in place of its own texts', () => {
  const filter = 'input JoinFilter { order: OrderFilter tag: TagFilter OR: [JoinFilter!] }';
  const expected = {
    fields: ['order', 'tag'],
    variables: {
      where: {
        OR: [{ order: { number: { contains: text } } }, { tag: { name: { contains: text } } }],
      },
    },
    description: null,
  };
  expect(searchOf('where: JoinFilter', filter)).toEqual(expected);
  expect(searchOf('where: JoinFilter, search: String', filter)).toEqual(expected);
});

test('through what says that one related record is meant', () => {
  const filter = 'input JoinFilter { id: ID tag: TagRelation } input TagRelation { is: TagFilter }';
  expect(searchOf('where: JoinFilter', filter)).toEqual({
    fields: ['tag'],
    variables: { where: { tag: { is: { name: { contains: text } } } } },
    description: null,
  });
});

test('one side, where the filter knows no alternatives', () => {
  const filter = 'input JoinFilter { order: OrderFilter tag: TagFilter }';
  expect(searchOf('where: JoinFilter', filter)).toMatchObject({ fields: ['order'] });
});

test('not at all where the filter takes keys alone', () => {
  const filter = 'input JoinFilter { order: ID tag: ID OR: [JoinFilter!] }';
  expect(searchOf('where: JoinFilter', filter)).toBeNull();
});
