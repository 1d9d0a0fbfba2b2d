// Scaffolded by Frontage from the type `MonthlyRevenueFigure`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { MonthlyRevenueFigureTable_rows$key } from '../../../__generated__/MonthlyRevenueFigureTable_rows.graphql.ts';
import { moneyColumn, numberColumn } from '../../ui/fields/Number.tsx';
import { titleColumn } from '../../ui/fields/RecordTitle.tsx';
import { identifierColumn } from '../../ui/fields/Text.tsx';
import { dayColumn } from '../../ui/fields/Time.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { monthlyRevenueFigures } from './monthlyRevenueFigures.ts';

/** Monthly revenue figures as rows: of their list, and of whatever they belong to. */
export const MonthlyRevenueFigureTable = defineTable<MonthlyRevenueFigureTable_rows$key>({
  resource: monthlyRevenueFigures,
  keyOf: (monthlyRevenueFigure) => monthlyRevenueFigure.id,
  columns: [
    titleColumn({
      id: 'id',
      label: 'Monthly revenue figure',
      resource: monthlyRevenueFigures,
      keyOf: (monthlyRevenueFigure) => monthlyRevenueFigure.id,
    }),
    numberColumn({
      id: 'invoiceCount',
      label: 'Invoice count',
      value: (monthlyRevenueFigure) => monthlyRevenueFigure.invoiceCount,
    }),
    moneyColumn({
      id: 'revenue',
      label: 'Revenue',
      value: (monthlyRevenueFigure) => monthlyRevenueFigure.revenue,
      currency: (monthlyRevenueFigure) => monthlyRevenueFigure.currency,
    }),
    moneyColumn({
      id: 'averageAmount',
      label: 'Average amount',
      value: (monthlyRevenueFigure) => monthlyRevenueFigure.averageAmount,
      currency: (monthlyRevenueFigure) => monthlyRevenueFigure.currency,
    }),
    dayColumn({
      id: 'month',
      label: 'Month',
      value: (monthlyRevenueFigure) => monthlyRevenueFigure.month,
    }),
    identifierColumn({
      id: 'id',
      label: 'ID',
      hidden: true,
      value: (monthlyRevenueFigure) => monthlyRevenueFigure.id,
    }),
  ],
  fragment: graphql`
    fragment MonthlyRevenueFigureTable_rows on MonthlyRevenueFigure
    @relay(plural: true)
    @argumentDefinitions(withInvoiceCount: { type: "Boolean!", defaultValue: true }) {
      id
      revenue
      currency
      averageAmount
      month
      invoiceCount @include(if: $withInvoiceCount)
    }
  `,
});
