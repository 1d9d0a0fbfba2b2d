// Scaffolded by Frontage from the type `OrderLine`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const orderLines: Resource = {
  slug: 'order-lines',
  label: 'Order line',
  pluralLabel: 'Order lines',
  icon: 'list',
  description: 'What an order is made of.',
  type: 'OrderLine',
  roots: {
    list: 'orderLines',
    record: 'orderLine',
    create: 'createOrderLine',
    edit: 'updateOrderLine',
    delete: 'deleteOrderLine',
  },
  inputs: { create: 'OrderLineInput', edit: 'OrderLinePatch' },
};
