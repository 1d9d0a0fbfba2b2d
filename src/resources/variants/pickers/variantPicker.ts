// Scaffolded by Frontage from `Query.variants`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { variantPicker_record$key } from '../../../../__generated__/variantPicker_record.graphql.ts';
import { variants } from '../variants.ts';

const fragment = graphql`
  fragment variantPicker_record on Variant @inline {
    id
    name
  }
`;

/** Finds variants for the forms and filters that refer to them. */
export const variantPicker: Picker<variantPicker_record$key> = {
  resource: variants,
  search: { fields: ['Name', 'SKU'] },
  option: (record) => {
    const variant = readInlineData(fragment, record);
    return { key: variant.id, title: variant.name };
  },
  finder: async () => (await import('./variantFinder.ts')).variantFinder,
  canCreate: true,
};
