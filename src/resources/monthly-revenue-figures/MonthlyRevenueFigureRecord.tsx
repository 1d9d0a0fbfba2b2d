// Scaffolded by Frontage from `Query.monthlyRevenueFigure`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { MonthlyRevenueFigureRecord_record$key } from '../../../__generated__/MonthlyRevenueFigureRecord_record.graphql.ts';
import type { MonthlyRevenueFigureRecordQuery } from '../../../__generated__/MonthlyRevenueFigureRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Money, NumberValue } from '../../ui/fields/Number.tsx';
import { Identifier } from '../../ui/fields/Text.tsx';
import { Day } from '../../ui/fields/Time.tsx';
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { monthlyRevenueFigures } from './monthlyRevenueFigures.ts';

const query = graphql`
  query MonthlyRevenueFigureRecordQuery($id: ID!) {
    monthlyRevenueFigure(id: $id) @catch {
      ...MonthlyRevenueFigureRecord_record
    }
  }
`;

/** The page of one monthly revenue figure. */
export function MonthlyRevenueFigureRecord() {
  const { monthlyRevenueFigure } = usePageQuery<MonthlyRevenueFigureRecordQuery>(query);
  return (
    <RecordPage resource={monthlyRevenueFigures} record={monthlyRevenueFigure}>
      {(record) => <MonthlyRevenueFigureDetails record={record} />}
    </RecordPage>
  );
}

MonthlyRevenueFigureRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<MonthlyRevenueFigureRecordQuery>(
      query,
      { id },
      { subject: ['monthlyRevenueFigure'] },
    ),
  };
};

function MonthlyRevenueFigureDetails({
  record,
}: {
  record: MonthlyRevenueFigureRecord_record$key;
}) {
  const monthlyRevenueFigure = useFragment(
    graphql`
      fragment MonthlyRevenueFigureRecord_record on MonthlyRevenueFigure {
        id
        month
        invoiceCount
        revenue
        currency
        averageAmount
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={monthlyRevenueFigures}
      recordKey={monthlyRevenueFigure.id}
      side={
        <Section>
          <Identifier name="id" label="ID" value={monthlyRevenueFigure.id} />
        </Section>
      }
    >
      <Section>
        <Day name="month" help="First day of the month." value={monthlyRevenueFigure.month} />
        <NumberValue
          name="invoiceCount"
          help="Number of invoices."
          value={monthlyRevenueFigure.invoiceCount}
        />
        <Money
          name="revenue"
          help="Sum of the invoices, without tax."
          value={monthlyRevenueFigure.revenue}
          currency={monthlyRevenueFigure.currency}
        />
        <Money
          name="averageAmount"
          help="Average of the invoices, without tax."
          value={monthlyRevenueFigure.averageAmount}
          currency={monthlyRevenueFigure.currency}
        />
      </Section>
    </RecordScreen>
  );
}
