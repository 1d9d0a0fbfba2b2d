// Scaffolded by Frontage from `Query.monthlyRevenueFigure`. `frontage pull` keeps your edits.
import { Money, NumberValue } from 'frontage/ui/fields/Number';
import { Identifier } from 'frontage/ui/fields/Text';
import { Day } from 'frontage/ui/fields/Time';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { Highlights } from 'frontage/ui/record/Highlights';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { MonthlyRevenueFigureRecord_record$key } from '../../../__generated__/MonthlyRevenueFigureRecord_record.graphql.ts';
import type { MonthlyRevenueFigureRecordQuery } from '../../../__generated__/MonthlyRevenueFigureRecordQuery.graphql.ts';
import { monthlyRevenueFigureHelp } from './monthlyRevenueFigureHelp.ts';
import { monthlyRevenueFigures } from './monthlyRevenueFigures.ts';

/** The page of one monthly revenue figure. */
export const MonthlyRevenueFigureRecord = defineRecord<
  MonthlyRevenueFigureRecordQuery,
  MonthlyRevenueFigureRecord_record$key
>({
  resource: monthlyRevenueFigures,
  query: graphql`
    query MonthlyRevenueFigureRecordQuery($id: ID!) {
      monthlyRevenueFigure(id: $id) @catch {
        ...MonthlyRevenueFigureRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ monthlyRevenueFigure }) => monthlyRevenueFigure,
  subject: ['monthlyRevenueFigure'],
  Details: MonthlyRevenueFigureDetails,
});

function MonthlyRevenueFigureDetails({
  record,
}: RecordDetailsProps<MonthlyRevenueFigureRecord_record$key>) {
  const monthlyRevenueFigure = useFragment(
    graphql`
      fragment MonthlyRevenueFigureRecord_record on MonthlyRevenueFigure {
        id
        revenue
        currency
        month
        invoiceCount
        averageAmount
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={monthlyRevenueFigures}
      recordKey={monthlyRevenueFigure.id}
      highlights={
        <Highlights>
          <Money
            name="revenue"
            value={monthlyRevenueFigure.revenue}
            currency={monthlyRevenueFigure.currency}
          />
          <Day name="month" value={monthlyRevenueFigure.month} />
        </Highlights>
      }
      help={monthlyRevenueFigureHelp}
      side={
        <Section>
          <Identifier name="id" label="ID" value={monthlyRevenueFigure.id} />
        </Section>
      }
    >
      <Section>
        <NumberValue name="invoiceCount" value={monthlyRevenueFigure.invoiceCount} />
        <Money
          name="averageAmount"
          value={monthlyRevenueFigure.averageAmount}
          currency={monthlyRevenueFigure.currency}
        />
      </Section>
    </RecordScreen>
  );
}
