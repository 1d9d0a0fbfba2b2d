// Scaffolded by Frontage from `Query.roastBatch`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { RoastBatchRecord_record$key } from '../../../__generated__/RoastBatchRecord_record.graphql.ts';
import type { RoastBatchRecordQuery } from '../../../__generated__/RoastBatchRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { NumberValue, Percent } from '../../ui/fields/Number.tsx';
import { Json } from '../../ui/fields/Structure.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { employees } from '../employees/employees.ts';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';
import { roastBatches } from './roastBatches.ts';
import { roastBatchOperations } from './roastBatchOperations.ts';
import { RoastBatchStockMovementsTab } from './tabs/RoastBatchStockMovementsTab.tsx';

const tabs: RecordTabs = {
  stockMovements: { label: 'Stock movements', Panel: RoastBatchStockMovementsTab },
};

const query = graphql`
  query RoastBatchRecordQuery($id: ID!) {
    roastBatch(id: $id) @catch {
      ...RoastBatchRecord_record
    }
  }
`;

/** The page of one roast batch. */
export function RoastBatchRecord() {
  const { roastBatch } = usePageQuery<RoastBatchRecordQuery>(query);
  return (
    <RecordPage resource={roastBatches} record={roastBatch}>
      {(record) => <RoastBatchDetails record={record} />}
    </RecordPage>
  );
}

RoastBatchRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<RoastBatchRecordQuery>(query, { id }, { subject: ['roastBatch'] }),
    ...tabQueries(tabs, address),
  };
};

function RoastBatchDetails({ record }: { record: RoastBatchRecord_record$key }) {
  const roastBatch = useFragment(
    graphql`
      fragment RoastBatchRecord_record on RoastBatch {
        id
        number
        machine
        chargeWeightKg
        yieldWeightKg
        durationSeconds
        cupScore @catch
        passed @catch
        lossPercent
        profile
        notes @catch
        greenLot @catch {
          id
          code
        }
        product @catch {
          id
          name
        }
        roaster @catch {
          id
          fullName
        }
        roastedAt
        createdAt
        updatedAt
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={roastBatches}
      recordKey={roastBatch.id}
      title={roastBatch.number}
      operations={roastBatchOperations}
      record={roastBatch}
      side={
        <Section>
          <RecordLink
            name="greenLot"
            help="The green coffee it was roasted from."
            resource={greenLots}
            record={roastBatch.greenLot}
            title={(greenLot) => greenLot.code}
          />
          <RecordLink
            name="product"
            help="What was roasted."
            resource={products}
            record={roastBatch.product}
            title={(product) => product.name}
          />
          <RecordLink
            name="roaster"
            help="Who stood at the roaster."
            resource={employees}
            record={roastBatch.roaster}
            title={(employee) => employee.fullName}
          />
          <Moment name="roastedAt" label="Roasted" value={roastBatch.roastedAt} />
          <Moment
            name="createdAt"
            label="Created"
            help="When the record was made."
            readOnly
            value={roastBatch.createdAt}
          />
          <Moment
            name="updatedAt"
            label="Updated"
            help="Last change."
            readOnly
            value={roastBatch.updatedAt}
          />
          <Identifier name="id" label="ID" readOnly value={roastBatch.id} />
        </Section>
      }
      tabs={<RecordTabsView resource={roastBatches} tabs={tabs} />}
    >
      <Section>
        <Text name="machine" value={roastBatch.machine} />
        <NumberValue
          name="chargeWeightKg"
          label="Charge weight (kg)"
          help="Green coffee that went in."
          value={roastBatch.chargeWeightKg}
        />
        <NumberValue
          name="yieldWeightKg"
          label="Yield weight (kg)"
          help="Roasted coffee that came out."
          value={roastBatch.yieldWeightKg}
        />
        <NumberValue name="durationSeconds" label="Duration" value={roastBatch.durationSeconds} />
        <NumberValue name="cupScore" value={roastBatch.cupScore} />
        <YesNo
          name="passed"
          help="What quality control said; empty until they have tasted it."
          value={roastBatch.passed}
        />
        <Percent
          name="lossPercent"
          label="Loss (%)"
          help="Weight lost in the roaster."
          readOnly
          value={roastBatch.lossPercent}
        />
        <Json name="profile" help="Temperatures along the roast." value={roastBatch.profile} />
        <LongText name="notes" value={roastBatch.notes} />
      </Section>
    </RecordScreen>
  );
}
