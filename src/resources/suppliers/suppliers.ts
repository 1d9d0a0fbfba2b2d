// Scaffolded by Frontage from the type `Supplier`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const suppliers: Resource = {
  slug: 'suppliers',
  label: 'Supplier',
  pluralLabel: 'Suppliers',
  icon: 'building-2',
  hasInitials: true,
  description: 'Farms, cooperatives and importers that we buy green coffee from.',
  type: 'Supplier',
  roots: {
    list: 'suppliers',
    record: 'supplier',
    create: 'createSupplier',
    edit: 'updateSupplier',
    delete: 'deleteSupplier',
  },
  inputs: { create: 'SupplierInput', edit: 'SupplierPatch' },
};
