// Scaffolded by Frontage from `Query.suppliers`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { supplierPicker_record$key } from '../../../__generated__/supplierPicker_record.graphql.ts';
import type { supplierPickerOneQuery } from '../../../__generated__/supplierPickerOneQuery.graphql.ts';
import type { supplierPickerQuery } from '../../../__generated__/supplierPickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { suppliers } from './suppliers.ts';

const settings: ListSettings<supplierPickerQuery['variables']> = {
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
  query supplierPickerQuery($first: Int, $after: Cursor, $filter: SupplierFilter) {
    suppliers(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...supplierPicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query supplierPickerOneQuery($id: ID!) {
    supplier(id: $id) {
      ...supplierPicker_record
    }
  }
`;

const fragment = graphql`
  fragment supplierPicker_record on Supplier @inline {
    id
    name
  }
`;

/** Finds suppliers for the forms and filters that refer to them. */
export const supplierPicker: Picker<supplierPickerQuery, supplierPicker_record$key> = {
  resource: suppliers,
  query,
  settings,
  rows: (answer) => present(answer.suppliers?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const supplier = readInlineData(fragment, record);
    return { key: supplier.id, title: titleOf(suppliers, supplier.id, supplier.name) };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ supplier }: supplierPickerOneQuery['response']) => supplier,
  },
  create: {
    fields: async () => (await import('./supplierFields.ts')).supplierFields,
    creation: async () => (await import('./createSupplier.ts')).createSupplier,
  },
};
