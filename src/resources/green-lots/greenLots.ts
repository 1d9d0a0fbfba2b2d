// Scaffolded by Frontage from the type `GreenLot`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const greenLots: Resource = {
  slug: 'green-lots',
  label: 'Green lot',
  pluralLabel: 'Green lots',
  icon: 'layers',
  description: 'Green coffee, bought by the lot.',
  type: 'GreenLot',
  roots: {
    list: 'greenLots',
    record: 'greenLot',
    create: 'createGreenLot',
    edit: 'updateGreenLot',
    delete: 'deleteGreenLot',
  },
  inputs: { create: 'GreenLotInput', edit: 'GreenLotPatch' },
};
