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
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { employees } from '../employees/employees.ts';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';
import { roastBatches } from './roastBatches.ts';
import { roastBatchOperations } from './roastBatchOperations.ts';
import { RoastBatchStockMovementsTab } from './RoastBatchStockMovementsTab.tsx';

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
          <RecordField
            label="Green lot"
            help="The green coffee it was roasted from."
            edits="greenLot"
          >
            <RecordLink
              resource={greenLots}
              record={roastBatch.greenLot}
              keyOf={(greenLot) => greenLot.id}
              title={(greenLot) => greenLot.code}
            />
          </RecordField>
          <RecordField label="Product" help="What was roasted." edits="product">
            <RecordLink
              resource={products}
              record={roastBatch.product}
              keyOf={(product) => product.id}
              title={(product) => product.name}
            />
          </RecordField>
          <RecordField label="Roaster" help="Who stood at the roaster." edits="roaster">
            <RecordLink
              resource={employees}
              record={roastBatch.roaster}
              keyOf={(employee) => employee.id}
              title={(employee) => employee.fullName}
            />
          </RecordField>
          <RecordField label="Roasted" edits="roastedAt">
            <Moment value={roastBatch.roastedAt} />
          </RecordField>
          <RecordField label="Created" help="When the record was made.">
            <Moment value={roastBatch.createdAt} />
          </RecordField>
          <RecordField label="Updated" help="Last change.">
            <Moment value={roastBatch.updatedAt} />
          </RecordField>
          <RecordField label="ID">
            <Identifier value={roastBatch.id} />
          </RecordField>
        </Section>
      }
      tabs={<RecordTabsView resource={roastBatches} tabs={tabs} />}
    >
      <Section>
        <RecordField label="Machine" edits="machine">
          <Text value={roastBatch.machine} />
        </RecordField>
        <RecordField
          label="Charge weight (kg)"
          help="Green coffee that went in."
          edits="chargeWeightKg"
        >
          <NumberValue value={roastBatch.chargeWeightKg} />
        </RecordField>
        <RecordField
          label="Yield weight (kg)"
          help="Roasted coffee that came out."
          edits="yieldWeightKg"
        >
          <NumberValue value={roastBatch.yieldWeightKg} />
        </RecordField>
        <RecordField label="Duration" edits="durationSeconds">
          <NumberValue value={roastBatch.durationSeconds} />
        </RecordField>
        <RecordField label="Cup score" edits="cupScore">
          <NumberValue value={roastBatch.cupScore} />
        </RecordField>
        <RecordField
          label="Passed"
          help="What quality control said; empty until they have tasted it."
          edits="passed"
        >
          <YesNo value={roastBatch.passed} />
        </RecordField>
        <RecordField label="Loss (%)" help="Weight lost in the roaster.">
          <Percent value={roastBatch.lossPercent} />
        </RecordField>
        <RecordField label="Profile" help="Temperatures along the roast." wide edits="profile">
          <Json value={roastBatch.profile} />
        </RecordField>
        <RecordField label="Notes" wide edits="notes">
          <LongText value={roastBatch.notes} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
