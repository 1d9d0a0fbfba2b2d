// Scaffolded by Frontage from the input type `TagInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { color } from 'frontage/ui/form/inputs/color';
import { longText, text } from 'frontage/ui/form/inputs/text';
import type { TagInput } from '../../../__generated__/createTagMutation.graphql.ts';

/** The form fields of a tag. */
export const tagFields: Fields<TagInput> = {
  name: text({ required: true }),
  color: color({ required: true }),
  description: longText(),
};
