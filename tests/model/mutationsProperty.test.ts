import fc from 'fast-check';
import { buildSchema, parse, visit, print, Kind, type DocumentNode } from 'graphql';
import { readMutations } from '../../src/model/readMutations.ts';

const SCHEMA = parse(`
  type Query { order: Order page: Page node: Node }
  interface Node { id: ID! }
  type Order implements Node { id: ID! number: String customer: Customer lines: [OrderLine!] version: Int }
  type OrderLine implements Node { id: ID! quantity: Int order: Order }
  type Customer implements Node { id: ID! email: String orders: [Order!] }
  type Page { id: Int! title: String }
  input OrderInput { number: String! customerId: ID lines: [OrderLineInput!] parent: OrderInput }
  input OrderLineInput { quantity: Int order: OrderInput }
  input OrderWhere { id: ID number: String and: [OrderWhere!] customer: OrderWhere }
  input OrderUpdate { clientMutationId: String id: ID! patch: OrderInput! }
  type OrderPayload { clientMutationId: String order: Order edge: OrderEdge errors: [UserError!] query: Query self: OrderPayload }
  type OrderEdge { node: Order cursor: String }
  type UserError { message: String! field: [String!] code: String }
  union OrderResult = Order | UserError
  enum Done { DONE NOT_DONE }
  type Status { result: Done message: String }
  type PageMutation { create(title: String!): Status update(id: Int!, title: String): Status pages: PageMutation }
  type Mutation {
    createOrder(input: OrderInput!): OrderPayload
    createOrders(data: [OrderInput!]!): [Order!]
    updateOrder(input: OrderUpdate!): OrderResult
    upsertOrder(where: OrderWhere!, create: OrderInput!, update: OrderInput!): Order
    deleteOrder(where: OrderWhere!): Boolean
    orderCancel(id: ID!, reason: String): OrderPayload
    addNoteToOrder(orderId: ID!, note: String!): Node
    moveOrderLine(orderLineId: ID!, orderId: ID!): OrderPayload
    customersMerge(ids: [ID!]!): Customer
    pages: PageMutation
  }
`);

const ODD = [
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'proto',
  '_',
  '_id',
  'id',
  'ids',
  'key',
  'ref',
  'node',
  'delete',
  'create',
  'update',
  'by',
  'Query2',
  'Record',
  'Table',
  'Node',
  'type',
  'input',
  'A1',
  'x0',
  'z',
];

/** A schema with some names replaced, fields dropped and non-nulls removed; the same choice for every use of a name. */
function mutate(
  document: DocumentNode,
  names: Map<string, string>,
  drop: Set<number>,
  nullable: boolean,
) {
  let index = 0;
  const kept = new Set(['Query', 'Mutation', 'ID', 'String', 'Int', 'Boolean', 'Float']);
  return visit(document, {
    FieldDefinition: () => (drop.has((index += 1)) ? null : undefined),
    InputValueDefinition: () => (drop.has((index += 1)) ? null : undefined),
    NonNullType: (node) => (nullable ? node.type : undefined),
    Name: (node) => {
      const renamed = kept.has(node.value) ? undefined : names.get(node.value);
      return renamed === undefined ? undefined : { ...node, value: renamed };
    },
  });
}

/** Only documents that still make a schema: renaming can let two types collide. */
function toSchema(document: DocumentNode) {
  try {
    return buildSchema(print(document));
  } catch {
    return null;
  }
}

describe('whatever a schema looks like', () => {
  const original = [...new Set(JSON.stringify(SCHEMA).match(/"value":"(\w+)"/g) ?? [])].map(
    (name) => name.slice(9, -1),
  );
  const renaming = fc.uniqueArray(fc.tuple(fc.constantFrom(...original), fc.constantFrom(...ODD)), {
    maxLength: 8,
    selector: ([from]) => from,
  });

  test('reading it does not fail, and every call that is read has only arguments the schema has', () => {
    let built = 0;
    fc.assert(
      fc.property(
        renaming,
        fc.uniqueArray(fc.nat(70), { maxLength: 25 }),
        fc.boolean(),
        fc.boolean(),
        (names, drop, nullable, keyed) => {
          const schema = toSchema(mutate(SCHEMA, new Map(names), new Set(drop), nullable));
          if (schema === null) return;
          built += 1;
          const types = Object.values(schema.getTypeMap()).filter(
            (type) => type.astNode?.kind === Kind.OBJECT_TYPE_DEFINITION,
          );
          const resources = types.map(({ name }) => ({
            type: name,
            slug: name,
            concrete: [],
            identity: keyed ? { field: 'id', fields: ['id'], scope: 'type' as const } : null,
          }));
          const { byType, left } = readMutations(schema, resources);
          expect(byType.size).toBe(resources.length);
          for (const read of byType.values()) {
            const calls = [read.create, read.update, read.delete, ...read.actions];
            for (const mutation of calls.filter((found) => found !== null)) {
              const known = Object.keys(mutation.arguments);
              const used = [
                ...Object.keys(mutation.variables),
                ...(mutation.values ?? []).slice(0, 1),
                ...mutation.parameters.map((parameter) => parameter.slot[0] ?? ''),
              ];
              expect(known).toEqual(expect.arrayContaining(used));
            }
          }
          expect(left.every(({ why }) => why !== '')).toBe(true);
        },
      ),
      { numRuns: 250 },
    );
    expect(built).toBeGreaterThan(40);
  });

  test('the same schema reads the same twice', () => {
    const schema = toSchema(SCHEMA);
    if (schema === null) throw new Error('the schema of this test is not valid');
    const resources = ['Order', 'Customer', 'Page'].map((type) => ({
      type,
      slug: type,
      concrete: [],
      identity: { field: 'id', fields: ['id'], scope: 'type' as const },
    }));
    const [{ byType, left }, again] = [0, 1].map(() => readMutations(schema, resources));
    expect(again.byType).toEqual(byType);
    expect(again.left).toEqual(left);
  });
});

test('a schema of two thousand mutations on a thousand types is read whole', () => {
  const count = 1000;
  const names = Array.from(
    { length: count },
    (_, index) => `Thing${String.fromCharCode(65 + (index % 26))}${index}`,
  );
  const types = names.map(
    (name) => `type ${name} { id: ID! name: String } input ${name}Input { name: String }`,
  );
  const fields = names.map(
    (name) => `create${name}(input: ${name}Input!): ${name} ${name}Cancel(id: ID!): ${name}`,
  );
  const schema = buildSchema(
    `type Query { a: Int } ${types.join(' ')} type Mutation { ${fields.join(' ')} }`,
    {
      assumeValidSDL: true,
    },
  );
  const resources = names.map((type) => ({
    type,
    slug: type,
    concrete: [],
    identity: { field: 'id', fields: ['id'], scope: 'type' as const },
  }));
  const { byType } = readMutations(schema, resources);
  expect([...byType.values()].filter((read) => read.create !== null)).toHaveLength(count);
  expect([...byType.values()].flatMap((read) => read.actions)).toHaveLength(count);
});
