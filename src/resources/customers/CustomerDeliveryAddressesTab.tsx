// Scaffolded by Frontage from `Customer.deliveryAddresses`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { CustomerDeliveryAddressesTabQuery } from '../../../__generated__/CustomerDeliveryAddressesTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { deliveryAddresses } from '../delivery-addresses/deliveryAddresses.ts';
import { DeliveryAddressTable } from '../delivery-addresses/DeliveryAddressTable.tsx';
import { customers } from './customers.ts';

const settings: ListSettings<CustomerDeliveryAddressesTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
};

const query = graphql`
  query CustomerDeliveryAddressesTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
  ) {
    customer(id: $id) {
      deliveryAddresses(first: $first, after: $after, last: $last, before: $before) {
        edges {
          node {
            ...DeliveryAddressTable_rows @arguments(withCustomer: false)
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

/** The delivery addresses of one customer. */
export function CustomerDeliveryAddressesTab() {
  const { customer } = usePageQuery<CustomerDeliveryAddressesTabQuery>(query);
  const page = customer?.deliveryAddresses;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={customers}
      name="deliveryAddresses"
      resource={deliveryAddresses}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="customer"
    >
      <DeliveryAddressTable rows={rows} hiddenColumns={['customer']} />
    </TabPanel>
  );
}

CustomerDeliveryAddressesTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    deliveryAddresses: pageQuery<CustomerDeliveryAddressesTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
