// Scaffolded by Frontage from the type `Product`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  ProductTable_rows$data,
  ProductTable_rows$key,
} from '../../../__generated__/ProductTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Picture, Url } from '../../ui/fields/Link.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { productCategory } from '../enums/productCategory.ts';
import { productStatus } from '../enums/productStatus.ts';
import { roastLevel } from '../enums/roastLevel.ts';
import { products } from './products.ts';

const columns: Columns<ProductTable_rows$data[number]> = [
  { id: 'name', label: 'Name', cell: (product) => <Text value={product.name} /> },
  { id: 'image', label: 'Image', cell: (product) => <Picture value={product.image} /> },
  {
    id: 'status',
    label: 'Status',
    cell: (product) => <Choice value={product.status} choices={productStatus} />,
  },
  { id: 'code', label: 'Code', cell: (product) => <Text value={product.code} /> },
  { id: 'slug', label: 'Slug', cell: (product) => <Text value={product.slug} /> },
  {
    id: 'category',
    label: 'Category',
    cell: (product) => <Choice value={product.category} choices={productCategory} />,
  },
  { id: 'createdAt', label: 'Created', cell: (product) => <Moment value={product.createdAt} /> },
  { id: 'id', label: 'ID', hidden: true, cell: (product) => <Identifier value={product.id} /> },
  {
    id: 'roast',
    label: 'Roast',
    hidden: true,
    cell: (product) => <Choice value={product.roast} choices={roastLevel} />,
  },
  {
    id: 'description',
    label: 'Description',
    hidden: true,
    cell: (product) => <LongText value={product.description} />,
  },
  {
    id: 'isOrganic',
    label: 'Organic',
    hidden: true,
    cell: (product) => <YesNo value={product.isOrganic} />,
  },
  {
    id: 'websiteUrl',
    label: 'Website URL',
    hidden: true,
    cell: (product) => <Url value={product.websiteUrl} />,
  },
  {
    id: 'launchedOn',
    label: 'Launched on',
    hidden: true,
    cell: (product) => <Day value={product.launchedOn} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    hidden: true,
    cell: (product) => <Moment value={product.updatedAt} />,
  },
];

/** Products as rows: of their list, and of whatever they belong to. */
export function ProductTable({ rows, hiddenColumns }: TableProps<ProductTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment ProductTable_rows on Product
      @relay(plural: true)
      @argumentDefinitions(
        withImage: { type: "Boolean!", defaultValue: true }
        withStatus: { type: "Boolean!", defaultValue: true }
        withCode: { type: "Boolean!", defaultValue: true }
        withSlug: { type: "Boolean!", defaultValue: true }
        withCategory: { type: "Boolean!", defaultValue: true }
        withCreatedAt: { type: "Boolean!", defaultValue: true }
        withRoast: { type: "Boolean!", defaultValue: false }
        withDescription: { type: "Boolean!", defaultValue: false }
        withIsOrganic: { type: "Boolean!", defaultValue: false }
        withWebsiteUrl: { type: "Boolean!", defaultValue: false }
        withLaunchedOn: { type: "Boolean!", defaultValue: false }
        withUpdatedAt: { type: "Boolean!", defaultValue: false }
      ) {
        id
        name
        ... @include(if: $withImage) {
          image @catch
        }
        ... @include(if: $withStatus) {
          status
        }
        ... @include(if: $withCode) {
          code
        }
        ... @include(if: $withSlug) {
          slug
        }
        ... @include(if: $withCategory) {
          category
        }
        ... @include(if: $withCreatedAt) {
          createdAt
        }
        ... @include(if: $withRoast) {
          roast @catch
        }
        ... @include(if: $withDescription) {
          description @catch
        }
        ... @include(if: $withIsOrganic) {
          isOrganic
        }
        ... @include(if: $withWebsiteUrl) {
          websiteUrl @catch
        }
        ... @include(if: $withLaunchedOn) {
          launchedOn @catch
        }
        ... @include(if: $withUpdatedAt) {
          updatedAt
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={products}
      columns={columns}
      rows={records}
      keyOf={(product) => product.id}
      hiddenColumns={hiddenColumns}
      caption="Products"
    />
  );
}
