// Scaffolded by Frontage from `Query.tags`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { tagPicker_record$key } from '../../../../__generated__/tagPicker_record.graphql.ts';
import { tags } from '../tags.ts';

const fragment = graphql`
  fragment tagPicker_record on Tag @inline {
    id
    name
  }
`;

/** Finds tags for the forms and filters that refer to them. */
export const tagPicker: Picker<tagPicker_record$key> = {
  resource: tags,
  search: { fields: ['Name'] },
  option: (record) => {
    const tag = readInlineData(fragment, record);
    return { key: tag.id, title: tag.name };
  },
  finder: async () => (await import('./tagFinder.ts')).tagFinder,
  canCreate: true,
};
