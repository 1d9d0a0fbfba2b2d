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
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { lotStatus } from '../enums/lotStatus.ts';
import { processingMethod } from '../enums/processingMethod.ts';
import { suppliers } from '../suppliers/suppliers.ts';
import { greenLotOperations } from './greenLotOperations.ts';
import { greenLots } from './greenLots.ts';
import { GreenLotBlendComponentsTab } from './tabs/GreenLotBlendComponentsTab.tsx';
import { GreenLotProductsTab } from './tabs/GreenLotProductsTab.tsx';
import { GreenLotRoastBatchesTab } from './tabs/GreenLotRoastBatchesTab.tsx';

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
          <RecordLink
            name="supplier"
            help="Who we bought it from."
            resource={suppliers}
            record={greenLot.supplier}
            title={(supplier) => supplier.name}
          />
          <Moment
            name="createdAt"
            label="Created"
            help="When the record was made."
            readOnly
            value={greenLot.createdAt}
          />
          <Moment
            name="updatedAt"
            label="Updated"
            help="Last change."
            readOnly
            value={greenLot.updatedAt}
          />
          <Identifier name="id" label="ID" readOnly value={greenLot.id} />
        </Section>
      }
      tabs={<RecordTabsView resource={greenLots} tabs={tabs} />}
    >
      <Section>
        <Choice
          name="process"
          help="How the cherries became beans."
          value={greenLot.process}
          choices={processingMethod}
        />
        <Several name="varieties" value={greenLot.varieties}>
          {(varietie) => <Text value={varietie} />}
        </Several>
        <Day name="harvestedOn" value={greenLot.harvestedOn} />
        <Day name="arrivedOn" value={greenLot.arrivedOn} />
        <NumberValue name="bags" value={greenLot.bags} />
        <NumberValue name="bagWeightKg" label="Bag weight (kg)" value={greenLot.bagWeightKg} />
        <Money
          name="pricePerKg"
          help="Price of one kilogram, free on board."
          value={greenLot.pricePerKg}
          currency={greenLot.currency}
        />
        <NumberValue name="cupScore" help="Cupping score, out of 100." value={greenLot.cupScore} />
        <NumberValue
          name="weightKg"
          label="Weight (kg)"
          help="Weight of all bags in kilograms."
          readOnly
          value={greenLot.weightKg}
        />
        <Several name="tastingNotes" wide value={greenLot.tastingNotes}>
          {(tastingNote) => <LongText value={tastingNote} />}
        </Several>
        <Json name="analysis" help="What the laboratory measured." value={greenLot.analysis} />
      </Section>
    </RecordScreen>
  );
}
