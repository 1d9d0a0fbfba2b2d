import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import type { ParameterizedRecordField } from '../../src/model/types/tool.ts';
import { readSdl } from './readSdl.ts';

/** What can be asked of an order that has these fields besides. */
function parameterizedFieldsOf(fields: string, types = ''): readonly ParameterizedRecordField[] {
  const { resources } = readSdl(`
    type Query { orders: [Order!]! order(id: ID!): Order customers: [Customer!]! customer(id: ID!): Customer }
    type Order { id: ID! number: String! ${fields} }
    type Customer { id: ID! name: String! }
    ${types}
  `);
  return resources.find(({ type }) => type === 'Order')?.parameterizedFields ?? [];
}

describe('a field of a record that needs arguments is a parameterised field', () => {
  test.each([
    ['a value', 'priceIn(currency: String!): Float', 'Price in', ['currency']],
    [
      'what takes more than it needs',
      'tax(at: String!, country: String): Float',
      'Tax',
      ['at', 'country'],
    ],
    ['yes or no', 'isFor(customerId: ID!): Boolean!', 'Is for', ['customerId']],
  ])('%s', (_what, field, label, parameters) => {
    const [question] = parameterizedFieldsOf(field);
    expect(question.label).toBe(label);
    expect(question.parameters.map(({ slot }) => slot.join('.'))).toEqual(parameters);
    expect(question.result.fields).toHaveLength(1);
  });

  test('an object, and a record', () => {
    const [money, customer] = parameterizedFieldsOf(
      'totalIn(currency: String!): Money customerAt(date: String!): Customer',
      'type Money { amount: Float! currency: String! }',
    );
    expect(money.result.fields.map(({ name }) => name)).toEqual(['amount', 'currency']);
    expect(customer.result.record).toBe('Customer');
  });

  test('rows, of which the first are fetched, since people cannot enter cursors', () => {
    const [lines] = parameterizedFieldsOf(
      'lines(kind: String!, first: Int, after: String): LineConnection',
      `type LineConnection { edges: [LineEdge!]! pageInfo: PageInfo! }
       type LineEdge { node: Line! cursor: String! }
       type PageInfo { hasNextPage: Boolean! endCursor: String }
       type Line { sku: String! }`,
    );
    expect(lines.fixed).toEqual({ first: 100 });
    expect(lines.parameters.map(({ slot }) => slot)).toEqual([['kind']]);
    expect(lines.result.rows?.path).toEqual(['edges', 'node']);
  });

  test('but not a field without required arguments, or a deprecated one', () => {
    expect(
      parameterizedFieldsOf(
        'total(currency: String = "EUR"): Float old(key: String!): String @deprecated customers(first: Int!): [Customer!]!',
      ),
    ).toEqual([]);
  });

  test('nor what hints hide, nor that of records without a page of their own', () => {
    const sdl = `
      type Query { orders: [Order!]! order(id: ID!): Order notes(first: Int): [Note!]! }
      type Order { id: ID! number: String! priceIn(currency: String!): Float }
      type Note { id: ID! text: String! textIn(language: String!): String }
    `;
    const { resources } = buildModel(buildSchema(sdl), {
      resources: { Order: { hide: ['priceIn'] } },
    });
    expect(
      resources.map(({ type, parameterizedFields: parameterizedFields }) => [
        type,
        parameterizedFields,
      ]),
    ).toEqual(resources.map(({ type }) => [type, []]));
  });
});
