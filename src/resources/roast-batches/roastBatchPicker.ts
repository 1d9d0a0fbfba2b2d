// Scaffolded by Frontage from `Query.roastBatches`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { roastBatchPicker_record$key } from '../../../__generated__/roastBatchPicker_record.graphql.ts';
import type { roastBatchPickerOneQuery } from '../../../__generated__/roastBatchPickerOneQuery.graphql.ts';
import type { roastBatchPickerQuery } from '../../../__generated__/roastBatchPickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { roastBatches } from './roastBatches.ts';

const settings: ListSettings<roastBatchPickerQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['Number'],
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
};

const query = graphql`
  query roastBatchPickerQuery($first: Int, $after: Cursor, $filter: RoastBatchFilter) {
    roastBatches(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...roastBatchPicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query roastBatchPickerOneQuery($id: ID!) {
    roastBatch(id: $id) {
      ...roastBatchPicker_record
    }
  }
`;

const fragment = graphql`
  fragment roastBatchPicker_record on RoastBatch @inline {
    id
    number
  }
`;

/** Finds roast batches for the forms and filters that refer to them. */
export const roastBatchPicker: Picker<roastBatchPickerQuery, roastBatchPicker_record$key> = {
  resource: roastBatches,
  query,
  settings,
  rows: (answer) => present(answer.roastBatches?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const roastBatch = readInlineData(fragment, record);
    return { key: roastBatch.id, title: titleOf(roastBatches, roastBatch.id, roastBatch.number) };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ roastBatch }: roastBatchPickerOneQuery['response']) => roastBatch,
  },
  create: {
    fields: async () => (await import('./roastBatchFields.ts')).roastBatchFields,
    creation: async () => (await import('./createRoastBatch.ts')).createRoastBatch,
  },
};
