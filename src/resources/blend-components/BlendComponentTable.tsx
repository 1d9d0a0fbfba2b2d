// Scaffolded by Frontage from the type `BlendComponent`. `frontage pull` keeps your edits.
import { recordColumn } from 'frontage/ui/fields/Link';
import { percentColumn } from 'frontage/ui/fields/Number';
import { titleColumn } from 'frontage/ui/fields/RecordTitle';
import { identifierColumn, longTextColumn } from 'frontage/ui/fields/Text';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { BlendComponentTable_rows$key } from '../../../__generated__/BlendComponentTable_rows.graphql.ts';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';
import { blendComponents } from './blendComponents.ts';

/** Blend components as rows: in their list, and below the records that they belong to. */
export const BlendComponentTable = defineTable<BlendComponentTable_rows$key>({
  resource: blendComponents,
  columns: [
    titleColumn('id', () => null, { label: 'Blend component', resource: blendComponents }),
    recordColumn('greenLot', (blendComponent) => blendComponent.greenLot, {
      resource: greenLots,
      title: (greenLot) => greenLot.code,
    }),
    recordColumn('product', (blendComponent) => blendComponent.product, {
      resource: products,
      title: (product) => product.name,
      picture: (product) => product.image,
    }),
    percentColumn('percent', (blendComponent) => blendComponent.percent),
    identifierColumn('id', (blendComponent) => blendComponent.id, { label: 'ID', hidden: true }),
    longTextColumn('note', (blendComponent) => blendComponent.note, { hidden: true }),
  ],
  fragment: graphql`
    fragment BlendComponentTable_rows on BlendComponent
    @relay(plural: true)
    @argumentDefinitions(
      withGreenLot: { type: "Boolean!", defaultValue: true }
      withProduct: { type: "Boolean!", defaultValue: true }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      percent
      greenLot @include(if: $withGreenLot) @catch {
        id
        code
      }
      product @include(if: $withProduct) @catch {
        id
        name
        image @catch
      }
      ... @include(if: $more) {
        note @catch
      }
    }
  `,
});
