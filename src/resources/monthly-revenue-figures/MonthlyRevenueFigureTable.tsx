// Scaffolded by Frontage from the type `MonthlyRevenueFigure`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  MonthlyRevenueFigureTable_rows$data,
  MonthlyRevenueFigureTable_rows$key,
} from '../../../__generated__/MonthlyRevenueFigureTable_rows.graphql.ts';
import { Money, NumberValue } from '../../ui/fields/Number.tsx';
import { RecordTitle } from '../../ui/fields/RecordTitle.tsx';
import { Identifier } from '../../ui/fields/Text.tsx';
import { Day } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { monthlyRevenueFigures } from './monthlyRevenueFigures.ts';

const columns: Columns<MonthlyRevenueFigureTable_rows$data[number]> = [
  {
    id: 'id',
    label: 'Monthly revenue figure',
    cell: (monthlyRevenueFigure) => (
      <RecordTitle resource={monthlyRevenueFigures} recordKey={monthlyRevenueFigure.id} />
    ),
  },
  {
    id: 'invoiceCount',
    label: 'Invoice count',
    align: 'end',
    cell: (monthlyRevenueFigure) => <NumberValue value={monthlyRevenueFigure.invoiceCount} />,
  },
  {
    id: 'revenue',
    label: 'Revenue',
    align: 'end',
    cell: (monthlyRevenueFigure) => (
      <Money value={monthlyRevenueFigure.revenue} currency={monthlyRevenueFigure.currency} />
    ),
  },
  {
    id: 'averageAmount',
    label: 'Average amount',
    align: 'end',
    cell: (monthlyRevenueFigure) => (
      <Money value={monthlyRevenueFigure.averageAmount} currency={monthlyRevenueFigure.currency} />
    ),
  },
  {
    id: 'month',
    label: 'Month',
    cell: (monthlyRevenueFigure) => <Day value={monthlyRevenueFigure.month} />,
  },
  {
    id: 'id',
    label: 'ID',
    hidden: true,
    cell: (monthlyRevenueFigure) => <Identifier value={monthlyRevenueFigure.id} />,
  },
];

/** Monthly revenue figures as rows: of their list, and of whatever they belong to. */
export function MonthlyRevenueFigureTable({
  rows,
  hiddenColumns,
}: TableProps<MonthlyRevenueFigureTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment MonthlyRevenueFigureTable_rows on MonthlyRevenueFigure
      @relay(plural: true)
      @argumentDefinitions(
        withInvoiceCount: { type: "Boolean!", defaultValue: true }
        withRevenue: { type: "Boolean!", defaultValue: true }
        withAverageAmount: { type: "Boolean!", defaultValue: true }
        withMonth: { type: "Boolean!", defaultValue: true }
      ) {
        id
        ... @include(if: $withInvoiceCount) {
          invoiceCount
        }
        ... @include(if: $withRevenue) {
          revenue
          currency
        }
        ... @include(if: $withAverageAmount) {
          averageAmount
          currency
        }
        ... @include(if: $withMonth) {
          month
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={monthlyRevenueFigures}
      columns={columns}
      rows={records}
      keyOf={(monthlyRevenueFigure) => monthlyRevenueFigure.id}
      hiddenColumns={hiddenColumns}
      caption="Monthly revenue figures"
    />
  );
}
