import { isSomebody } from '../../model/wording/resourceIcon.ts';
import { code } from '../code/code.ts';
import { text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { firstSentence } from '../records/help.ts';
import type { RowFormsPlan } from '../forms/formPlan.ts';
import type { Plan } from '../plan.ts';
import { rowFormsOf } from '../records/rowChanges.ts';
import type { ResourcePlan } from '../resourcePlan.ts';

/** What the interface knows of a resource: its words, its address and its screens. */
export function descriptorFile(plan: Plan, own: ResourcePlan): GeneratedFile {
  const { subject, forms } = own;
  const { resource, descriptor, list, record, keyLabels } = subject;
  const description = firstSentence(resource.description);
  const found = { list, record, create: forms.create, edit: forms.edit };
  const screens = Object.entries(found).flatMap(([name, screen]) => (screen ? [text(name)] : []));
  const hasInitials = resource.title.length > 0 && isSomebody(resource.type, resource.icon);
  const newLabel = forms.create && resource.create?.label;
  const ofRows = rowFormsOf(plan, subject);
  const roots = rootsOf(own, ofRows);
  const inputs = inputTypesOf(forms, ofRows);
  const isWhole = screens.length === Object.keys(found).length;
  return sourceFile(
    descriptor.path,
    `the type \`${resource.type}\``,
    code`
      export const ${descriptor.name}: ${framework.Resource} = {
        slug: ${text(resource.slug)},
        label: ${text(resource.label)},
        pluralLabel: ${text(resource.pluralLabel)},
        icon: ${text(resource.icon)},
        ${hasInitials && 'hasInitials: true,'}
        ${description && `description: ${text(description)},`}
        ${newLabel && `newLabel: ${text(newLabel)},`}
        ${!isWhole && `screens: [${screens.join(', ')}],`}
        ${keyLabels.length > 0 && `keyLabels: [${keyLabels.map(text).join(', ')}],`}
        type: ${text(resource.type)},
        ${roots.length > 0 && `roots: { ${roots.join(', ')} },`}
        ${inputs.length > 0 && `inputs: { ${inputs.join(', ')} },`}
      };
    `,
  );
}

/** The root fields behind its screens: `list: 'orders'`. */
function rootsOf({ subject, forms }: ResourcePlan, ofRows: RowFormsPlan | null): string[] {
  const { resource, list, record } = subject;
  const fields = {
    list: list && resource.list,
    record: record && resource.lookup,
    create: forms.create?.mutation,
    edit: (forms.edit ?? ofRows?.edit)?.mutation,
    delete: (forms.actions.find(({ isDelete }) => isDelete) ?? ofRows?.deletion)?.mutation,
  };
  return Object.entries(fields).flatMap(([name, field]) =>
    field ? [`${name}: ${text(field.path.join('.'))}`] : [],
  );
}

/** The input types of its forms: `create: 'OrderInput'`. Forms of several arguments have none. */
function inputTypesOf(
  { create, edit }: ResourcePlan['forms'],
  ofRows: RowFormsPlan | null,
): string[] {
  return Object.entries({ create, edit: edit ?? ofRows?.edit }).flatMap(([name, form]) =>
    form?.valuesType ? [`${name}: ${text(form.valuesType)}`] : [],
  );
}
