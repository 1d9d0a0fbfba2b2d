// Scaffolded by Frontage from the type `BlendComponent`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  BlendComponentTable_rows$data,
  BlendComponentTable_rows$key,
} from '../../../__generated__/BlendComponentTable_rows.graphql.ts';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Percent } from '../../ui/fields/Number.tsx';
import { RecordTitle } from '../../ui/fields/RecordTitle.tsx';
import { Identifier, LongText } from '../../ui/fields/Text.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';
import { blendComponents } from './blendComponents.ts';

const columns: Columns<BlendComponentTable_rows$data[number]> = [
  {
    id: 'id',
    label: 'Blend component',
    cell: (blendComponent) => (
      <RecordTitle resource={blendComponents} recordKey={blendComponent.id} />
    ),
  },
  {
    id: 'greenLot',
    label: 'Green lot',
    cell: (blendComponent) => (
      <RecordLink
        resource={greenLots}
        record={blendComponent.greenLot}
        keyOf={(greenLot) => greenLot.id}
        title={(greenLot) => greenLot.code}
      />
    ),
  },
  {
    id: 'product',
    label: 'Product',
    cell: (blendComponent) => (
      <RecordLink
        resource={products}
        record={blendComponent.product}
        keyOf={(product) => product.id}
        title={(product) => product.name}
      />
    ),
  },
  {
    id: 'percent',
    label: 'Percent',
    align: 'end',
    cell: (blendComponent) => <Percent value={blendComponent.percent} />,
  },
  {
    id: 'id',
    label: 'ID',
    hidden: true,
    cell: (blendComponent) => <Identifier value={blendComponent.id} />,
  },
  {
    id: 'note',
    label: 'Note',
    hidden: true,
    cell: (blendComponent) => <LongText value={blendComponent.note} />,
  },
];

/** Blend components as rows: of their list, and of whatever they belong to. */
export function BlendComponentTable({
  rows,
  hiddenColumns,
}: TableProps<BlendComponentTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment BlendComponentTable_rows on BlendComponent
      @relay(plural: true)
      @argumentDefinitions(
        withGreenLot: { type: "Boolean!", defaultValue: true }
        withProduct: { type: "Boolean!", defaultValue: true }
        withPercent: { type: "Boolean!", defaultValue: true }
        withNote: { type: "Boolean!", defaultValue: false }
      ) {
        id
        ... @include(if: $withGreenLot) {
          greenLot @catch {
            id
            code
          }
        }
        ... @include(if: $withProduct) {
          product @catch {
            id
            name
          }
        }
        ... @include(if: $withPercent) {
          percent
        }
        ... @include(if: $withNote) {
          note @catch
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={blendComponents}
      columns={columns}
      rows={records}
      keyOf={(blendComponent) => blendComponent.id}
      hiddenColumns={hiddenColumns}
      caption="Blend components"
    />
  );
}
