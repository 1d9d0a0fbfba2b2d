import {
  arrow,
  attribute,
  block,
  constant,
  join,
  line,
  lines,
  object,
  property,
  returnJsx,
  typedElement,
} from '../code/docs.ts';
import { SourceFile } from '../code/sourceFile.ts';
import { answerCode } from '../forms/answers.ts';
import { answerPattern, changeObject, valuesType, variablesFunction } from '../forms/formCode.ts';
import type { FormPlan } from '../forms/formPlan.ts';
import type { Plan, ResourcePlan } from '../plan.ts';
import { article } from './fields.ts';
import { lowered } from './list.ts';

/** The screen on which a record is made. */
export function createFile(plan: Plan, owner: ResourcePlan, form: FormPlan): string {
  const file = new SourceFile(form.path, `\`Mutation.${form.mutation.path.join('.')}\``);
  const artifact = `${form.change.name}Mutation`;
  const { fields } = form;
  const screen = file.value('CreateForm', 'src/ui/form/CreateForm.tsx');
  const values = valuesType(file, artifact, form);
  const attributes = [
    attribute('resource', plan.describe(file, owner)),
    attribute('fields', file.value(fields.name, fields.path)),
    attribute('creation', file.value(form.change.name, form.change.path)),
  ];
  const body = [returnJsx(typedElement(screen, [file.artifact(artifact), values], attributes))];
  const words = `/** The form that makes ${article(lowered(owner.resource.label))}. */`;
  return file.print(lines(words, [`export function ${form.name}() `, block(body)]));
}

/** The mutation that makes a record: for its form, and for records out of a file. */
export function creationFile(plan: Plan, owner: ResourcePlan, form: FormPlan): string {
  const { change: module, mutation } = form;
  const file = new SourceFile(module.path, `\`Mutation.${mutation.path.join('.')}\``);
  const artifact = `${module.name}Mutation`;
  const type = file.artifact(artifact);
  const pattern = answerPattern(plan, mutation);
  const answer = answerCode(plan, owner, form.field, mutation, pattern.expression);
  const properties = [
    property('change', changeObject(file, artifact, form, answer, pattern)),
    property('variables', variablesFunction(plan, form)),
    ...(answer.key ? [property('keyOf', arrow([pattern.code], answer.key))] : []),
  ];
  const words = `/** Makes ${article(lowered(owner.resource.label))}. */`;
  return file.print(
    lines(words, [
      'export ',
      constant(
        module.name,
        file.type('RecordCreation', 'src/ui/form/recordChange.ts'),
        join([',', line], [type, valuesType(file, artifact, form)]),
        object(properties, { expanded: true }),
      ),
    ]),
  );
}
