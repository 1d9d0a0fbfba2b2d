import { buildSchema, type GraphQLNamedType } from 'graphql';
import { numberTransport } from '../../src/model/shapes/scalarTransport.ts';

const SDL = `
  scalar Share
  scalar Weight
  scalar Code
  input Filter { atLeast: Weight = 1.5 code: Code = "1" }
  type Query { parcels(share: Share = 3, filter: Filter): [Int!]! }
`;

function scalarsOf(schema: ReturnType<typeof buildSchema>) {
  return (name: string) => schema.getType(name) as GraphQLNamedType;
}

test('a scalar whose default is written as a number travels as one, by an argument or an input field', () => {
  const schema = buildSchema(SDL);
  const scalar = scalarsOf(schema);
  expect(numberTransport(schema, scalar('Share'))).toBe('number');
  expect(numberTransport(schema, scalar('Weight'))).toBe('number');
  expect(numberTransport(schema, scalar('Code'))).toBeNull();
});

test('a large schema is looked through once, not once for each filter of a number', () => {
  const schema = buildSchema(SDL);
  const code = scalarsOf(schema)('Code');
  const look = jest.spyOn(schema, 'getTypeMap');
  for (let filter = 0; filter < 100; filter += 1) numberTransport(schema, code);
  expect(look).toHaveBeenCalledTimes(1);
});

test.each([
  ['Int53', 'number'],
  ['SafeInt', 'number'],
  ['UInt16', 'number'],
  ['Int64', null],
  ['BigInt', null],
])('whole numbers that JavaScript keeps travel as such: %s', (name, transport) => {
  const schema = buildSchema(`scalar ${name} type Query { total: ${name} }`);
  expect(numberTransport(schema, scalarsOf(schema)(name))).toBe(transport);
});
