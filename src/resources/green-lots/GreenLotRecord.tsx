// Scaffolded by Frontage from `Query.greenLot`. `frontage pull` keeps your edits.
import { Choice } from 'frontage/ui/fields/Choice';
import { RecordLink } from 'frontage/ui/fields/Link';
import { Money, NumberValue } from 'frontage/ui/fields/Number';
import { Json, Several } from 'frontage/ui/fields/Structure';
import { Identifier, LongText, Text } from 'frontage/ui/fields/Text';
import { Day, Moment } from 'frontage/ui/fields/Time';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { Highlights } from 'frontage/ui/record/Highlights';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { GreenLotRecord_record$key } from '../../../__generated__/GreenLotRecord_record.graphql.ts';
import type { GreenLotRecordQuery } from '../../../__generated__/GreenLotRecordQuery.graphql.ts';
import type { GreenLotRecordTabsTotalQuery } from '../../../__generated__/GreenLotRecordTabsTotalQuery.graphql.ts';
import { lotStatus } from '../enums/lotStatus.ts';
import { processingMethod } from '../enums/processingMethod.ts';
import { suppliers } from '../suppliers/suppliers.ts';
import { greenLotHelp } from './greenLotHelp.ts';
import { greenLotOperations } from './greenLotOperations.ts';
import { greenLots } from './greenLots.ts';
import { GreenLotBlendComponentsTab } from './tabs/GreenLotBlendComponentsTab.tsx';
import { GreenLotProductsTab } from './tabs/GreenLotProductsTab.tsx';
import { GreenLotRoastBatchesTab } from './tabs/GreenLotRoastBatchesTab.tsx';

/** The page of one green lot. */
export const GreenLotRecord = defineRecord<
  GreenLotRecordQuery,
  GreenLotRecord_record$key,
  GreenLotRecordTabsTotalQuery
>({
  resource: greenLots,
  query: graphql`
    query GreenLotRecordQuery($id: ID!) {
      greenLot(id: $id) @catch {
        ...GreenLotRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ greenLot }) => greenLot,
  subject: ['greenLot'],
  Details: GreenLotDetails,
  tabs: {
    blendComponents: { label: 'Blend components', Panel: GreenLotBlendComponentsTab },
    roastBatches: { label: 'Roast batches', Panel: GreenLotRoastBatchesTab },
    products: { label: 'Products', Panel: GreenLotProductsTab },
  },
  tabTotals: {
    query: graphql`
      query GreenLotRecordTabsTotalQuery($id: ID!) {
        greenLot(id: $id) {
          blendComponents(first: 1) @catch(to: NULL) {
            totalCount
          }
          roastBatches(first: 1) @catch(to: NULL) {
            totalCount
          }
          products(first: 1) @catch(to: NULL) {
            totalCount
          }
        }
      }
    `,
    read: ({ greenLot }) => ({
      blendComponents: greenLot?.blendComponents?.totalCount,
      roastBatches: greenLot?.roastBatches?.totalCount,
      products: greenLot?.products?.totalCount,
    }),
  },
});

function GreenLotDetails({ record, tabs }: RecordDetailsProps<GreenLotRecord_record$key>) {
  const greenLot = useFragment(
    graphql`
      fragment GreenLotRecord_record on GreenLot {
        id
        code
        status
        pricePerKg @catch
        currency @catch
        harvestedOn @catch
        process
        varieties
        arrivedOn @catch
        bags
        bagWeightKg
        cupScore @catch
        weightKg
        tastingNotes
        analysis @catch
        supplier @catch {
          id
          name
          picture @catch
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
      status={<Choice name="status" value={greenLot.status} choices={lotStatus} />}
      highlights={
        <Highlights>
          <Money name="pricePerKg" value={greenLot.pricePerKg} currency={greenLot.currency} />
          <Day name="harvestedOn" value={greenLot.harvestedOn} />
        </Highlights>
      }
      operations={greenLotOperations}
      record={greenLot}
      help={greenLotHelp}
      side={
        <Section>
          <RecordLink
            name="supplier"
            resource={suppliers}
            record={greenLot.supplier}
            title={(supplier) => supplier.name}
            picture={(supplier) => supplier.picture}
          />
          <Moment name="createdAt" label="Created" readOnly value={greenLot.createdAt} />
          <Moment name="updatedAt" label="Updated" readOnly value={greenLot.updatedAt} />
          <Identifier name="id" label="ID" readOnly value={greenLot.id} />
        </Section>
      }
      tabs={tabs}
    >
      <Section>
        <Choice name="process" value={greenLot.process} choices={processingMethod} />
        <Several name="varieties" value={greenLot.varieties}>
          {(variety) => <Text value={variety} />}
        </Several>
        <Day name="arrivedOn" value={greenLot.arrivedOn} />
        <NumberValue name="bags" value={greenLot.bags} />
        <NumberValue name="bagWeightKg" label="Bag weight (kg)" value={greenLot.bagWeightKg} />
        <NumberValue name="cupScore" value={greenLot.cupScore} />
        <NumberValue name="weightKg" label="Weight (kg)" readOnly value={greenLot.weightKg} />
        <Several name="tastingNotes" wide value={greenLot.tastingNotes}>
          {(tastingNote) => <LongText value={tastingNote} />}
        </Several>
        <Json name="analysis" value={greenLot.analysis} />
      </Section>
    </RecordScreen>
  );
}
