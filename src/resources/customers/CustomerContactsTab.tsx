// Scaffolded by Frontage from `Customer.contacts`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { CustomerContactsTabQuery } from '../../../__generated__/CustomerContactsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { contacts } from '../contacts/contacts.ts';
import { ContactTable } from '../contacts/ContactTable.tsx';
import { customers } from './customers.ts';

const settings: ListSettings<CustomerContactsTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
};

const query = graphql`
  query CustomerContactsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
  ) {
    customer(id: $id) {
      contacts(first: $first, after: $after, last: $last, before: $before) {
        edges {
          node {
            ...ContactTable_rows @arguments(withCustomer: false)
          }
        }
        pageInfo {
          endCursor
          hasNextPage
          startCursor
          hasPreviousPage
        }
      }
    }
  }
`;

/** The contacts of one customer. */
export function CustomerContactsTab() {
  const { customer } = usePageQuery<CustomerContactsTabQuery>(query);
  const page = customer?.contacts;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={customers}
      name="contacts"
      resource={contacts}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="customer"
    >
      <ContactTable rows={rows} hiddenColumns={['customer']} />
    </TabPanel>
  );
}

CustomerContactsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    contacts: pageQuery<CustomerContactsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
