// Scaffolded by Frontage from `Query.customers`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { customerPicker_record$key } from '../../../__generated__/customerPicker_record.graphql.ts';
import type { customerPickerOneQuery } from '../../../__generated__/customerPickerOneQuery.graphql.ts';
import type { customerPickerQuery } from '../../../__generated__/customerPickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { customers } from './customers.ts';

const settings: ListSettings<customerPickerQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['Name', 'Email'],
    variables: (text) => ({
      filter: {
        or: [{ name: { includesInsensitive: text } }, { email: { includesInsensitive: text } }],
      },
    }),
  },
};

const query = graphql`
  query customerPickerQuery($first: Int, $after: Cursor, $filter: CustomerFilter) {
    customers(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...customerPicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query customerPickerOneQuery($id: ID!) {
    customer(id: $id) {
      ...customerPicker_record
    }
  }
`;

const fragment = graphql`
  fragment customerPicker_record on Customer @inline {
    id
    name
  }
`;

/** Finds customers for the forms and filters that refer to them. */
export const customerPicker: Picker<customerPickerQuery, customerPicker_record$key> = {
  resource: customers,
  query,
  settings,
  rows: (answer) => present(answer.customers?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const customer = readInlineData(fragment, record);
    return { key: customer.id, title: titleOf(customers, customer.id, customer.name) };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ customer }: customerPickerOneQuery['response']) => customer,
  },
  create: {
    fields: async () => (await import('./customerFields.ts')).customerFields,
    creation: async () => (await import('./createCustomer.ts')).createCustomer,
  },
};
