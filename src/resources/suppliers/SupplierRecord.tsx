// Scaffolded by Frontage from `Query.supplier`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { SupplierRecord_record$key } from '../../../__generated__/SupplierRecord_record.graphql.ts';
import type { SupplierRecordQuery } from '../../../__generated__/SupplierRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Email, Phone, Picture, Url } from '../../ui/fields/Link.tsx';
import { NumberValue } from '../../ui/fields/Number.tsx';
import { Several } from '../../ui/fields/Structure.tsx';
import { Identifier, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { supplierKind } from '../enums/supplierKind.ts';
import { SupplierGreenLotsTab } from './SupplierGreenLotsTab.tsx';
import { supplierOperations } from './supplierOperations.ts';
import { suppliers } from './suppliers.ts';

const tabs: RecordTabs = {
  greenLots: { label: 'Green lots', Panel: SupplierGreenLotsTab },
};

const query = graphql`
  query SupplierRecordQuery($id: ID!) {
    supplier(id: $id) @catch {
      ...SupplierRecord_record
    }
  }
`;

/** The page of one supplier. */
export function SupplierRecord() {
  const { supplier } = usePageQuery<SupplierRecordQuery>(query);
  return (
    <RecordPage resource={suppliers} record={supplier}>
      {(record) => <SupplierDetails record={record} />}
    </RecordPage>
  );
}

SupplierRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<SupplierRecordQuery>(query, { id }, { subject: ['supplier'] }),
    ...tabQueries(tabs, address),
  };
};

function SupplierDetails({ record }: { record: SupplierRecord_record$key }) {
  const supplier = useFragment(
    graphql`
      fragment SupplierRecord_record on Supplier {
        id
        name
        kind
        country
        region @catch
        picture @catch
        email
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
      operations={supplierOperations}
      record={supplier}
      side={
        <Section>
          <RecordField label="Created" help="When the record was made.">
            <Moment value={supplier.createdAt} />
          </RecordField>
          <RecordField label="Updated" help="Last change.">
            <Moment value={supplier.updatedAt} />
          </RecordField>
          <RecordField label="ID">
            <Identifier value={supplier.id} />
          </RecordField>
        </Section>
      }
      tabs={<RecordTabsView resource={suppliers} tabs={tabs} />}
    >
      <Section>
        <RecordField label="Kind" edits="kind">
          <Choice value={supplier.kind} choices={supplierKind} />
        </RecordField>
        <RecordField label="Country" edits="country">
          <Text value={supplier.country} />
        </RecordField>
        <RecordField label="Region" edits="region">
          <Text value={supplier.region} />
        </RecordField>
        <RecordField label="Picture" edits="picture">
          <Picture value={supplier.picture} size="large" />
        </RecordField>
        <RecordField label="Email" edits="email">
          <Email value={supplier.email} />
        </RecordField>
        <RecordField label="Phone" edits="phone">
          <Phone value={supplier.phone} />
        </RecordField>
        <RecordField label="Website" edits="website">
          <Url value={supplier.website} />
        </RecordField>
        <RecordField label="Story" help="Told on the bag and on the website." edits="story">
          <Text value={supplier.story} />
        </RecordField>
        <RecordField
          label="Certifications"
          help="Certificates that are valid now."
          edits="certifications"
        >
          <Several value={supplier.certifications}>
            {(certification) => <Text value={certification} />}
          </Several>
        </RecordField>
        <RecordField
          label="Altitude meters"
          help="Average height of the fields above the sea."
          edits="altitudeMeters"
        >
          <NumberValue value={supplier.altitudeMeters} />
        </RecordField>
        <RecordField
          label="Rating"
          help="How well the last harvests went, from 1 to 5."
          edits="rating"
        >
          <NumberValue value={supplier.rating} />
        </RecordField>
        <RecordField
          label="Direct trade"
          help="Whether we buy without a middleman."
          edits="isDirectTrade"
        >
          <YesNo value={supplier.isDirectTrade} />
        </RecordField>
        <RecordField label="Partner since" edits="partnerSince">
          <Day value={supplier.partnerSince} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
