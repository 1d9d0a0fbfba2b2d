// Scaffolded by Frontage from the input type `ContactInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { yesNo } from 'frontage/ui/form/inputs/choice';
import { relation } from 'frontage/ui/form/inputs/relation';
import { text } from 'frontage/ui/form/inputs/text';
import type { ContactInput } from '../../../__generated__/createContactMutation.graphql.ts';
import { customerPicker } from '../customers/pickers/customerPicker.ts';

/** The form fields of a contact. */
export const contactFields: Fields<ContactInput> = {
  customer: relation({ picker: customerPicker, required: true }),
  firstName: text({ required: true }),
  lastName: text({ required: true }),
  role: text({ help: 'What they do there: owner, head barista, bookkeeper.' }),
  email: text({ format: 'email', required: true }),
  phone: text({ format: 'phone' }),
  language: text({ help: 'Language to write to them in, as an ISO 639 code.', required: true }),
  isPrimary: yesNo({ label: 'Primary', help: 'The one to call first.', hasDefault: true }),
};
