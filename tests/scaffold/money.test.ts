import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  type Query { orders(limit: Int, offset: Int): [Order!]! order(id: ID!): Order }
  type Order { id: ID! number: String! currencyCode: CurrencyCode! total: Minor! price: Nanos tip: Cents totals: Totals }
  enum CurrencyCode { EUR USD JPY }
  scalar Int64
  type Minor { amountMinor: Int! currency: CurrencyCode! }
  type Nanos { currencyCode: String units: Int64 nanos: Int }
  type Cents { cents: Int! formatted: String }
  type Totals { subtotal: Float taxes: Taxes } type Taxes { total: Float }
`;

test('money is one value on pages and in tables, however the schema writes it', async () => {
  const files = await scaffoldOf(SDL);
  const table = textOf(files, 'src/resources/orders/OrderTable.tsx').replaceAll(/\s+/g, ' ');
  expect(table).toContain(
    "moneyColumn('total', (order) => order.total.amountMinor, { currency: (order) => order.total.currency, unit: 'minor', })",
  );
  expect(table).toContain('wholeAmount( partOf(order.price, (price) => price.units)');
  expect(table).toContain(
    "moneyColumn('tip', (order) => partOf(order.tip, (tip) => tip.cents), { currency: (order) => order.currencyCode, unit: 'minor', })",
  );
  const page = textOf(files, 'src/resources/orders/OrderRecord.tsx').replaceAll(/\s+/g, ' ');
  expect(page).toContain(
    'value={partOf(order.totals, (totals) => totals.subtotal)} currency={order.currencyCode}',
  );
  expect(page).toContain(
    'value={partOf(order.totals, (totals) => totals.taxes?.total)} currency={order.currencyCode}',
  );
  expect(page).not.toContain('name="currencyCode"');
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  const paths = ['src/resources/orders/OrderTable.tsx', 'src/resources/orders/OrderRecord.tsx'];
  expect(compile(files, SDL, paths)).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
});

test('objects of money are asked for in whole units, and put in order, by their amount', async () => {
  const sdl = `
    type Query { orders(limit: Int, offset: Int, where: OrderWhere, orderBy: [OrderOrder!]): [Order!]! }
    type Order { id: ID! number: String! total: Money! price: Decimals }
    type Money { amountMinor: Int! currency: String! }
    scalar Decimal
    type Decimals { value: Decimal! currency: String! }
    input OrderWhere { number: Texts total: MoneyWhere price: DecimalsWhere }
    input MoneyWhere { amountMinor: Ints currency: Texts }
    input DecimalsWhere { value: DecimalOperators }
    input Texts { eq: String } input Ints { eq: Int gte: Int } input DecimalOperators { gte: Decimal }
    enum OrderOrder { TOTAL_AMOUNT_MINOR_ASC TOTAL_AMOUNT_MINOR_DESC }
  `;
  const files = await scaffoldOf(sdl);
  const list = textOf(files, 'src/resources/orders/OrderList.tsx').replaceAll(/\s+/g, ' ');
  expect(list).toContain(
    'total: integerMoneyFilter({ is: (total) => ({ where: { total: { amountMinor: { eq: total } } } }), atLeast: (total) => ({ where: { total: { amountMinor: { gte: total } } } }), })',
  );
  expect(list).toContain('price: decimalFilter({');
  expect(list).toContain("total: ['TOTAL_AMOUNT_MINOR_ASC', 'TOTAL_AMOUNT_MINOR_DESC']");
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(compile(files, sdl, ['src/resources/orders/OrderList.tsx'])).toEqual([]);
});
