// Scaffolded by Frontage from the type `BlendComponent`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const blendComponents: Resource = {
  slug: 'blend-components',
  label: 'Blend component',
  pluralLabel: 'Blend components',
  icon: 'layers',
  description: 'Green coffees that make up a product.',
  type: 'BlendComponent',
  roots: {
    list: 'blendComponents',
    record: 'blendComponent',
    create: 'createBlendComponent',
    edit: 'updateBlendComponent',
    delete: 'deleteBlendComponent',
  },
  inputs: { create: 'BlendComponentInput', edit: 'BlendComponentPatch' },
};
