// Scaffolded by Frontage from the input type `TagInput`. `frontage pull` keeps your edits.
import type { TagInput } from '../../../__generated__/createTagMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { color } from '../../ui/form/inputs/color.tsx';
import { longText, text } from '../../ui/form/inputs/text.tsx';

/** The form fields of a tag. */
export const tagFields: Fields<TagInput> = {
  name: text({ required: true }),
  color: color({ required: true }),
  description: longText(),
};
