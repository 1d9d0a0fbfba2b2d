// Scaffolded by Frontage from the type `DeliveryAddress`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const deliveryAddresses: Resource = {
  slug: 'delivery-addresses',
  label: 'Delivery address',
  pluralLabel: 'Delivery addresses',
  description: 'Where a customer takes deliveries.',
};
