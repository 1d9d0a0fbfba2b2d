import {
  attribute,
  block,
  constant,
  functionAttribute,
  lines,
  returnJsx,
  typedElement,
  type Doc,
} from '../code/docs.ts';
import { SourceFile } from '../code/sourceFile.ts';
import { answerCode } from '../forms/answers.ts';
import { answerPattern, changeObject, valuesType, variablesFunction } from '../forms/formCode.ts';
import type { FormPlan } from '../forms/formPlan.ts';
import type { Plan, ResourcePlan } from '../plan.ts';
import { article, fieldsConstant } from './fields.ts';
import { lowered } from './list.ts';

/** The screen on which a record is made. */
export function createFile(plan: Plan, owner: ResourcePlan, form: FormPlan): string {
  const path = form.mutation.path.join('.');
  const file = new SourceFile(form.path, `\`Mutation.${path}\``);
  const artifact = `${form.name}Mutation`;
  const type = file.artifact(artifact);
  const pattern = answerPattern(plan, form.mutation);
  const answer = answerCode(plan, owner, form.field, form.mutation, pattern.expression);
  const change = file.type('Change', 'src/relay/mutation.ts');
  const fields = form.fields;
  const own: Doc[] = fields ? [] : [fieldsConstant(file, plan, 'fields', form)];
  const screen = file.value('CreateForm', 'src/ui/form/CreateForm.tsx');
  const values = valuesType(file, artifact, form);
  const attributes = [
    attribute('resource', plan.describe(file, owner)),
    attribute('fields', fields ? file.value(fields.name, fields.path) : 'fields'),
    attribute('change', 'change'),
    attribute('variables', variablesFunction(plan, form)),
    ...(answer.key ? [functionAttribute('keyOf', pattern.code, answer.key)] : []),
  ];
  const body = [returnJsx(typedElement(screen, [type, values], attributes))];
  const words = `/** The form that makes ${article(lowered(owner.resource.label))}. */`;
  return file.print(
    ...own,
    constant('change', change, type, changeObject(file, artifact, form, answer, pattern)),
    lines(words, [`export function ${form.name}() `, block(body)]),
  );
}
