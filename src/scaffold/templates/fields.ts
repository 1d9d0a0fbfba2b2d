import { constant, lines, type Doc } from '../code/docs.ts';
import { SourceFile } from '../code/sourceFile.ts';
import { valuesType } from '../forms/formCode.ts';
import type { FormPlan } from '../forms/formPlan.ts';
import { fieldsObject } from '../forms/inputCode.ts';
import type { Module, Plan, ResourcePlan } from '../plan.ts';
import { lowered } from './list.ts';

/** The inputs that a resource's forms share. */
export function fieldsFile(
  plan: Plan,
  owner: ResourcePlan,
  fields: Module,
  form: FormPlan,
): string {
  const type = form.valuesType ?? form.mutation.path.join('.');
  const file = new SourceFile(fields.path, `the input type \`${type}\``);
  const words = `/** What can be written into ${article(lowered(owner.resource.label))}. */`;
  return file.print(lines(words, ['export ', fieldsConstant(file, plan, fields.name, form)]));
}

/** `const name: Fields<…> = { … };` */
export function fieldsConstant(file: SourceFile, plan: Plan, name: string, form: FormPlan): Doc {
  const artifact = `${form.name}Mutation`;
  const type = file.type('Fields', 'src/ui/form/input.ts');
  const inputs = fieldsObject(file, plan, form.inputs, artifact);
  return constant(name, type, valuesType(file, artifact, form), inputs);
}

/** `an order`, `a customer` */
export function article(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}
