// Scaffolded by Frontage from `Query.variants`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { variantPicker_record$key } from '../../../__generated__/variantPicker_record.graphql.ts';
import type { variantPickerOneQuery } from '../../../__generated__/variantPickerOneQuery.graphql.ts';
import type { variantPickerQuery } from '../../../__generated__/variantPickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { variants } from './variants.ts';

const settings: ListSettings<variantPickerQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['Name', 'SKU'],
    variables: (text) => ({
      filter: {
        or: [{ name: { includesInsensitive: text } }, { sku: { includesInsensitive: text } }],
      },
    }),
  },
};

const query = graphql`
  query variantPickerQuery($first: Int, $after: Cursor, $filter: VariantFilter) {
    variants(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...variantPicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query variantPickerOneQuery($id: ID!) {
    variant(id: $id) {
      ...variantPicker_record
    }
  }
`;

const fragment = graphql`
  fragment variantPicker_record on Variant @inline {
    id
    name
  }
`;

/** Finds variants for the forms and filters that refer to them. */
export const variantPicker: Picker<variantPickerQuery, variantPicker_record$key> = {
  resource: variants,
  query,
  settings,
  rows: (answer) => present(answer.variants?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const variant = readInlineData(fragment, record);
    return { key: variant.id, title: titleOf(variants, variant.id, variant.name) };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ variant }: variantPickerOneQuery['response']) => variant,
  },
  create: {
    fields: async () => (await import('./variantFields.ts')).variantFields,
    creation: async () => (await import('./createVariant.ts')).createVariant,
  },
};
