// Scaffolded by Frontage from the type `ProductTag`. `frontage pull` keeps your edits.
import { recordColumn } from 'frontage/ui/fields/Link';
import { numberColumn } from 'frontage/ui/fields/Number';
import { titleColumn } from 'frontage/ui/fields/RecordTitle';
import { identifierColumn } from 'frontage/ui/fields/Text';
import { momentColumn } from 'frontage/ui/fields/Time';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { ProductTagTable_rows$key } from '../../../__generated__/ProductTagTable_rows.graphql.ts';
import { employees } from '../employees/employees.ts';
import { products } from '../products/products.ts';
import { tags } from '../tags/tags.ts';
import { productTags } from './productTags.ts';

/** Product tags as rows: of their list, and of whatever they belong to. */
export const ProductTagTable = defineTable<ProductTagTable_rows$key>({
  resource: productTags,
  columns: [
    titleColumn('id', () => null, { label: 'Product tag', resource: productTags }),
    recordColumn('product', (productTag) => productTag.product, {
      resource: products,
      title: (product) => product.name,
    }),
    recordColumn('tag', (productTag) => productTag.tag, {
      resource: tags,
      title: (tag) => tag.name,
    }),
    numberColumn('position', (productTag) => productTag.position),
    momentColumn('addedAt', (productTag) => productTag.addedAt, { label: 'Added' }),
    recordColumn('addedBy', (productTag) => productTag.addedBy, {
      hidden: true,
      resource: employees,
      title: (employee) => employee.fullName,
    }),
    identifierColumn('id', (productTag) => productTag.id, { label: 'ID', hidden: true }),
  ],
  fragment: graphql`
    fragment ProductTagTable_rows on ProductTag
    @relay(plural: true)
    @argumentDefinitions(
      withProduct: { type: "Boolean!", defaultValue: true }
      withTag: { type: "Boolean!", defaultValue: true }
      withAddedBy: { type: "Boolean!", defaultValue: false }
    ) {
      id
      position
      addedAt
      product @include(if: $withProduct) @catch {
        id
        name
      }
      tag @include(if: $withTag) @catch {
        id
        name
      }
      addedBy @include(if: $withAddedBy) @catch {
        id
        fullName
      }
    }
  `,
});
