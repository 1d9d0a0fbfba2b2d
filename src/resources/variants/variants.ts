// Scaffolded by Frontage from the type `Variant`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const variants: Resource = {
  slug: 'variants',
  label: 'Variant',
  pluralLabel: 'Variants',
  icon: 'package',
  description: 'A product in one size and grind: what an order line is about.',
  type: 'Variant',
  roots: {
    list: 'variants',
    record: 'variant',
    create: 'createVariant',
    edit: 'updateVariant',
    delete: 'deleteVariant',
  },
  inputs: { create: 'VariantInput', edit: 'VariantPatch' },
};
