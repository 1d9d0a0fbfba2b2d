// Scaffolded by Frontage from the type `ProductTag`. `frontage pull` keeps your edits.
import { partOf } from 'frontage/relay/caught';
import { recordColumn } from 'frontage/ui/fields/Link';
import { numberColumn } from 'frontage/ui/fields/Number';
import { titleColumn } from 'frontage/ui/fields/RecordTitle';
import { identifierColumn } from 'frontage/ui/fields/Text';
import { momentColumn } from 'frontage/ui/fields/Time';
import { pairTitle } from 'frontage/ui/fields/title';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { ProductTagTable_rows$key } from '../../../__generated__/ProductTagTable_rows.graphql.ts';
import { employees } from '../employees/employees.ts';
import { products } from '../products/products.ts';
import { tags } from '../tags/tags.ts';
import { productTags } from './productTags.ts';

/** Product tags as rows: in their list, and below the records that they belong to. */
export const ProductTagTable = defineTable<ProductTagTable_rows$key>({
  resource: productTags,
  columns: [
    titleColumn(
      'id',
      (productTag) =>
        pairTitle(
          partOf(productTag.product, (product) => product.name),
          partOf(productTag.tag, (tag) => tag.name),
        ),
      { label: 'Product tag', resource: productTags },
    ),
    recordColumn('addedBy', (productTag) => productTag.addedBy, {
      resource: employees,
      title: (employee) => employee.fullName,
      picture: (employee) => employee.photo,
    }),
    numberColumn('position', (productTag) => productTag.position),
    momentColumn('addedAt', (productTag) => productTag.addedAt, { label: 'Added' }),
    recordColumn('product', (productTag) => productTag.product, {
      hidden: true,
      resource: products,
      title: (product) => product.name,
      picture: (product) => product.image,
    }),
    recordColumn('tag', (productTag) => productTag.tag, {
      hidden: true,
      resource: tags,
      title: (tag) => tag.name,
    }),
    identifierColumn('id', (productTag) => productTag.id, { label: 'ID', hidden: true }),
  ],
  fragment: graphql`
    fragment ProductTagTable_rows on ProductTag
    @relay(plural: true)
    @argumentDefinitions(
      withAddedBy: { type: "Boolean!", defaultValue: true }
      withProduct: { type: "Boolean!", defaultValue: false }
    ) {
      id
      product @catch {
        id
        name
      }
      tag @catch {
        id
        name
      }
      position
      addedAt
      addedBy @include(if: $withAddedBy) @catch {
        id
        fullName
        photo @catch
      }
      product @include(if: $withProduct) @catch {
        id
        name
        image @catch
      }
    }
  `,
});
