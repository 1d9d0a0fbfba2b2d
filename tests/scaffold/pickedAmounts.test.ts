import { buildSchema } from 'graphql';
import { standsFor } from '../../src/scaffold/forms/pickedInputs.ts';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted, type Files } from './scaffolded.ts';

interface Parts {
  /** Fields of a variant. */
  readonly variant?: string;
  /** Inputs of a line besides its variant. */
  readonly line?: string;
  readonly lookup?: string;
  readonly more?: string;
}

const sdl = ({ variant, line, lookup, more = '' }: Parts) => `
  type Query {
    lines(limit: Int, offset: Int): [Line!]!  line(id: ID!): Line
    variants(limit: Int, offset: Int): [Variant!]!
    ${lookup ?? 'variant(id: ID!): Variant'}
    bundles(limit: Int, offset: Int): [Bundle!]!  bundle(id: ID!): Bundle
  }
  type Mutation {
    createLine(input: LineInput!): Line
    updateLine(id: ID!, patch: LineInput!): Line
  }
  scalar Decimal
  enum Currency { EUR JPY KWD }
  enum Coin { GOLD SILVER }
  interface Node { id: ID! }
  type Variant implements Node { id: ID! name: String! ${variant ?? 'priceCents: Int costCents: Int currency: Currency'} }
  type Bundle { id: ID! name: String! ${more} }
  type Money { amount: Decimal! currencyCode: Currency! }
  input MoneyInput { amount: Decimal! currencyCode: Currency! }
  type Line { id: ID! quantity: Int unitPrice: Decimal price: Decimal currency: Currency variant: Variant bundle: Bundle }
  input LineInput { quantity: Int variantId: ID bundleId: ID ${line ?? 'unitPrice: Decimal currency: Currency'} }
`;

const FIELDS = 'src/resources/lines/lineFields.ts';
const PRICE = 'src/resources/variants/pickers/variantPrice.ts';
const READS = /picked: \{ by: '(\w+)', amount: async \(\) => \(await import\('([^']+)'\)\)/;

async function filesOf(parts: Parts): Promise<Files> {
  const files = await scaffoldOf(sdl(parts));
  expect(faultsOf(files, buildSchema(sdl(parts)))).toEqual([]);
  return files;
}

/** Which record brings an amount along to the form of a line, and what reads it; null where none does. */
async function pickedIn(parts: Parts): Promise<string[] | null> {
  const files = await filesOf(parts);
  const found = READS.exec(textOf(files, FIELDS).replaceAll(/\s+/g, ' '));
  if (!found) expect([...files.keys()].filter((path) => /Price|Amount/.test(path))).toEqual([]);
  return found && found.slice(1);
}

test('the price of a line comes with the variant that is picked, whatever both count', async () => {
  const files = await filesOf({});
  expect(textOf(files, FIELDS).replaceAll(/\s+/g, ' ')).toContain(
    "unitPrice: money({ amount: decimal(), currencyInput: 'currency', picked: { by: 'variantId', amount: async () => (await import('../variants/pickers/variantPrice.ts')).variantPrice, }, })",
  );
  const reading = textOf(files, PRICE).replaceAll(/\s+/g, ' ');
  expect(reading).toContain(
    'query variantPriceQuery($id: ID!) { variant(id: $id) { priceCents @catch currency @catch } }',
  );
  expect(reading).toContain(
    "read: ({ variant }) => variant && { amount: variant.priceCents, currency: variant.currency, unit: 'minor' },",
  );
  expect(compile(files, sdl({}), [FIELDS, PRICE])).toEqual([]);
  expect(await unformatted([...files].filter(([path]) => [FIELDS, PRICE].includes(path)))).toEqual(
    [],
  );
});

test.each([
  ['an amount with its currency in an object', { variant: 'price: Money' }],
  ['an input for such an object', { line: 'unitPrice: MoneyInput' }],
  ['an input in cents', { line: 'unitPriceCents: Int currency: Currency' }],
  ['a decimal without a currency', { variant: 'price: Decimal', line: 'price: Decimal' }],
  ['a record that is found as one of any type', { lookup: 'node(id: ID!): Node' }],
] as const)('it is read of %s', async (_case, parts) => {
  const files = await filesOf(parts);
  expect(textOf(files, FIELDS)).toContain('picked:');
  expect(compile(files, sdl(parts), [FIELDS, PRICE])).toEqual([]);
});

test.each([
  ['the record has no price', { variant: 'costCents: Int currency: Currency' }],
  ['two of its amounts could be meant', { variant: 'price: Decimal unitPrice: Decimal' }],
  ['two records could bring it', { more: 'price: Decimal' }],
  ['the record cannot be asked for by its key', { lookup: '' }],
  [
    'its currencies are others than those of the form',
    { variant: 'priceCents: Int currency: Coin' },
  ],
  ['the input is for something else', { line: 'discount: Decimal currency: Currency' }],
])('nothing is brought along where %s', async (_case, parts) => {
  expect(await pickedIn(parts)).toBeNull();
});

test.each([
  ['BalanceDue', 'balanceDue', 'amount: Decimal paidAmount: Decimal balanceDue: Decimal'],
  ['Outstanding', 'outstandingAmount', 'outstandingAmount: Decimal amount: Decimal'],
  ['Amount', 'amount', 'amount: Decimal paidAmount: Decimal'],
  ['Amount', 'amount', 'amount: Decimal openAmount: Decimal amountDue: Decimal'],
])('a payment takes over what is still open of an amount: %s', async (name, field, amounts) => {
  const files = await filesOf({
    variant: `${amounts} currency: Currency`,
    line: 'amount: Decimal currency: Currency',
  });
  const reading = textOf(files, `src/resources/variants/pickers/variant${name}.ts`);
  expect(reading).toContain(`amount: variant.${field},`);
});

test('a price has no open part', async () => {
  expect(
    await pickedIn({ variant: 'price: Decimal amountDue: Decimal', line: 'unitPrice: Decimal' }),
  ).toEqual(['variantId', '../variants/pickers/variantPrice.ts']);
});

test('the other of two records does not matter while it has no such amount', async () => {
  expect(await pickedIn({ more: 'weight: Float total: Decimal' })).toEqual([
    'variantId',
    '../variants/pickers/variantPrice.ts',
  ]);
});

test('a name stands for an amount by its last words, without those for what is counted', () => {
  const yes = [
    ['unitPrice', 'priceCents'],
    ['unit_price_cents', 'price'],
    ['price', 'price'],
    ['price', 'priceInCents'],
    ['itemPrice', 'price_minor'],
    ['salePriceAmount', 'priceAmount'],
    ['unitCost', 'costCents'],
    ['amount', 'amountCents'],
  ];
  const no = [
    ['unitPrice', 'costCents'],
    ['price', 'unitPrice'],
    ['originalPrice', 'price'],
    ['totalPrice', 'price'],
    ['costPrice', 'price'],
    ['shippingPrice', 'price'],
    ['discount', 'discount'],
    ['tax', 'taxCents'],
    ['refundAmount', 'amount'],
    ['lineTotal', 'total'],
    ['enterprise', 'price'],
    ['amount', 'cents'],
  ];
  for (const [input, field] of yes)
    expect([input, field, standsFor(input, field)]).toEqual([input, field, true]);
  for (const [input, field] of no)
    expect([input, field, standsFor(input, field)]).toEqual([input, field, false]);
});
