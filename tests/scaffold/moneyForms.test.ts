import { buildSchema, parse } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import type { Observations } from '../../src/model/observations.ts';
import { readModel } from '../../src/model/readModel.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const CREATE = 'src/resources/products/productFields.ts';
const EDIT = 'src/resources/products/productEditFields.ts';
const EDITING = 'src/resources/products/mutations/editProduct.ts';

const SDL = `
  type Query { products(limit: Int, offset: Int): [Product!]! product(id: ID!): Product }
  type Mutation {
    createProduct(input: CreateProductInput!): Product
    updateProduct(id: ID!, input: UpdateProductInput!): Product
    deleteProduct(id: ID!): Product
  }
  scalar Decimal
  scalar Int64
  enum Currency { EUR USD JPY }
  type Product {
    id: ID! name: String! priceInCents: Int! currency: String!
    fare: Decimal minimum: Money tip: Tip google: Nanos weight: Float
    steps: Steps
  }
  type Steps { amount: Int currency: Currency note: String }
  input StepsInput { amount: Int currency: Currency note: String }
  type Money { amountMinor: Int! currency: Currency! }
  type Tip { value: Decimal! unit: Currency! }
  type Nanos { currencyCode: String! units: Int64 nanos: Int }
  input MoneyInput { amountMinor: Int! currency: Currency! }
  input TipInput { value: Decimal! unit: Currency! }
  input NanosInput { currencyCode: String! units: Int64 nanos: Int }
  input CreateProductInput {
    name: String! priceInCents: Int! currency: String fare: Decimal minimum: MoneyInput tip: TipInput
    google: NanosInput weight: Float steps: StepsInput
  }
  input UpdateProductInput {
    name: String priceInCents: Int fare: Decimal minimum: MoneyInput tip: TipInput google: NanosInput
    weight: Float
  }
`;

test('money is entered as one input, however the schema takes it', async () => {
  const files = await scaffoldOf(SDL);
  const create = textOf(files, CREATE).replaceAll(/\s+/g, ' ');
  for (const input of [
    "priceInCents: money({ label: 'Price', amount: integer(), unit: 'minor', currencyInput: 'currency', required: true, })",
    'currency: frontageCurrency({ hasDefault: true })',
    "fare: money({ amount: decimal(), currencyInput: 'currency' })",
    "minimum: moneyObject({ amount: integer(), unit: 'minor', at: { amount: 'amountMinor', currency: 'currency' }, currencies: currency, })",
    "tip: moneyObject({ amount: decimal(), at: { amount: 'value', currency: 'unit' }, currencies: currency, })",
    "google: moneyObject({ amount: decimal({ isWhole: true }), at: { amount: 'units', nanos: 'nanos', currency: 'currencyCode' }, })",
    'weight: float()',
    'steps: group<StepsInput>(',
  ])
    expect(create).toContain(input);
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(compile(files, SDL, [CREATE, EDIT, EDITING])).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
});

test('a currency that no input has is read with the record, and shared with no form for new ones', async () => {
  const files = await scaffoldOf(SDL);
  const edit = textOf(files, EDIT).replaceAll(/\s+/g, ' ');
  expect(edit).toContain(
    "priceInCents: money({ label: 'Price', amount: integer(), unit: 'minor', currencyOf: ['currency'], hasDefault: true, })",
  );
  expect(textOf(files, EDITING).replaceAll(/\s+/g, ' ')).toContain('currency @catch priceInCents');
});

test('an amount in cents whose currency is not known to a form is entered as the schema has it', async () => {
  const without = SDL.replace(/currency: String fare: Decimal minimum/, 'fare: Decimal minimum');
  const create = textOf(await scaffoldOf(without), CREATE);
  expect(create).toContain("priceInCents: integer({ label: 'Price (cents)', required: true })");
});

test('a new record in cents is in the currency that the schema has as its default, or needs none of those it has', async () => {
  const of = async (input: string) => {
    const sdl = SDL.replace(
      'priceInCents: Int! currency: String fare',
      `priceInCents: Int! currency: ${input} fare`,
    );
    const files = await scaffoldOf(sdl);
    expect(compile(files, sdl, [CREATE])).toEqual([]);
    return textOf(files, CREATE).replaceAll(/\s+/g, ' ');
  };
  expect(await of('Currency = USD')).toContain(
    "currencyInput: 'currency', currencyDefault: 'USD',",
  );
  expect(await of('String! = "JPY"')).toContain(
    "currencyInput: 'currency', currencyDefault: 'JPY',",
  );
  expect(await of('Currency')).toContain("currencyInput: 'currency', currencies: currency,");
  expect(await of('Currency!')).toContain("currencyInput: 'currency', required: true,");
});

test('a currency that a hint fixes is that of forms, too', async () => {
  const schema = buildSchema(SDL);
  const hints = { resources: { Product: { currency: { priceInCents: 'JPY' } } } };
  const files = await scaffold(buildModel(schema, hints), schema);
  expect(textOf(files, EDIT).replaceAll(/\s+/g, ' ')).toContain(
    "priceInCents: money({ label: 'Price', amount: integer(), unit: 'minor', currency: 'JPY', hasDefault: true, })",
  );
});

describe('a scalar of money in the smallest unit, whose currency only records have', () => {
  const VARIANTS = `
    "The \`Money\` scalar type represents signed double-precision fractional values."
    scalar Money
    enum CurrencyCode { EUR JPY USD }
    type Query {
      variants(limit: Int, offset: Int): [Variant!]! variant(id: ID!): Variant activeChannel: Channel!
    }
    type Channel { defaultCurrencyCode: CurrencyCode! }
    type Variant { id: ID! name: String! price: Money! currencyCode: CurrencyCode! }
    input PriceInput { price: Money! currencyCode: CurrencyCode! }
    input CreateVariantInput { name: String! price: Money prices: [PriceInput!] }
    input UpdateVariantInput { name: String price: Money prices: [PriceInput!] }
    type Mutation {
      createVariant(input: CreateVariantInput!): Variant
      updateVariant(id: ID!, input: UpdateVariantInput!): Variant
    }
  `;
  const formsOf = async (observed: Observations) => {
    const { model, open } = readModel(parse(VARIANTS), {}, observed);
    const files = await scaffold(model, open);
    const paths = ['variantFields', 'variantEditFields'].map(
      (name) => `src/resources/variants/${name}.ts`,
    );
    expect(faultsOf(files, buildSchema(VARIANTS))).toEqual([]);
    expect(compile(files, VARIANTS, paths)).toEqual([]);
    return paths.map((path) => textOf(files, path).replaceAll(/\s+/g, ' '));
  };
  const scalars = { Money: { format: 'integer', unit: 'minor', json: 'number' } } as const;

  test('is that of the backend in new records, and that of the record in those that are there', async () => {
    const [create, edit] = await formsOf({ scalars, defaultCurrency: 'USD' });
    expect(create).toContain(
      "price: money({ amount: exactNumber(), unit: 'minor', currencyOf: ['currencyCode'], currencyDefault: 'USD', hasDefault: true, })",
    );
    expect(edit).toContain(
      "price: money({ amount: exactNumber(), unit: 'minor', currencyOf: ['currencyCode'], hasDefault: true, })",
    );
    expect(create).toContain(
      "price: money({ amount: exactNumber(), unit: 'minor', currencyInput: 'currencyCode', required: true, })",
    );
  });

  test('is entered as the schema has it where nothing says the currency, and says so', async () => {
    const [create] = await formsOf({ scalars });
    expect(create).toContain(
      "price: exactNumber({ label: 'Price (minor unit)', hasDefault: true })",
    );
  });
});
