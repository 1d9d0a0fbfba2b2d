// Scaffolded by Frontage from the type `StandingOrder`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const standingOrders: Resource = {
  slug: 'standing-orders',
  label: 'Standing order',
  pluralLabel: 'Standing orders',
  icon: 'shopping-cart',
  description: 'What a customer gets again and again without asking.',
  type: 'StandingOrder',
  roots: {
    list: 'standingOrders',
    record: 'standingOrder',
    create: 'createStandingOrder',
    edit: 'updateStandingOrder',
    delete: 'deleteStandingOrder',
  },
  inputs: { create: 'StandingOrderInput', edit: 'StandingOrderPatch' },
};
