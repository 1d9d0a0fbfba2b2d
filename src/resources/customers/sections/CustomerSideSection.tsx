// Scaffolded by Frontage from the type `Customer`. `frontage pull` keeps your edits.
import { RecordLink } from 'frontage/ui/fields/Link';
import { Identifier } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { CustomerSideSection_record$key } from '../../../../__generated__/CustomerSideSection_record.graphql.ts';
import { customers } from '../customers.ts';

/** The side of a record's page: what it belongs to, its times and its keys. */
export function CustomerSideSection({ record }: { record: CustomerSideSection_record$key }) {
  const customer = useFragment(
    graphql`
      fragment CustomerSideSection_record on Customer {
        mergedInto @catch {
          id
          name
        }
        createdAt
        updatedAt
        id
      }
    `,
    record,
  );
  return (
    <Section>
      <RecordLink
        name="mergedInto"
        readOnly
        resource={customers}
        record={customer.mergedInto}
        title={(otherCustomer) => otherCustomer.name}
      />
      <Moment name="createdAt" label="Created" readOnly value={customer.createdAt} />
      <Moment name="updatedAt" label="Updated" readOnly value={customer.updatedAt} />
      <Identifier name="id" label="ID" readOnly value={customer.id} />
    </Section>
  );
}
