// Scaffolded by Frontage from the type `BlendComponent`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { BlendComponentTable_rows$key } from '../../../__generated__/BlendComponentTable_rows.graphql.ts';
import { recordColumn } from '../../ui/fields/Link.tsx';
import { percentColumn } from '../../ui/fields/Number.tsx';
import { titleColumn } from '../../ui/fields/RecordTitle.tsx';
import { identifierColumn, longTextColumn } from '../../ui/fields/Text.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';
import { blendComponents } from './blendComponents.ts';

/** Blend components as rows: of their list, and of whatever they belong to. */
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
      }
      ... @include(if: $more) {
        note @catch
      }
    }
  `,
});
