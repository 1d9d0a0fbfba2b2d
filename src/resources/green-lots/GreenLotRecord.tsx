// Scaffolded by Frontage from `Query.greenLot`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { GreenLotRecord_record$key } from '../../../__generated__/GreenLotRecord_record.graphql.ts';
import type { GreenLotRecordQuery } from '../../../__generated__/GreenLotRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Money, NumberValue } from '../../ui/fields/Number.tsx';
import { Json, Several } from '../../ui/fields/Structure.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { lotStatus } from '../enums/lotStatus.ts';
import { processingMethod } from '../enums/processingMethod.ts';
import { suppliers } from '../suppliers/suppliers.ts';
import { GreenLotBlendComponentsTab } from './GreenLotBlendComponentsTab.tsx';
import { greenLotOperations } from './greenLotOperations.ts';
import { GreenLotProductsTab } from './GreenLotProductsTab.tsx';
import { GreenLotRoastBatchesTab } from './GreenLotRoastBatchesTab.tsx';
import { greenLots } from './greenLots.ts';

const tabs: RecordTabs = {
  blendComponents: { label: 'Blend components', Panel: GreenLotBlendComponentsTab },
  roastBatches: { label: 'Roast batches', Panel: GreenLotRoastBatchesTab },
  products: { label: 'Products', Panel: GreenLotProductsTab },
};

const query = graphql`
  query GreenLotRecordQuery($id: ID!) {
    greenLot(id: $id) @catch {
      ...GreenLotRecord_record
    }
  }
`;

/** The page of one green lot. */
export function GreenLotRecord() {
  const { greenLot } = usePageQuery<GreenLotRecordQuery>(query);
  return (
    <RecordPage resource={greenLots} record={greenLot}>
      {(record) => <GreenLotDetails record={record} />}
    </RecordPage>
  );
}

GreenLotRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<GreenLotRecordQuery>(query, { id }, { subject: ['greenLot'] }),
    ...tabQueries(tabs, address),
  };
};

function GreenLotDetails({ record }: { record: GreenLotRecord_record$key }) {
  const greenLot = useFragment(
    graphql`
      fragment GreenLotRecord_record on GreenLot {
        id
        code
        status
        process
        varieties
        harvestedOn @catch
        arrivedOn @catch
        bags
        bagWeightKg
        pricePerKg
        currency
        cupScore @catch
        weightKg
        tastingNotes
        analysis @catch
        supplier @catch {
          id
          name
        }
        createdAt
        updatedAt
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={greenLots}
      recordKey={greenLot.id}
      title={greenLot.code}
      status={<Choice value={greenLot.status} choices={lotStatus} />}
      operations={greenLotOperations}
      record={greenLot}
      side={
        <Section>
          <RecordField label="Supplier" help="Who we bought it from." edits="supplier">
            <RecordLink
              resource={suppliers}
              record={greenLot.supplier}
              keyOf={(supplier) => supplier.id}
              title={(supplier) => supplier.name}
            />
          </RecordField>
          <RecordField label="Created" help="When the record was made.">
            <Moment value={greenLot.createdAt} />
          </RecordField>
          <RecordField label="Updated" help="Last change.">
            <Moment value={greenLot.updatedAt} />
          </RecordField>
          <RecordField label="ID">
            <Identifier value={greenLot.id} />
          </RecordField>
        </Section>
      }
      tabs={<RecordTabsView resource={greenLots} tabs={tabs} />}
    >
      <Section>
        <RecordField label="Process" help="How the cherries became beans." edits="process">
          <Choice value={greenLot.process} choices={processingMethod} />
        </RecordField>
        <RecordField label="Varieties" edits="varieties">
          <Several value={greenLot.varieties}>{(varietie) => <Text value={varietie} />}</Several>
        </RecordField>
        <RecordField label="Harvested on" edits="harvestedOn">
          <Day value={greenLot.harvestedOn} />
        </RecordField>
        <RecordField label="Arrived on" edits="arrivedOn">
          <Day value={greenLot.arrivedOn} />
        </RecordField>
        <RecordField label="Bags" edits="bags">
          <NumberValue value={greenLot.bags} />
        </RecordField>
        <RecordField label="Bag weight (kg)" edits="bagWeightKg">
          <NumberValue value={greenLot.bagWeightKg} />
        </RecordField>
        <RecordField
          label="Price per kg"
          help="Price of one kilogram, free on board."
          edits="pricePerKg"
        >
          <Money value={greenLot.pricePerKg} currency={greenLot.currency} />
        </RecordField>
        <RecordField label="Cup score" help="Cupping score, out of 100." edits="cupScore">
          <NumberValue value={greenLot.cupScore} />
        </RecordField>
        <RecordField label="Weight (kg)" help="Weight of all bags in kilograms.">
          <NumberValue value={greenLot.weightKg} />
        </RecordField>
        <RecordField label="Tasting notes" wide edits="tastingNotes">
          <Several value={greenLot.tastingNotes}>
            {(tastingNote) => <LongText value={tastingNote} />}
          </Several>
        </RecordField>
        <RecordField label="Analysis" help="What the laboratory measured." wide edits="analysis">
          <Json value={greenLot.analysis} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
