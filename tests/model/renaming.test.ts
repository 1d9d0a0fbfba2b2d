import fc from 'fast-check';
import { Kind, buildASTSchema, parse, visit } from 'graphql';
import type { DocumentNode, FieldDefinitionNode, TypeNode } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { wayText } from '../../src/model/shapes/steps.ts';
import type { Way } from '../../src/model/types/variables.ts';
import { PAGE_INFO, connection } from './readSdl.ts';

/** A business as anybody would write it down. */
const BASE = parse(`
  type Query {
    node(id: ID!): Node
    orders(first: Int, after: String, filter: OrderFilter, orderBy: OrderSort): OrderConnection!
    order(id: ID!): Order
    customers(first: Int, after: String, search: String): CustomerConnection!
    customer(id: ID!): Customer
    products(limit: Int, offset: Int): [Product!]!
    productsCount: Int!
    product(slug: String!): Product
  }
  interface Node { id: ID! }
  type Order implements Node { id: ID! orderNumber: String! customer: Customer! lineItems: [LineItem!]! createdAt: DateTime! status: OrderStatus! }
  type LineItem implements Node { id: ID! quantity: Int! product: Product! }
  type Customer implements Node { id: ID! fullName: String! email: String orders(first: Int, after: String): OrderConnection! }
  type Product { id: ID! title: String! slug: String! }
  scalar DateTime
  enum OrderStatus { OPEN PAID CANCELLED }
  enum SortDirection { ASC DESC } enum OrderSortField { ORDER_NUMBER CREATED_AT }
  input OrderSort { field: OrderSortField! direction: SortDirection! }
  input OrderFilter { status: StatusFilter and: [OrderFilter!] } input StatusFilter { eq: OrderStatus in: [OrderStatus!] }
  type Mutation {
    createOrder(input: OrderInput!): OrderPayload!
    updateOrder(id: ID!, input: OrderInput!): OrderPayload!
    deleteOrder(id: ID!): DeletePayload!
    cancelOrder(orderId: ID!, reason: String): OrderPayload!
    mergeCustomers(customerIds: [ID!]!): Customer
    productCreate(input: ProductInput!): Product!
    productUpdate(id: ID!, input: ProductInput!): Product!
    productDelete(id: ID!): DeletePayload!
  }
  input OrderInput { orderNumber: String! customerId: ID }
  input ProductInput { title: String! slug: String }
  type OrderPayload { order: Order errors: [UserError!]! }
  type DeletePayload { deletedId: ID errors: [UserError!]! }
  type UserError { message: String! field: String }
  ${connection('Order', 'totalCount: Int!')} ${connection('Customer', 'totalCount: Int!')} ${PAGE_INFO}
`);

type Change = (document: DocumentNode) => DocumentNode;

const snake = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

function renameArguments(rename: (name: string) => string): Change {
  return (document) =>
    visit(document, {
      FieldDefinition: (field) => ({
        ...field,
        arguments: field.arguments?.map((argument) => ({
          ...argument,
          name: { ...argument.name, value: rename(argument.name.value) },
        })),
      }),
    });
}

const RESOURCES = ['Order', 'LineItem', 'Customer', 'Product'];

function renameTypes(rename: (name: string) => string): Change {
  const renamed = (node: { name: { value: string } }) =>
    RESOURCES.includes(node.name.value)
      ? { ...node, name: { ...node.name, value: rename(node.name.value) } }
      : undefined;
  return (document) => visit(document, { NamedType: renamed, ObjectTypeDefinition: renamed });
}

function nullable(type: TypeNode): TypeNode {
  if (type.kind === Kind.NON_NULL_TYPE) return nullable(type.type);
  return type.kind === Kind.LIST_TYPE ? { ...type, type: nullable(type.type) } : type;
}

const paging = new Map([
  ['first', 'limit'],
  ['after', 'cursor'],
]);

/** What leaves a schema as it is for whoever reads it. */
const CHANGES: Record<string, Change> = {
  'arguments in snake case': renameArguments(snake),
  'other words for paging': renameArguments((name) => paging.get(name) ?? name),
  'fields and arguments in another order': (document) =>
    visit(document, {
      leave: (node) =>
        'fields' in node && Array.isArray(node.fields)
          ? { ...node, fields: [...node.fields].reverse() }
          : node.kind === Kind.FIELD_DEFINITION
            ? { ...node, arguments: [...(node.arguments ?? [])].reverse() }
            : undefined,
    }),
  'definitions in another order': (document) => ({
    ...document,
    definitions: [...document.definitions].reverse(),
  }),
  'everything nullable': (document) =>
    visit(document, {
      FieldDefinition: (field): FieldDefinitionNode => ({ ...field, type: nullable(field.type) }),
    }),
  'the product’s name before that of each type': renameTypes((name) => `Acme${name}`),
  'what a type is to the server after its name': renameTypes((name) => `${name}Type`),
};

/** What of the reading people see, with the types called as in the base. */
function reading(document: DocumentNode) {
  const { resources } = buildModel(buildASTSchema(document));
  const bare = (type: string) => RESOURCES.find((name) => type.includes(name)) ?? type;
  const path = (entry: { path: Way } | null | undefined) => entry && wayText(entry.path);
  return Object.fromEntries(
    resources.map((resource) => [
      bare(resource.type),
      {
        title: resource.title,
        list: path(resource.list),
        paging: resource.list?.pagination.kind,
        total: path(resource.list?.total),
        sort: resource.list?.sort?.fields.map(({ field }) => field).sort(),
        filter: resource.list?.filter?.fields.map(({ field }) => field).sort(),
        search: resource.list?.search !== null,
        lookup: path(resource.lookup),
        create: path(resource.create),
        update: path(resource.update),
        delete: path(resource.delete),
        actions: resource.actions.map((action) => `${path(action)} ${action.scope}`).sort(),
        relations: resource.relations
          .map(({ field, to, many }) => `${field} ${bare(to)} ${many}`)
          .sort(),
      },
    ]),
  );
}

test('the base is read as a person would', () => {
  expect(reading(BASE)).toMatchObject({
    Order: { title: ['orderNumber'], list: 'orders', create: 'createOrder', delete: 'deleteOrder' },
    Customer: { list: 'customers', lookup: 'customer', actions: ['mergeCustomers bulk'] },
    Product: { paging: 'offset', total: 'productsCount', update: 'productUpdate' },
    LineItem: { relations: ['product Product false'] },
  });
});

test('names, order and nulls that mean nothing to people change nothing', () => {
  const expected = reading(BASE);
  fc.assert(
    fc.property(fc.subarray(Object.keys(CHANGES), { minLength: 1 }), (names) => {
      const changed = names.reduce((document, name) => CHANGES[name]?.(document) ?? document, BASE);
      expect(reading(changed)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
