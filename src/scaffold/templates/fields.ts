import { code } from '../code/code.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import * as framework from '../code/framework.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { valuesType } from '../forms/valuesType.ts';
import type { FormPlan } from '../forms/formPlan.ts';
import { fieldsObject } from '../forms/inputCode.ts';
import type { Plan } from '../plan.ts';
import type { Subject } from '../subject.ts';

/** The inputs of a form, or of two that share them. */
export function fieldsFile(plan: Plan, owner: Subject, form: FormPlan): GeneratedFile {
  const { fields, change, mutation } = form;
  const artifact = `${change.name}Mutation`;
  const values = valuesType(artifact, form);
  return sourceFile(
    fields.path,
    `the input type \`${form.valuesType ?? mutation.path.join('.')}\``,
    code`
      /** The form fields of ${article(lowerFirst(owner.resource.label))}. */
      export const ${fields.name}: ${framework.Fields}<${values}> = ${fieldsObject(form.inputs, artifact)};
    `,
  );
}

/** `an order`, `a customer` */
export function article(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}
