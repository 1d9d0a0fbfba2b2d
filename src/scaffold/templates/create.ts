import { lowered } from '../../model/wording/sentence.ts';
import {
  arrowToExpression,
  block,
  constant,
  join,
  line,
  lines,
  object,
  property,
  textProperty,
} from '../code/docs.ts';
import { attribute, returnJsx, typedElement } from '../code/jsx.ts';
import { loader, loaderAttribute } from '../code/lazy.ts';
import { rootCoordinate, SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { startChangeFile } from '../forms/changeFile.ts';
import { variablesFunction } from '../forms/formCode.ts';
import { valuesType } from '../forms/valuesType.ts';
import type { FormPlan } from '../forms/formPlan.ts';
import type { Plan } from '../plan.ts';
import type { Module, ResourcePlan } from '../resourcePlan.ts';
import { article } from './fields.ts';

/** The screen on which a record is made. */
export function createFile(plan: Plan, owner: ResourcePlan, form: FormPlan): GeneratedFile {
  const file = new SourceFile(form.path, rootCoordinate('Mutation', form.mutation.path));
  const artifact = `${form.change.name}Mutation`;
  const { fields } = form;
  const copied = owner.forms.edit?.editing;
  const found = searchFor(plan, owner, form);
  const screen = file.value('CreateForm', 'src/ui/form/CreateForm.tsx');
  const values = valuesType(file, artifact, form);
  const attributes = [
    attribute('resource', plan.describe(owner)),
    attribute('fields', file.value(fields.name, fields.path)),
    loaderAttribute('creation', file, form.change),
    ...(copied ? [attribute('copyFrom', 'copyFrom')] : []),
    ...(copied && found ? [attribute('duplicateCheck', 'duplicateCheck')] : []),
  ];
  const body = [returnJsx(typedElement(screen, [file.artifact(artifact), values], attributes))];
  const words = `/** The form that makes ${article(lowered(owner.resource.label))}. */`;
  return file.print(
    ...(copied ? [['const copyFrom = ', loader(file, copied), ';']] : []),
    ...(copied && found
      ? [
          [
            'const duplicateCheck = ',
            object([textProperty('by', found.by), property('picker', loader(file, found.picker))]),
            ';',
          ],
        ]
      : []),
    lines(words, [`export function ${form.name}() `, block(body)]),
  );
}

/** How a new record is found again: by the one input that names it, where forms can search for that. */
function searchFor(
  plan: Plan,
  { resource, key }: ResourcePlan,
  { inputs }: FormPlan,
): { readonly by: string; readonly picker: Module } | null {
  const picker = plan.pickers.all.find(({ owner }) => owner.resource === resource);
  const [title, ...others] = resource.title;
  const isNamed =
    others.length === 0 && inputs.some(({ name, kind }) => name === title && kind.make === 'text');
  return picker && isNamed && key.length === 1 && picker.key === key[0] && picker.list.search
    ? { by: title, picker }
    : null;
}

/** The mutation that makes a record: for its form, and for records out of a file. */
export function creationFile(plan: Plan, owner: ResourcePlan, form: FormPlan): GeneratedFile {
  const { change: module } = form;
  const { file, artifact, pattern, answer, change } = startChangeFile(plan, owner, module, form);
  const properties = [
    property('change', change),
    property('variables', variablesFunction(plan, form)),
    ...(answer.key ? [['keyOf: ', arrowToExpression([pattern.code], answer.key)]] : []),
  ];
  const words = `/** Makes ${article(lowered(owner.resource.label))}. */`;
  return file.print(
    lines(words, [
      'export ',
      constant(
        module.name,
        file.type('RecordCreation', 'src/ui/form/recordChange.ts'),
        join([',', line], [artifact, valuesType(file, artifact, form)]),
        object(properties, { expanded: true }),
      ),
    ]),
  );
}
