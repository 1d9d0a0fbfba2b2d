// Scaffolded by Frontage from the input type `SupplierInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { choice, yesNo } from 'frontage/ui/form/inputs/choice';
import { list } from 'frontage/ui/form/inputs/list';
import { integer } from 'frontage/ui/form/inputs/number';
import { text } from 'frontage/ui/form/inputs/text';
import { day } from 'frontage/ui/form/inputs/time';
import type { SupplierInput } from '../../../__generated__/createSupplierMutation.graphql.ts';
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
