import { buildSchema, type GraphQLEnumType } from 'graphql';
import { readChoices } from '../../src/model/wording/choices.ts';
import { canBeLate, standingOf } from '../../src/model/wording/standing.ts';

function choicesOf(name: string, values: string) {
  const schema = buildSchema(`type Query { a: Int } enum ${name} { ${values} }`);
  return readChoices(schema.getType(name) as GraphQLEnumType);
}

test.each([
  [
    'an order',
    'OrderStatus',
    'DRAFT:waiting CONFIRMED:underWay SHIPPED:underWay DELIVERED:over CANCELLED:over',
  ],
  ['an invoice', 'InvoiceStatus', 'DRAFT:waiting OPEN:waiting PAID:over PAST_DUE:failed VOID:over'],
  ['a payment', 'PaymentState', 'PENDING:waiting SUCCEEDED:over FAILED:failed DISPUTED:failed'],
  ['a review', 'ReviewState', 'IN_REVIEW:waiting APPROVED:over REJECTED:failed'],
  [
    'a parcel',
    'ParcelStatus',
    'IN_TRANSIT:underWay DELIVERED:over FAILED:failed RETURNED:underWay',
  ],
  ['a shop that is open', 'ShopState', 'OPEN:over CLOSED:over'],
  ['a deal', 'DealStage', 'NEW:waiting WON:over LOST:over'],
  ['a German invoice', 'Rechnungsstatus', 'OFFEN:waiting BEZAHLT:over UEBERFAELLIG:failed'],
  ['a member', 'MemberStatus', 'ACTIVE:over BLOCKED:over DELETED:over'],
  ['what is denied', 'Result', 'NOT_REJECTED:over REJECTED:failed'],
])('what the states of %s ask of people', (_, name, expected) => {
  const values = expected.replaceAll(/:\w+/g, '');
  const standings = choicesOf(name, values).map(
    (choice) => `${choice.value}:${standingOf(choice)}`,
  );
  expect(standings.join(' ')).toBe(expected);
});

test.each([
  [
    'InvoiceStatus',
    'DRAFT OPEN PARTLY_PAID OVERDUE PAID REFUNDED VOID',
    'OPEN PARTLY_PAID OVERDUE',
  ],
  ['TaskStatus', 'TODO IN_PROGRESS DONE', 'TODO IN_PROGRESS'],
  ['IssueState', 'OPEN CLOSED', 'OPEN'],
  ['LoanStatus', 'APPROVED REJECTED', ''],
])('of %s { %s } these can be late: %s', (name, values, late) => {
  const found = choicesOf(name, values).filter(canBeLate);
  expect(found.map(({ value }) => value).join(' ')).toBe(late);
});
