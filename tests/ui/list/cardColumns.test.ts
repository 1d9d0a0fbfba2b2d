import { choiceColumn } from '../../../src/ui/fields/Choice.tsx';
import { recordColumn } from '../../../src/ui/fields/Link.tsx';
import { moneyColumn } from '../../../src/ui/fields/Number.tsx';
import { textColumn } from '../../../src/ui/fields/Text.tsx';
import { dayColumn, momentColumn } from '../../../src/ui/fields/Time.tsx';
import type { Columns } from '../../../src/ui/fields/column.tsx';
import { cardColumns } from '../../../src/ui/list/layouts/cardColumns.ts';
import { ORDERS } from './sampleList.ts';

const nothing = () => null;
const text = (id: string) => textColumn<object>(id, nothing);
const relation = (id: string) =>
  recordColumn<object, { id: string }>(id, nothing, { resource: ORDERS });
const status = choiceColumn<object>('paymentStatus', nothing, { choices: {} });
const money = (id: string) => moneyColumn<object>(id, nothing);

test.each<[string, Columns<object>, string[]]>([
  [
    'whose it is, its amount and its date',
    [
      status,
      relation('customer'),
      text('channel'),
      money('total'),
      momentColumn('placedAt', nothing),
    ],
    ['customer', 'total', 'placedAt'],
  ],
  [
    'the first of several amounts and dates',
    [
      relation('customer'),
      money('amount'),
      money('tax'),
      dayColumn('issuedOn', nothing),
      dayColumn('dueOn', nothing),
    ],
    ['customer', 'amount', 'issuedOn'],
  ],
  [
    'who looks after it, too',
    [
      relation('customer'),
      relation('assignee'),
      status,
      money('total'),
      dayColumn('dueOn', nothing),
    ],
    ['customer', 'assignee', 'total', 'dueOn'],
  ],
  [
    'the first others where it has fewer of these',
    [text('code'), text('slug'), text('category'), momentColumn('createdAt', nothing)],
    ['code', 'slug', 'createdAt'],
  ],
  [
    'a choice ahead of a text',
    [relation('customer'), text('number'), status, dayColumn('openedOn', nothing)],
    ['customer', 'paymentStatus', 'openedOn'],
  ],
  ['all of a few', [text('code')], ['code']],
])('a card shows %s', (_what, columns, expected) => {
  expect(cardColumns(columns).map(({ id }) => id)).toEqual(expected);
});
