// Scaffolded by Frontage from the type `Product`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { ProductTable_rows$key } from '../../../__generated__/ProductTable_rows.graphql.ts';
import { choiceColumn } from '../../ui/fields/Choice.tsx';
import { pictureColumn, urlColumn } from '../../ui/fields/Link.tsx';
import { identifierColumn, longTextColumn, textColumn } from '../../ui/fields/Text.tsx';
import { dayColumn, momentColumn } from '../../ui/fields/Time.tsx';
import { yesNoColumn } from '../../ui/fields/YesNo.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { productCategory } from '../enums/productCategory.ts';
import { productStatus } from '../enums/productStatus.ts';
import { roastLevel } from '../enums/roastLevel.ts';
import { products } from './products.ts';

/** Products as rows: of their list, and of whatever they belong to. */
export const ProductTable = defineTable<ProductTable_rows$key>({
  resource: products,
  keyOf: (product) => product.id,
  columns: [
    textColumn({ id: 'name', label: 'Name', value: (product) => product.name }),
    pictureColumn({ id: 'image', label: 'Image', value: (product) => product.image }),
    choiceColumn({
      id: 'status',
      label: 'Status',
      choices: productStatus,
      value: (product) => product.status,
    }),
    textColumn({ id: 'code', label: 'Code', value: (product) => product.code }),
    textColumn({ id: 'slug', label: 'Slug', value: (product) => product.slug }),
    choiceColumn({
      id: 'category',
      label: 'Category',
      choices: productCategory,
      value: (product) => product.category,
    }),
    momentColumn({ id: 'createdAt', label: 'Created', value: (product) => product.createdAt }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (product) => product.id }),
    choiceColumn({
      id: 'roast',
      label: 'Roast',
      hidden: true,
      choices: roastLevel,
      value: (product) => product.roast,
    }),
    longTextColumn({
      id: 'description',
      label: 'Description',
      hidden: true,
      value: (product) => product.description,
    }),
    yesNoColumn({
      id: 'isOrganic',
      label: 'Organic',
      hidden: true,
      value: (product) => product.isOrganic,
    }),
    urlColumn({
      id: 'websiteUrl',
      label: 'Website URL',
      hidden: true,
      value: (product) => product.websiteUrl,
    }),
    dayColumn({
      id: 'launchedOn',
      label: 'Launched on',
      hidden: true,
      value: (product) => product.launchedOn,
    }),
    momentColumn({
      id: 'updatedAt',
      label: 'Updated',
      hidden: true,
      value: (product) => product.updatedAt,
    }),
  ],
  fragment: graphql`
    fragment ProductTable_rows on Product
    @relay(plural: true)
    @argumentDefinitions(more: { type: "Boolean!", defaultValue: false }) {
      id
      name
      image @catch
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
