// Scaffolded by Frontage from the type `MonthlyRevenueFigure`. `frontage pull` keeps your edits.
import { moneyColumn, numberColumn } from 'frontage/ui/fields/Number';
import { titleColumn } from 'frontage/ui/fields/RecordTitle';
import { identifierColumn } from 'frontage/ui/fields/Text';
import { dayColumn } from 'frontage/ui/fields/Time';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { MonthlyRevenueFigureTable_rows$key } from '../../../__generated__/MonthlyRevenueFigureTable_rows.graphql.ts';
import { monthlyRevenueFigures } from './monthlyRevenueFigures.ts';

/** Monthly revenue figures as rows: in their list, and below the records that they belong to. */
export const MonthlyRevenueFigureTable = defineTable<MonthlyRevenueFigureTable_rows$key>({
  resource: monthlyRevenueFigures,
  columns: [
    titleColumn('id', () => null, {
      label: 'Monthly revenue figure',
      resource: monthlyRevenueFigures,
    }),
    numberColumn('invoiceCount', (monthlyRevenueFigure) => monthlyRevenueFigure.invoiceCount),
    moneyColumn('revenue', (monthlyRevenueFigure) => monthlyRevenueFigure.revenue, {
      currency: (monthlyRevenueFigure) => monthlyRevenueFigure.currency,
    }),
    moneyColumn('averageAmount', (monthlyRevenueFigure) => monthlyRevenueFigure.averageAmount, {
      currency: (monthlyRevenueFigure) => monthlyRevenueFigure.currency,
    }),
    dayColumn('month', (monthlyRevenueFigure) => monthlyRevenueFigure.month),
    identifierColumn('id', (monthlyRevenueFigure) => monthlyRevenueFigure.id, {
      label: 'ID',
      hidden: true,
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
