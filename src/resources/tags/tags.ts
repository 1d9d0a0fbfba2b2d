// Scaffolded by Frontage from the type `Tag`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const tags: Resource = {
  slug: 'tags',
  label: 'Tag',
  pluralLabel: 'Tags',
  icon: 'tag',
  description: 'Labels that group products in the catalogue.',
  type: 'Tag',
  roots: {
    list: 'tags',
    record: 'tag',
    create: 'createTag',
    edit: 'updateTag',
    delete: 'deleteTag',
  },
  inputs: { create: 'TagInput', edit: 'TagPatch' },
};
