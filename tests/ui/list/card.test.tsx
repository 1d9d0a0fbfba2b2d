/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { choiceColumn } from '../../../src/ui/fields/Choice.tsx';
import { recordColumn } from '../../../src/ui/fields/Link.tsx';
import { textColumn } from '../../../src/ui/fields/Text.tsx';
import type { Columns } from '../../../src/ui/fields/column.tsx';
import { Card } from '../../../src/ui/list/layouts/Card.tsx';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import { ORDERS } from './sampleList.ts';

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };

interface Row {
  readonly number: string;
  readonly customer: { readonly id: string; readonly name: string };
  readonly salesRep: { readonly id: string; readonly name: string };
  readonly channel: string;
}

const row: Row = {
  number: 'A-1',
  customer: { id: '1', name: 'Die Bohne' },
  salesRep: { id: '2', name: 'Ada' },
  channel: 'WEB',
};

const person = (name: 'customer' | 'salesRep', label: string) =>
  recordColumn<Row, { readonly id: string; readonly name: string }>(name, (of) => of[name], {
    ...{ label, resource: ORDERS },
    title: ({ name: said }) => said,
  });

const columns: Columns<Row> = [
  textColumn<Row>('number', (of) => of.number, { label: 'Number' }),
  person('customer', 'Customer'),
  person('salesRep', 'Sales rep'),
  choiceColumn<Row>('channel', (of) => of.channel, {
    label: 'Channel',
    choices: { WEB: { label: 'Web shop', tone: 'neutral' } },
  }),
];

test('a card names what does not say itself what it is; the rest is named to screen readers alone', () => {
  render(
    <LocaleContext value={LOCALE}>
      <Card columns={columns as Columns<unknown>} row={row} href="/orders/1" />
    </LocaleContext>,
  );
  for (const [label, isHidden] of [
    ['Customer', true],
    ['Sales rep', false],
    ['Channel', true],
  ] as const)
    expect(screen.getByText(label).classList.contains('visually-hidden')).toBe(isHidden);
  expect(screen.getByRole('link', { name: 'Die Bohne' })).toBeInTheDocument();
  expect(screen.getByText('Web shop')).toBeInTheDocument();
});
