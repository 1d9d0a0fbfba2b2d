// Scaffolded by Frontage from the type `DeliveryAddress`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const deliveryAddresses: Resource = {
  slug: 'delivery-addresses',
  label: 'Delivery address',
  pluralLabel: 'Delivery addresses',
  icon: 'map-pin',
  description: 'Where a customer takes deliveries.',
  type: 'DeliveryAddress',
  roots: {
    list: 'deliveryAddresses',
    record: 'deliveryAddress',
    create: 'createDeliveryAddress',
    edit: 'updateDeliveryAddress',
    delete: 'deleteDeliveryAddress',
  },
  inputs: { create: 'DeliveryAddressInput', edit: 'DeliveryAddressPatch' },
};
