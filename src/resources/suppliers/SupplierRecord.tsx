// Scaffolded by Frontage from `Query.supplier`. `frontage pull` keeps your edits.
import { Choice } from 'frontage/ui/fields/Choice';
import { Email, Phone, Picture, Url } from 'frontage/ui/fields/Link';
import { NumberValue } from 'frontage/ui/fields/Number';
import { Several } from 'frontage/ui/fields/Structure';
import { Identifier, Text } from 'frontage/ui/fields/Text';
import { Day, Moment } from 'frontage/ui/fields/Time';
import { YesNo } from 'frontage/ui/fields/YesNo';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { SupplierRecord_record$key } from '../../../__generated__/SupplierRecord_record.graphql.ts';
import type { SupplierRecordQuery } from '../../../__generated__/SupplierRecordQuery.graphql.ts';
import type { SupplierRecordTabsTotalQuery } from '../../../__generated__/SupplierRecordTabsTotalQuery.graphql.ts';
import { supplierKind } from '../enums/supplierKind.ts';
import { supplierHelp } from './supplierHelp.ts';
import { supplierOperations } from './supplierOperations.ts';
import { suppliers } from './suppliers.ts';
import { SupplierGreenLotsTab } from './tabs/SupplierGreenLotsTab.tsx';

/** The page of one supplier. */
export const SupplierRecord = defineRecord<
  SupplierRecordQuery,
  SupplierRecord_record$key,
  SupplierRecordTabsTotalQuery
>({
  resource: suppliers,
  query: graphql`
    query SupplierRecordQuery($id: ID!) {
      supplier(id: $id) @catch {
        ...SupplierRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ supplier }) => supplier,
  subject: ['supplier'],
  Details: SupplierDetails,
  tabs: {
    greenLots: { label: 'Green lots', Panel: SupplierGreenLotsTab },
  },
  tabTotals: {
    query: graphql`
      query SupplierRecordTabsTotalQuery($id: ID!) {
        supplier(id: $id) {
          greenLots(first: 1) @catch(to: NULL) {
            totalCount
          }
        }
      }
    `,
    read: ({ supplier }) => ({
      greenLots: supplier?.greenLots?.totalCount,
    }),
  },
});

function SupplierDetails({ record, tabs }: RecordDetailsProps<SupplierRecord_record$key>) {
  const supplier = useFragment(
    graphql`
      fragment SupplierRecord_record on Supplier {
        id
        name
        picture @catch
        kind
        country
        region @catch
        email @catch
        phone @catch
        website @catch
        story @catch
        certifications
        altitudeMeters @catch
        rating @catch
        isDirectTrade
        partnerSince @catch
        createdAt
        updatedAt
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={suppliers}
      recordKey={supplier.id}
      title={supplier.name}
      picture={supplier.picture}
      operations={supplierOperations}
      record={supplier}
      help={supplierHelp}
      side={
        <Section>
          <Moment name="createdAt" label="Created" readOnly value={supplier.createdAt} />
          <Moment name="updatedAt" label="Updated" readOnly value={supplier.updatedAt} />
          <Identifier name="id" label="ID" readOnly value={supplier.id} />
        </Section>
      }
      tabs={tabs}
    >
      <Section>
        <Choice name="kind" value={supplier.kind} choices={supplierKind} />
        <Text name="country" value={supplier.country} />
        <Text name="region" value={supplier.region} />
        <Picture name="picture" value={supplier.picture} size="large" />
        <Email name="email" value={supplier.email} />
        <Phone name="phone" value={supplier.phone} />
        <Url name="website" value={supplier.website} />
        <Text name="story" value={supplier.story} />
        <Several name="certifications" value={supplier.certifications}>
          {(certification) => <Text value={certification} />}
        </Several>
        <NumberValue name="altitudeMeters" value={supplier.altitudeMeters} />
        <NumberValue name="rating" value={supplier.rating} />
        <YesNo name="isDirectTrade" label="Direct trade" value={supplier.isDirectTrade} />
        <Day name="partnerSince" value={supplier.partnerSince} />
      </Section>
    </RecordScreen>
  );
}
