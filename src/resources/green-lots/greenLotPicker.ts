// Scaffolded by Frontage from `Query.greenLots`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { greenLotPicker_record$key } from '../../../__generated__/greenLotPicker_record.graphql.ts';
import type { greenLotPickerOneQuery } from '../../../__generated__/greenLotPickerOneQuery.graphql.ts';
import type { greenLotPickerQuery } from '../../../__generated__/greenLotPickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { greenLots } from './greenLots.ts';

const settings: ListSettings<greenLotPickerQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['Code'],
    variables: (text) => ({ filter: { code: { includesInsensitive: text } } }),
  },
};

const query = graphql`
  query greenLotPickerQuery($first: Int, $after: Cursor, $filter: GreenLotFilter) {
    greenLots(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...greenLotPicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query greenLotPickerOneQuery($id: ID!) {
    greenLot(id: $id) {
      ...greenLotPicker_record
    }
  }
`;

const fragment = graphql`
  fragment greenLotPicker_record on GreenLot @inline {
    id
    code
  }
`;

/** Finds green lots for the forms and filters that refer to them. */
export const greenLotPicker: Picker<greenLotPickerQuery, greenLotPicker_record$key> = {
  resource: greenLots,
  query,
  settings,
  rows: (answer) => present(answer.greenLots?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const greenLot = readInlineData(fragment, record);
    return { key: greenLot.id, title: titleOf(greenLots, greenLot.id, greenLot.code) };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ greenLot }: greenLotPickerOneQuery['response']) => greenLot,
  },
  create: {
    fields: async () => (await import('./greenLotFields.ts')).greenLotFields,
    creation: async () => (await import('./createGreenLot.ts')).createGreenLot,
  },
};
