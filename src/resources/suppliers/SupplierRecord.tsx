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
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { supplierKind } from '../enums/supplierKind.ts';
import { supplierOperations } from './supplierOperations.ts';
import { suppliers } from './suppliers.ts';
import { SupplierGreenLotsTab } from './tabs/SupplierGreenLotsTab.tsx';

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
          <Moment
            name="createdAt"
            label="Created"
            help="When the record was made."
            readOnly
            value={supplier.createdAt}
          />
          <Moment
            name="updatedAt"
            label="Updated"
            help="Last change."
            readOnly
            value={supplier.updatedAt}
          />
          <Identifier name="id" label="ID" readOnly value={supplier.id} />
        </Section>
      }
      tabs={<RecordTabsView resource={suppliers} tabs={tabs} />}
    >
      <Section>
        <Choice name="kind" value={supplier.kind} choices={supplierKind} />
        <Text name="country" value={supplier.country} />
        <Text name="region" value={supplier.region} />
        <Picture name="picture" value={supplier.picture} size="large" />
        <Email name="email" value={supplier.email} />
        <Phone name="phone" value={supplier.phone} />
        <Url name="website" value={supplier.website} />
        <Text name="story" help="Told on the bag and on the website." value={supplier.story} />
        <Several
          name="certifications"
          help="Certificates that are valid now."
          value={supplier.certifications}
        >
          {(certification) => <Text value={certification} />}
        </Several>
        <NumberValue
          name="altitudeMeters"
          help="Average height of the fields above the sea."
          value={supplier.altitudeMeters}
        />
        <NumberValue
          name="rating"
          help="How well the last harvests went, from 1 to 5."
          value={supplier.rating}
        />
        <YesNo
          name="isDirectTrade"
          label="Direct trade"
          help="Whether we buy without a middleman."
          value={supplier.isDirectTrade}
        />
        <Day name="partnerSince" value={supplier.partnerSince} />
      </Section>
    </RecordScreen>
  );
}
