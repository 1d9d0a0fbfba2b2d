import { listOf, operatorOf, readSdl, resourceOf } from './readSdl.ts';

const ORDER = `
  type Order { id: ID! number: String! total: Money! fee: Gross }
  type Money { currency: String! amount: Float! }
  type Gross { gross: Money net: Money }
  enum D { ASC DESC }
`;
const model = (args: string, inputs = '') =>
  readSdl(`type Query { orders(${args}): [Order!]! } ${inputs} ${ORDER}`);
const value = (type: string) => ({ hole: 'value', type });

test.each([
  [
    'its parts',
    'where: W',
    'input W { total: M number: String } input M { currency: F amount: F } input F { eq: Float gte: Float }',
    { where: { total: { amount: { gte: value('Float') } } } },
  ],
  [
    'both names',
    'filter: W',
    'input W { totalAmount: F number: String } input F { eq: Float gte: Float }',
    { filter: { totalAmount: { gte: value('Float') } } },
  ],
  [
    'both names with an operator',
    'filter: W',
    'input W { total_amount_gte: Float total_amount: Float }',
    { filter: { total_amount_gte: value('Float') } },
  ],
  [
    'its own name',
    'filter: W',
    'input W { total: F number: String } input F { eq: Float gte: Float }',
    { filter: { total: { gte: value('Float') } } },
  ],
])('an object of money is filtered by its amount, reached by %s', (_, args, inputs, expected) => {
  const read = model(args, inputs);
  expect(operatorOf(listOf(read, 'Order'), 'total', 'atLeast')).toEqual(expected);
  expect(resourceOf(read, 'Order').fields.find(({ name }) => name === 'total')?.filterable).toBe(
    true,
  );
});

test('an amount deeper in an object is reached there', () => {
  const inputs =
    'input W { fee: G } input G { gross: M } input M { amount: F currency: F } input F { gte: Float lte: Float }';
  expect(operatorOf(listOf(model('where: W', inputs), 'Order'), 'fee', 'atMost')).toEqual({
    where: { fee: { gross: { amount: { lte: value('Float') } } } },
  });
});

test.each([
  ['orderBy: [O!]', 'enum O { TOTAL_AMOUNT_ASC TOTAL_AMOUNT_DESC }', ['TOTAL_AMOUNT_DESC']],
  ['orderBy: O', 'enum O { TOTAL_ASC TOTAL_DESC }', 'TOTAL_DESC'],
  [
    'orderBy: O',
    'input O { total: M } input M { currency: D amount: D }',
    { total: { amount: 'DESC' } },
  ],
  ['orderBy: O', 'input O { totalAmount: D number: D }', { totalAmount: 'DESC' }],
])('an object of money is put in order by its amount: %s %s', (args, inputs, descending) => {
  const { sort } = listOf(model(args, inputs), 'Order');
  expect(sort?.fields.find(({ field }) => field === 'total')?.descending).toEqual({
    orderBy: descending,
  });
});

test('the currency of an object of money puts nothing in order, and is no amount to filter by', () => {
  const sorted = model('orderBy: [O!]', 'enum O { NUMBER_ASC TOTAL_CURRENCY_ASC }');
  expect(listOf(sorted, 'Order').sort?.fields.map(({ field }) => field)).toEqual(['number']);
  const inputs =
    'input W { total: M number: String } input M { currency: F } input F { eq: String }';
  const filtered = listOf(model('where: W', inputs), 'Order');
  expect(filtered.filter?.fields.map(({ field }) => field)).not.toContain('total');
});

test('units and billionths are compared by neither of them', () => {
  const read = readSdl(`
    type Query { orders(where: W): [Order!]! }
    input W { price: P number: F } input P { units: F nanos: F } input F { gte: Int }
    type Order { id: ID! number: Int! price: Price }
    type Price { currencyCode: String! units: Int! nanos: Int! }
  `);
  expect(listOf(read, 'Order').filter?.fields.map(({ field }) => field)).toEqual(['number']);
});
