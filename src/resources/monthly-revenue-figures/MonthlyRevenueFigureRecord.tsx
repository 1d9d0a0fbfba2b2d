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
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
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
          <RecordField label="ID">
            <Identifier value={monthlyRevenueFigure.id} />
          </RecordField>
        </Section>
      }
    >
      <Section>
        <RecordField label="Month" help="First day of the month.">
          <Day value={monthlyRevenueFigure.month} />
        </RecordField>
        <RecordField label="Invoice count" help="Number of invoices.">
          <NumberValue value={monthlyRevenueFigure.invoiceCount} />
        </RecordField>
        <RecordField label="Revenue" help="Sum of the invoices, without tax.">
          <Money value={monthlyRevenueFigure.revenue} currency={monthlyRevenueFigure.currency} />
        </RecordField>
        <RecordField label="Average amount" help="Average of the invoices, without tax.">
          <Money
            value={monthlyRevenueFigure.averageAmount}
            currency={monthlyRevenueFigure.currency}
          />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
