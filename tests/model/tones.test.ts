import { buildSchema, type GraphQLEnumType } from 'graphql';
import { readChoices } from '../../src/model/wording/choices.ts';
import { isFinal, readSteps } from '../../src/model/wording/steps.ts';
import { tonesOf } from '../../src/model/wording/tones.ts';

test.each([
  [
    'what leads to an end is under way',
    'OrderStatus',
    'DRAFT:neutral CONFIRMED:info SHIPPED:info DELIVERED:success CANCELLED:danger',
  ],
  ['in any order of the values', 'OrderStatus', 'DELIVERED:success CONFIRMED:info SHIPPED:info'],
  ['the furthest is the end where none is named', 'State', 'NEW:info APPROVED:info SENT:success'],
  ['an approval is an end by itself', 'Review', 'PENDING:warning APPROVED:success REJECTED:danger'],
  ['what is open is not yet paid', 'InvoiceStatus', 'OPEN:info PAID:success OVERDUE:danger'],
  ['a shop is open or closed', 'ShopState', 'OPEN:success CLOSED:neutral'],
  [
    'a low priority is nothing to warn of',
    'TicketPriority',
    'LOW:neutral NORMAL:neutral HIGH:warning URGENT:danger',
  ],
  ['the highest of a concern', 'Severity', 'LOW:neutral MEDIUM:neutral HIGH:danger'],
  ['unknown on a scale', 'Severity', 'UNKNOWN:neutral LOW:neutral CRITICAL:danger'],
  ['a high quality', 'Quality', 'LOW:neutral MEDIUM:neutral HIGH:neutral'],
  ['a low stock', 'Availability', 'AVAILABLE:success LOW:warning SOLD_OUT:neutral'],
  ['degrees of what has no judgement', 'RoastLevel', 'LIGHT:neutral MEDIUM:neutral DARK:neutral'],
  ['a review among kinds', 'ArticleKind', 'NEWS:neutral ESSAY:neutral REVIEW:neutral'],
  ['kinds that judge', 'AlertType', 'INFO:info WARNING:warning ERROR:danger'],
  [
    'German words',
    'Bestellstatus',
    'OFFEN:info BESTAETIGT:info GELIEFERT:success STORNIERT:danger',
  ],
])('tones tell the values of an enum apart: %s', (_case, name, expected) => {
  const values = expected.split(' ').map((part) => part.split(':')[0] ?? '');
  const tones = tonesOf(values, name);
  expect(values.map((value, index) => `${value}:${tones[index]}`).join(' ')).toBe(expected);
});

test.each([
  [
    'an order’s, without what lies beside them',
    'OrderStatus DRAFT CONFIRMED ROASTING SHIPPED ON_HOLD DELIVERED CANCELLED',
    'DRAFT CONFIRMED ROASTING SHIPPED DELIVERED',
  ],
  ['closed after resolved', 'TicketStatus OPEN WAITING RESOLVED CLOSED', 'OPEN RESOLVED CLOSED'],
  ['a review on the way', 'Stage DRAFT IN_REVIEW PUBLISHED ARCHIVED', 'DRAFT IN_REVIEW PUBLISHED'],
])('states that are passed one after the other are steps: %s', (_case, text, steps) => {
  const [name = '', ...values] = text.split(' ');
  expect(readSteps(values, name)?.join(' ')).toBe(steps);
});

test.each([
  ['in the order of the alphabet', 'OrderStatus CANCELLED DELIVERED DRAFT SHIPPED'],
  ['with two states', 'TodoState PENDING DONE'],
  ['of which none is an end', 'CustomerStatus LEAD ACTIVE ON_HOLD CLOSED'],
  ['that do not begin where things begin', 'PaymentStatus PARTLY_PAID CAPTURED PAID'],
  ['that are no status', 'EventKind CREATED SHIPPED DELIVERED'],
  ['with ends of more than one kind', 'MergeState OPEN CLOSED MERGED'],
])('other values are no steps: %s', (_case, text) => {
  const [name = '', ...values] = text.split(' ');
  expect(readSteps(values, name)).toBeNull();
});

test('choices have their step, and null beside the way', () => {
  const schema = buildSchema(
    'enum OrderStatus { DRAFT CONFIRMED CANCELLED DELIVERED } type Query { status: OrderStatus }',
  );
  const choices = readChoices(schema.getType('OrderStatus') as GraphQLEnumType);
  expect(choices.map(({ value, step }) => [value, step])).toEqual([
    ['DRAFT', 1],
    ['CONFIRMED', 2],
    ['CANCELLED', null],
    ['DELIVERED', 3],
  ]);
  expect(choices.filter((choice) => choice.isFinal).map(({ value }) => value)).toEqual([
    'CANCELLED',
  ]);
});

test('no state ends a way where there is none', () => {
  const schema = buildSchema(
    'enum OrderStatus { CANCELLED DRAFT } type Query { status: OrderStatus }',
  );
  const choices = readChoices(schema.getType('OrderStatus') as GraphQLEnumType);
  expect(choices.map((choice) => choice.isFinal)).toEqual([false, false]);
});

test.each([
  ['CANCELLED', true],
  ['REJECTED_BY_CUSTOMER', true],
  ['FAILED', true],
  ['ARCHIVED', true],
  ['storniert', true],
  ['OVERDUE', false],
  ['ON_HOLD', false],
  ['BLOCKED', false],
  ['NOT_REJECTED', false],
  ['PARTIALLY_REFUNDED', false],
  ['WAITING', false],
])('a state beside the way ends it, or only for a time: %s', (value, expected) => {
  expect(isFinal(value)).toBe(expected);
});
