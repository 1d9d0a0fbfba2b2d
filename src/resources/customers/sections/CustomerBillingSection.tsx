// Scaffolded by Frontage from the type `Customer`. `frontage pull` keeps your edits.
import { Text } from 'frontage/ui/fields/Text';
import { Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { CustomerBillingSection_record$key } from '../../../../__generated__/CustomerBillingSection_record.graphql.ts';

/** A section of a record's page: billing. */
export function CustomerBillingSection({ record }: { record: CustomerBillingSection_record$key }) {
  const customer = useFragment(
    graphql`
      fragment CustomerBillingSection_record on Customer {
        billingStreet @catch
        billingPostalCode @catch
        billingCity @catch
        billingCountry @catch
      }
    `,
    record,
  );
  return (
    <Section title="Billing">
      <Text name="billingStreet" label="Street" value={customer.billingStreet} />
      <Text name="billingPostalCode" label="Postal code" value={customer.billingPostalCode} />
      <Text name="billingCity" label="City" value={customer.billingCity} />
      <Text name="billingCountry" label="Country" value={customer.billingCountry} />
    </Section>
  );
}
