import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  scalar Decimal
  type Query { payments: [Payment!]! payment(id: ID!): Payment trips: [Trip!]! trip(id: ID!): Trip }
  type Payment { id: ID! totalCents: Int! refundedCents: Int currency: String! note: String }
  type Trip { id: ID! fareCents: Int! fareCurrency: String tipCents: Int! tipCurrency: String }
  input CaptureInput { paymentId: ID! amountCents: Int! fee: Decimal note: String }
  input RefundInput { id: ID! amountCents: Int! currency: String! }
  type Mutation {
    refundPayment(id: ID!, amountCents: Int!, reason: String): Payment
    capturePayment(input: CaptureInput!): Payment
    refundInCurrency(input: RefundInput!): Payment
    chargePayment(id: ID!, amount: Int!): Payment
    changeTotal(id: ID!, totalCents: Int!): Payment
    tipTrip(id: ID!, amountCents: Int!): Trip
  }
`;

const actionIn = (files: Awaited<ReturnType<typeof scaffoldOf>>, name: string, of = 'payments') =>
  textOf(files, `src/resources/${of}/mutations/${name}.ts`).replaceAll(/\s+/g, ' ');

test('an amount of an action is money in the currency of the record, which is read first', async () => {
  const files = await scaffoldOf(SDL);
  const refund = actionIn(files, 'refundPayment');
  expect(refund).toContain(
    "amountCents: money({ label: 'Amount', amount: integer(), unit: 'minor', currencyOf: ['currency'], required: true, })",
  );
  expect(refund).toContain('payment(id: $id) @catch { currency @catch }');
  expect(refund).toContain('({ currency: payment.currency })');
  expect(actionIn(files, 'capturePayment')).toContain(
    "fee: money({ amount: decimal(), currencyOf: ['currency'] })",
  );
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL)).toEqual([]);
});

test('the currency is read once, beside what an action changes', async () => {
  const change = actionIn(await scaffoldOf(SDL), 'changeTotal');
  expect(change).toContain('{ currency @catch totalCents }');
  expect(change).toContain('({ totalCents: payment.totalCents, currency: payment.currency, })');
});

test('one amount in cents is not sent to several records, which may be in several currencies', async () => {
  const files = await scaffoldOf(SDL);
  const operations = textOf(files, 'src/resources/payments/paymentOperations.ts');
  const links = operations.split('{').filter((part) => part.includes('mutation:'));
  const single = links.filter((part) => part.includes('bulk: false'));
  expect(single.map((part) => /mutation: '(\w+)'/.exec(part)?.[1]).sort()).toEqual([
    'capturePayment',
    'changeTotal',
    'refundPayment',
  ]);
});

test('a currency among the inputs is that of the amount, and a plain whole number is none', async () => {
  const files = await scaffoldOf(SDL);
  const inCurrency = actionIn(files, 'refundInCurrency');
  expect(inCurrency).toContain("currencyInput: 'currency'");
  expect(inCurrency).not.toContain('start:');
  expect(actionIn(files, 'chargePayment')).toContain('amount: integer({ required: true })');
});

test('where amounts of a record are in several currencies, it is not known which one is meant', async () => {
  const tip = actionIn(await scaffoldOf(SDL), 'tipTrip', 'trips');
  expect(tip).not.toContain('currencyOf');
  expect(tip).not.toContain('start:');
});

test('a currency that a hint fixes for the record is that of its actions', async () => {
  const schema = buildSchema(SDL);
  const currency = { totalCents: 'JPY', refundedCents: 'JPY' };
  const files = await scaffold(
    buildModel(schema, { resources: { Payment: { currency } } }),
    schema,
  );
  expect(actionIn(files, 'refundPayment')).toContain("unit: 'minor', currency: 'JPY'");
});
