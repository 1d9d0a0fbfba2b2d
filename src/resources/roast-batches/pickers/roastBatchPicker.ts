// Scaffolded by Frontage from `Query.roastBatches`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { roastBatchPicker_record$key } from '../../../../__generated__/roastBatchPicker_record.graphql.ts';
import { roastBatches } from '../roastBatches.ts';

const fragment = graphql`
  fragment roastBatchPicker_record on RoastBatch @inline {
    id
    number
  }
`;

/** Finds roast batches for the forms and filters that refer to them. */
export const roastBatchPicker: Picker<roastBatchPicker_record$key> = {
  resource: roastBatches,
  search: { fields: ['Number'] },
  option: (record) => {
    const roastBatch = readInlineData(fragment, record);
    return { key: roastBatch.id, title: roastBatch.number };
  },
  finder: async () => (await import('./roastBatchFinder.ts')).roastBatchFinder,
  canCreate: true,
};
