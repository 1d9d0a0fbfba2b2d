// Scaffolded by Frontage from the type `StockMovement`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const stockMovements: Resource = {
  slug: 'stock-movements',
  label: 'Stock movement',
  pluralLabel: 'Stock movements',
  icon: 'arrow-left-right',
  description: 'What came to the shelf and what left it.',
  type: 'StockMovement',
  roots: {
    list: 'stockMovements',
    record: 'stockMovement',
    create: 'createStockMovement',
    edit: 'updateStockMovement',
    delete: 'deleteStockMovement',
  },
  inputs: { create: 'StockMovementInput', edit: 'StockMovementPatch' },
};
