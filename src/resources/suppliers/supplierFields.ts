// Scaffolded by Frontage from the input type `SupplierInput`. `frontage pull` keeps your edits.
import type { SupplierInput } from '../../../__generated__/createSupplierMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { choice, yesNo } from '../../ui/form/inputs/choice.tsx';
import { list } from '../../ui/form/inputs/list.tsx';
import { integer } from '../../ui/form/inputs/number.tsx';
import { text } from '../../ui/form/inputs/text.tsx';
import { day } from '../../ui/form/inputs/time.tsx';
import { supplierKind } from '../enums/supplierKind.ts';

/** The form fields of a supplier. */
export const supplierFields: Fields<SupplierInput> = {
  name: text({ required: true }),
  kind: choice({ choices: supplierKind, required: true }),
  country: text({ required: true }),
  region: text(),
  picture: text(),
  email: text({ format: 'email', required: true }),
  phone: text({ format: 'phone' }),
  website: text({ format: 'url' }),
  story: text({ help: 'Told on the bag and on the website.' }),
  certifications: list({
    help: 'Certificates that are valid now.',
    item: text({ label: 'Certification' }),
  }),
  altitudeMeters: integer({ help: 'Average height of the fields above the sea.' }),
  rating: integer({ help: 'How well the last harvests went, from 1 to 5.' }),
  isDirectTrade: yesNo({
    label: 'Direct trade',
    help: 'Whether we buy without a middleman.',
    hasDefault: true,
  }),
  partnerSince: day(),
};
