import { lowered } from '../../model/wording/sentence.ts';
import { constant, lines } from '../code/docs.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { valuesType } from '../forms/valuesType.ts';
import type { FormPlan } from '../forms/formPlan.ts';
import { fieldsObject } from '../forms/inputCode.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';

/** The inputs of a form, or of two that share them. */
export function fieldsFile(plan: Plan, owner: ResourcePlan, form: FormPlan): GeneratedFile {
  const { fields, change, mutation } = form;
  const file = new SourceFile(
    fields.path,
    `the input type \`${form.valuesType ?? mutation.path.join('.')}\``,
  );
  const artifact = `${change.name}Mutation`;
  const type = file.type('Fields', 'src/ui/form/input.ts');
  const inputs = fieldsObject(file, plan, form.inputs, artifact);
  const words = `/** What can be written into ${article(lowered(owner.resource.label))}. */`;
  return file.print(
    lines(words, [
      'export ',
      constant(fields.name, type, valuesType(file, artifact, form), inputs),
    ]),
  );
}

/** `an order`, `a customer` */
export function article(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}
