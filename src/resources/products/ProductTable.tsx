// Scaffolded by Frontage from the type `Product`. `frontage pull` keeps your edits.
import { choiceColumn } from 'frontage/ui/fields/Choice';
import { pictureColumn, urlColumn } from 'frontage/ui/fields/Link';
import { identifierColumn, longTextColumn, textColumn } from 'frontage/ui/fields/Text';
import { dayColumn, momentColumn } from 'frontage/ui/fields/Time';
import { yesNoColumn } from 'frontage/ui/fields/YesNo';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { ProductTable_rows$key } from '../../../__generated__/ProductTable_rows.graphql.ts';
import { productCategory } from '../enums/productCategory.ts';
import { productStatus } from '../enums/productStatus.ts';
import { roastLevel } from '../enums/roastLevel.ts';
import { products } from './products.ts';

/** Products as rows: in their list, and below the records that they belong to. */
export const ProductTable = defineTable<ProductTable_rows$key>({
  resource: products,
  picture: (product) => product.image,
  columns: [
    textColumn('name', (product) => product.name),
    choiceColumn('status', (product) => product.status, { choices: productStatus }),
    textColumn('code', (product) => product.code),
    textColumn('slug', (product) => product.slug),
    choiceColumn('category', (product) => product.category, { choices: productCategory }),
    momentColumn('createdAt', (product) => product.createdAt, { label: 'Created' }),
    identifierColumn('id', (product) => product.id, { label: 'ID', hidden: true }),
    choiceColumn('roast', (product) => product.roast, { hidden: true, choices: roastLevel }),
    longTextColumn('description', (product) => product.description, { hidden: true }),
    yesNoColumn('isOrganic', (product) => product.isOrganic, { label: 'Organic', hidden: true }),
    urlColumn('websiteUrl', (product) => product.websiteUrl, {
      label: 'Website URL',
      hidden: true,
    }),
    dayColumn('launchedOn', (product) => product.launchedOn, { hidden: true }),
    momentColumn('updatedAt', (product) => product.updatedAt, { label: 'Updated', hidden: true }),
    pictureColumn('image', (product) => product.image, { hidden: true }),
  ],
  fragment: graphql`
    fragment ProductTable_rows on Product
    @relay(plural: true)
    @argumentDefinitions(more: { type: "Boolean!", defaultValue: false }) {
      id
      image @catch
      name
      status
      code
      slug
      category
      createdAt
      ... @include(if: $more) {
        roast @catch
        description @catch
        isOrganic
        websiteUrl @catch
        launchedOn @catch
        updatedAt
      }
    }
  `,
});
