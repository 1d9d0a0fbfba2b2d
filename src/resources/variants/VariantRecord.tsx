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
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { grind } from '../enums/grind.ts';
import { products } from '../products/products.ts';
import { VariantOrderLinesTab } from './tabs/VariantOrderLinesTab.tsx';
import { VariantStandingOrdersTab } from './tabs/VariantStandingOrdersTab.tsx';
import { VariantStockMovementsTab } from './tabs/VariantStockMovementsTab.tsx';
import { variantOperations } from './variantOperations.ts';
import { variants } from './variants.ts';

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
          <RecordLink
            name="product"
            help="The product it is a size of."
            resource={products}
            record={variant.product}
            title={(product) => product.name}
          />
          <Moment
            name="createdAt"
            label="Created"
            help="When the record was made."
            readOnly
            value={variant.createdAt}
          />
          <Moment
            name="updatedAt"
            label="Updated"
            help="Last change."
            readOnly
            value={variant.updatedAt}
          />
          <Identifier name="id" label="ID" readOnly value={variant.id} />
        </Section>
      }
      tabs={<RecordTabsView resource={variants} tabs={tabs} />}
    >
      <Section>
        <Text name="sku" label="SKU" help="Stock keeping unit." value={variant.sku} />
        <NumberValue name="weightGrams" label="Weight (grams)" value={variant.weightGrams} />
        <Choice name="grind" value={variant.grind} choices={grind} />
        <Money
          name="priceCents"
          label="Price"
          help="List price, in cents."
          value={variant.priceCents}
          currency={variant.currency}
          unit="minor"
        />
        <Money
          name="costCents"
          label="Cost"
          help="What it costs us, in cents."
          value={variant.costCents}
          currency={variant.currency}
          unit="minor"
        />
        <Text name="barcode" help="EAN-13." value={variant.barcode} />
        <NumberValue name="stock" help="Pieces on the shelf." value={variant.stock} />
        <NumberValue
          name="reorderLevel"
          help="Roast or order more when the stock falls below this."
          value={variant.reorderLevel}
        />
        <YesNo name="isActive" label="Active" value={variant.isActive} />
        <YesNo
          name="needsReorder"
          help="Whether the stock is below the reorder level."
          readOnly
          value={variant.needsReorder}
        />
      </Section>
    </RecordScreen>
  );
}
