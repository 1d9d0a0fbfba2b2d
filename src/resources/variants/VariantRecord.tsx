// Scaffolded by Frontage from `Query.variant`. `frontage pull` keeps your edits.
import { Choice } from 'frontage/ui/fields/Choice';
import { RecordLink } from 'frontage/ui/fields/Link';
import { Money, NumberValue } from 'frontage/ui/fields/Number';
import { Identifier, Text } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { YesNo } from 'frontage/ui/fields/YesNo';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { Highlights } from 'frontage/ui/record/Highlights';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { VariantRecord_record$key } from '../../../__generated__/VariantRecord_record.graphql.ts';
import type { VariantRecordQuery } from '../../../__generated__/VariantRecordQuery.graphql.ts';
import type { VariantRecordTabsTotalQuery } from '../../../__generated__/VariantRecordTabsTotalQuery.graphql.ts';
import { grind } from '../enums/grind.ts';
import { products } from '../products/products.ts';
import { VariantOrderLinesTab } from './tabs/VariantOrderLinesTab.tsx';
import { VariantStandingOrdersTab } from './tabs/VariantStandingOrdersTab.tsx';
import { VariantStockMovementsTab } from './tabs/VariantStockMovementsTab.tsx';
import { variantHelp } from './variantHelp.ts';
import { variantOperations } from './variantOperations.ts';
import { variants } from './variants.ts';

/** The page of one variant. */
export const VariantRecord = defineRecord<
  VariantRecordQuery,
  VariantRecord_record$key,
  VariantRecordTabsTotalQuery
>({
  resource: variants,
  query: graphql`
    query VariantRecordQuery($id: ID!) {
      variant(id: $id) @catch {
        ...VariantRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ variant }) => variant,
  subject: ['variant'],
  Details: VariantDetails,
  tabs: {
    stockMovements: { label: 'Stock movements', Panel: VariantStockMovementsTab },
    standingOrders: { label: 'Standing orders', Panel: VariantStandingOrdersTab },
    orderLines: { label: 'Order lines', Panel: VariantOrderLinesTab },
  },
  tabTotals: {
    query: graphql`
      query VariantRecordTabsTotalQuery($id: ID!) {
        variant(id: $id) {
          stockMovements(first: 1) @catch(to: NULL) {
            totalCount
          }
          standingOrders(first: 1) @catch(to: NULL) {
            totalCount
          }
          orderLines(first: 1) @catch(to: NULL) {
            totalCount
          }
        }
      }
    `,
    read: ({ variant }) => ({
      stockMovements: variant?.stockMovements?.totalCount,
      standingOrders: variant?.standingOrders?.totalCount,
      orderLines: variant?.orderLines?.totalCount,
    }),
  },
});

function VariantDetails({ record, tabs }: RecordDetailsProps<VariantRecord_record$key>) {
  const variant = useFragment(
    graphql`
      fragment VariantRecord_record on Variant {
        id
        name
        priceCents @catch
        currency @catch
        product @catch {
          id
          name
          image @catch
        }
        sku
        weightGrams @catch
        grind @catch
        costCents @catch
        barcode @catch
        stock
        reorderLevel
        isActive
        needsReorder
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
      highlights={
        <Highlights>
          <Money
            name="priceCents"
            label="Price"
            value={variant.priceCents}
            currency={variant.currency}
            unit="minor"
          />
          <RecordLink
            name="product"
            resource={products}
            record={variant.product}
            title={(product) => product.name}
            picture={(product) => product.image}
          />
        </Highlights>
      }
      operations={variantOperations}
      record={variant}
      help={variantHelp}
      side={
        <Section>
          <Moment name="createdAt" label="Created" readOnly value={variant.createdAt} />
          <Moment name="updatedAt" label="Updated" readOnly value={variant.updatedAt} />
          <Identifier name="id" label="ID" readOnly value={variant.id} />
        </Section>
      }
      tabs={tabs}
    >
      <Section>
        <Text name="sku" label="SKU" value={variant.sku} />
        <NumberValue name="weightGrams" label="Weight (grams)" value={variant.weightGrams} />
        <Choice name="grind" value={variant.grind} choices={grind} />
        <Money
          name="costCents"
          label="Cost"
          value={variant.costCents}
          currency={variant.currency}
          unit="minor"
        />
        <Text name="barcode" value={variant.barcode} />
        <NumberValue name="stock" value={variant.stock} />
        <NumberValue name="reorderLevel" value={variant.reorderLevel} />
        <YesNo name="isActive" label="Active" value={variant.isActive} />
        <YesNo name="needsReorder" readOnly value={variant.needsReorder} />
      </Section>
    </RecordScreen>
  );
}
