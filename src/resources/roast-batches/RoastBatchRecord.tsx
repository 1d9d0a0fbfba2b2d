// Scaffolded by Frontage from `Query.roastBatch`. `frontage pull` keeps your edits.
import { RecordLink } from 'frontage/ui/fields/Link';
import { Markdown } from 'frontage/ui/fields/Markdown';
import { NumberValue, Percent } from 'frontage/ui/fields/Number';
import { Json } from 'frontage/ui/fields/Structure';
import { Text } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { YesNo } from 'frontage/ui/fields/YesNo';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { Highlights } from 'frontage/ui/record/Highlights';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { RoastBatchRecord_record$key } from '../../../__generated__/RoastBatchRecord_record.graphql.ts';
import type { RoastBatchRecordQuery } from '../../../__generated__/RoastBatchRecordQuery.graphql.ts';
import type { RoastBatchRecordTabsTotalQuery } from '../../../__generated__/RoastBatchRecordTabsTotalQuery.graphql.ts';
import { products } from '../products/products.ts';
import { roastBatches } from './roastBatches.ts';
import { roastBatchHelp } from './roastBatchHelp.ts';
import { roastBatchOperations } from './roastBatchOperations.ts';
import { RoastBatchSideSection } from './sections/RoastBatchSideSection.tsx';
import { RoastBatchStockMovementsTab } from './tabs/RoastBatchStockMovementsTab.tsx';

/** The page of one roast batch. */
export const RoastBatchRecord = defineRecord<
  RoastBatchRecordQuery,
  RoastBatchRecord_record$key,
  RoastBatchRecordTabsTotalQuery
>({
  resource: roastBatches,
  query: graphql`
    query RoastBatchRecordQuery($id: ID!) {
      roastBatch(id: $id) @catch {
        ...RoastBatchRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ roastBatch }) => roastBatch,
  subject: ['roastBatch'],
  Details: RoastBatchDetails,
  tabs: {
    stockMovements: { label: 'Stock movements', Panel: RoastBatchStockMovementsTab },
  },
  tabTotals: {
    query: graphql`
      query RoastBatchRecordTabsTotalQuery($id: ID!) {
        roastBatch(id: $id) {
          stockMovements(first: 1) @catch(to: NULL) {
            totalCount
          }
        }
      }
    `,
    read: ({ roastBatch }) => ({
      stockMovements: roastBatch?.stockMovements?.totalCount,
    }),
  },
});

function RoastBatchDetails({ record, tabs }: RecordDetailsProps<RoastBatchRecord_record$key>) {
  const roastBatch = useFragment(
    graphql`
      fragment RoastBatchRecord_record on RoastBatch {
        id
        number
        product @catch {
          id
          name
          image @catch
        }
        roastedAt
        machine
        chargeWeightKg
        yieldWeightKg
        durationSeconds
        cupScore @catch
        passed @catch
        lossPercent
        profile
        notes @catch
        ...RoastBatchSideSection_record
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={roastBatches}
      recordKey={roastBatch.id}
      title={roastBatch.number}
      highlights={
        <Highlights>
          <RecordLink
            name="product"
            resource={products}
            record={roastBatch.product}
            title={(product) => product.name}
            picture={(product) => product.image}
          />
          <Moment name="roastedAt" label="Roasted" value={roastBatch.roastedAt} />
        </Highlights>
      }
      operations={roastBatchOperations}
      record={roastBatch}
      help={roastBatchHelp}
      side={<RoastBatchSideSection record={roastBatch} />}
      tabs={tabs}
    >
      <Section>
        <Text name="machine" value={roastBatch.machine} />
        <NumberValue
          name="chargeWeightKg"
          label="Charge weight (kg)"
          value={roastBatch.chargeWeightKg}
        />
        <NumberValue
          name="yieldWeightKg"
          label="Yield weight (kg)"
          value={roastBatch.yieldWeightKg}
        />
        <NumberValue name="durationSeconds" label="Duration" value={roastBatch.durationSeconds} />
        <NumberValue name="cupScore" value={roastBatch.cupScore} />
        <YesNo name="passed" value={roastBatch.passed} />
        <Percent name="lossPercent" label="Loss (%)" readOnly value={roastBatch.lossPercent} />
        <Json name="profile" value={roastBatch.profile} />
        <Markdown name="notes" value={roastBatch.notes} />
      </Section>
    </RecordScreen>
  );
}
