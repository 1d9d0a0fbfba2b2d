// Scaffolded by Frontage from the type `Order`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const orders: Resource = {
  slug: 'orders',
  label: 'Order',
  pluralLabel: 'Orders',
  icon: 'shopping-cart',
  description: 'What customers ordered.',
  type: 'Order',
  roots: {
    list: 'orders',
    record: 'order',
    create: 'createOrder',
    edit: 'updateOrder',
    delete: 'deleteOrder',
  },
  inputs: { create: 'OrderInput', edit: 'OrderPatch' },
};
