// Scaffolded by Frontage from the type `ProductTag`. `frontage pull` keeps your edits.
import { partOf, valueOf } from 'frontage/relay/caught';
import { recordColumn } from 'frontage/ui/fields/Link';
import { numberColumn } from 'frontage/ui/fields/Number';
import { momentColumn } from 'frontage/ui/fields/Time';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { ProductTagProductTable_rows$key } from '../../../__generated__/ProductTagProductTable_rows.graphql.ts';
import { products } from '../products/products.ts';
import { productTags } from './productTags.ts';

/** Product tags as rows: below a record that they join to others, the product of each. */
export const ProductTagProductTable = defineTable<ProductTagProductTable_rows$key>({
  resource: productTags,
  keyOf: (productTag) => valueOf(partOf(productTag.product, (product) => product.id)),
  resourceOf: () => products,
  columns: [
    recordColumn('product', (productTag) => productTag.product, {
      resource: products,
      title: (product) => product.name,
      picture: (product) => product.image,
    }),
    numberColumn('position', (productTag) => productTag.position),
    momentColumn('addedAt', (productTag) => productTag.addedAt, { label: 'Added' }),
  ],
  fragment: graphql`
    fragment ProductTagProductTable_rows on ProductTag @relay(plural: true) {
      id
      product @catch {
        id
        name
        image @catch
      }
      position
      addedAt
    }
  `,
});
