// Scaffolded by Frontage from `Query.variant`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { VariantRecord_record$key } from '../../../__generated__/VariantRecord_record.graphql.ts';
import type { VariantRecordQuery } from '../../../__generated__/VariantRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Money, NumberValue } from '../../ui/fields/Number.tsx';
import { Identifier, Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { grind } from '../enums/grind.ts';
import { products } from '../products/products.ts';
import { variantOperations } from './variantOperations.ts';
import { VariantOrderLinesTab } from './VariantOrderLinesTab.tsx';
import { variants } from './variants.ts';
import { VariantStandingOrdersTab } from './VariantStandingOrdersTab.tsx';
import { VariantStockMovementsTab } from './VariantStockMovementsTab.tsx';

const tabs: RecordTabs = {
  stockMovements: { label: 'Stock movements', Panel: VariantStockMovementsTab },
  standingOrders: { label: 'Standing orders', Panel: VariantStandingOrdersTab },
  orderLines: { label: 'Order lines', Panel: VariantOrderLinesTab },
};

const query = graphql`
  query VariantRecordQuery($id: ID!) {
    variant(id: $id) @catch {
      ...VariantRecord_record
    }
  }
`;

/** The page of one variant. */
export function VariantRecord() {
  const { variant } = usePageQuery<VariantRecordQuery>(query);
  return (
    <RecordPage resource={variants} record={variant}>
      {(record) => <VariantDetails record={record} />}
    </RecordPage>
  );
}

VariantRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<VariantRecordQuery>(query, { id }, { subject: ['variant'] }),
    ...tabQueries(tabs, address),
  };
};

function VariantDetails({ record }: { record: VariantRecord_record$key }) {
  const variant = useFragment(
    graphql`
      fragment VariantRecord_record on Variant {
        id
        name
        sku
        weightGrams @catch
        grind @catch
        priceCents
        currency
        costCents
        barcode @catch
        stock
        reorderLevel
        isActive
        needsReorder
        product @catch {
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
      resource={variants}
      recordKey={variant.id}
      title={variant.name}
      operations={variantOperations}
      record={variant}
      side={
        <Section>
          <RecordField label="Product" help="The product it is a size of." edits="product">
            <RecordLink
              resource={products}
              record={variant.product}
              keyOf={(product) => product.id}
              title={(product) => product.name}
            />
          </RecordField>
          <RecordField label="Created" help="When the record was made.">
            <Moment value={variant.createdAt} />
          </RecordField>
          <RecordField label="Updated" help="Last change.">
            <Moment value={variant.updatedAt} />
          </RecordField>
          <RecordField label="ID">
            <Identifier value={variant.id} />
          </RecordField>
        </Section>
      }
      tabs={<RecordTabsView resource={variants} tabs={tabs} />}
    >
      <Section>
        <RecordField label="SKU" help="Stock keeping unit." edits="sku">
          <Text value={variant.sku} />
        </RecordField>
        <RecordField label="Weight (grams)" edits="weightGrams">
          <NumberValue value={variant.weightGrams} />
        </RecordField>
        <RecordField label="Grind" edits="grind">
          <Choice value={variant.grind} choices={grind} />
        </RecordField>
        <RecordField label="Price" help="List price, in cents." edits="priceCents">
          <Money value={variant.priceCents} currency={variant.currency} unit="minor" />
        </RecordField>
        <RecordField label="Cost" help="What it costs us, in cents." edits="costCents">
          <Money value={variant.costCents} currency={variant.currency} unit="minor" />
        </RecordField>
        <RecordField label="Barcode" help="EAN-13." edits="barcode">
          <Text value={variant.barcode} />
        </RecordField>
        <RecordField label="Stock" help="Pieces on the shelf." edits="stock">
          <NumberValue value={variant.stock} />
        </RecordField>
        <RecordField
          label="Reorder level"
          help="Roast or order more when the stock falls below this."
          edits="reorderLevel"
        >
          <NumberValue value={variant.reorderLevel} />
        </RecordField>
        <RecordField label="Active" edits="isActive">
          <YesNo value={variant.isActive} />
        </RecordField>
        <RecordField label="Needs reorder" help="Whether the stock is below the reorder level.">
          <YesNo value={variant.needsReorder} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
