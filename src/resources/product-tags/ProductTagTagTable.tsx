// Scaffolded by Frontage from the type `ProductTag`. `frontage pull` keeps your edits.
import { partOf, valueOf } from 'frontage/relay/caught';
import { recordColumn } from 'frontage/ui/fields/Link';
import { numberColumn } from 'frontage/ui/fields/Number';
import { momentColumn } from 'frontage/ui/fields/Time';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { ProductTagTagTable_rows$key } from '../../../__generated__/ProductTagTagTable_rows.graphql.ts';
import { tags } from '../tags/tags.ts';
import { productTags } from './productTags.ts';

/** Product tags as rows: below a record that they join to others, the tag of each. */
export const ProductTagTagTable = defineTable<ProductTagTagTable_rows$key>({
  resource: productTags,
  keyOf: (productTag) => valueOf(partOf(productTag.tag, (tag) => tag.id)),
  resourceOf: () => tags,
  columns: [
    recordColumn('tag', (productTag) => productTag.tag, {
      resource: tags,
      title: (tag) => tag.name,
    }),
    numberColumn('position', (productTag) => productTag.position),
    momentColumn('addedAt', (productTag) => productTag.addedAt, { label: 'Added' }),
  ],
  fragment: graphql`
    fragment ProductTagTagTable_rows on ProductTag @relay(plural: true) {
      id
      tag @catch {
        id
        name
      }
      position
      addedAt
    }
  `,
});
