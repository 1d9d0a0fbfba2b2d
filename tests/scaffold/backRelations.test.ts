import { buildSchema, graphql, GraphQLError } from 'graphql';
import { pascalCase } from '../../src/scaffold/names.ts';
import { compiledText } from './compiled.ts';
import { scaffoldOf, textOf, type Files } from './scaffolded.ts';

const SDL = `
  type Query {
    variants(first: Int, after: String): VariantConnection!
    variant(id: ID!): Variant
    movements: [Movement!]!
  }
  type VariantConnection { nodes: [Variant!]! pageInfo: PageInfo! }
  type Variant {
    id: ID!
    name: String!
    movements(first: Int, after: String): MovementConnection!
    prices(first: Int, after: String): PriceConnection!
    changes(first: Int, after: String): ChangeConnection!
  }
  type MovementConnection { nodes: [Movement!]! pageInfo: PageInfo! }
  union Movement = Sale | Adjustment
  type Sale { id: ID! quantity: Int! variant: Variant! }
  type Adjustment { id: ID! quantity: Int! variant: Variant! }
  type PriceConnection { nodes: [Price!]! pageInfo: PageInfo! }
  type Price { id: ID! amount: Float! currency: String! variant: Variant! }
  type ChangeConnection { nodes: [VariantChange!]! pageInfo: PageInfo! }
  type VariantChange { id: ID! at: DateTime! note: String! variant: Variant! }
  scalar DateTime
  extend type Query { price(id: ID!): Price variantChange(id: ID!): VariantChange }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
`;

let files: Files;

beforeAll(async () => {
  files = await scaffoldOf(SDL);
});

/** A backend that gives everything but the record that its rows lie on. */
function responseOf(operation: string) {
  const variant = (): never => {
    throw new GraphQLError('The variant is not there.');
  };
  const page = (node: object) => ({
    nodes: [{ id: '1', variant, ...node }],
    pageInfo: { hasNextPage: false },
  });
  const rootValue = {
    movements: [{ __typename: 'Sale', id: '1', quantity: 2, variant }],
    variant: {
      id: '1',
      name: 'House blend',
      movements: page({ __typename: 'Sale', quantity: 2 }),
      prices: page({ amount: 9.5, currency: 'EUR' }),
      changes: page({ at: '2026-11-20T10:00:00Z', note: 'Renamed' }),
    },
  };
  const source = compiledText(files, SDL, operation);
  const variableValues = { id: '1', key: '1' };
  return graphql({ schema: buildSchema(SDL), source, rootValue, variableValues });
}

test.each([
  ['entries of several kinds', 'movements', { quantity: 2 }],
  ['rows of a table', 'prices', { amount: 9.5 }],
  ['what happened', 'changes', { note: 'Renamed' }],
])('%s are there although the backend cannot lead back to their record', async (_, field, row) => {
  const { data, errors } = await responseOf(`Variant${pascalCase(field)}TabQuery`);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ variant: { [field]: { nodes: [row] } } });
});

test('where no record has them, they lead to it', async () => {
  expect(textOf(files, 'src/resources/kinds/MovementEntries.tsx')).toContain(
    '...SaleEntry_entry @arguments(withVariant: $withVariant) @alias(as: "sale")',
  );
  const { errors } = await responseOf('MovementsToolQuery');
  expect(errors?.map(({ message }) => message)).toEqual(['The variant is not there.']);
});
