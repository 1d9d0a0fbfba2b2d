import { isEnumType } from 'graphql';
import { readChoices } from '../../model/wording/choices.ts';
import { object, textProperty } from '../code/docs.ts';
import { entry } from '../code/entries.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Plan } from '../plan.ts';
import type { Module } from '../resourcePlan.ts';

/** The values of an enum in words. */
export function choicesFile(plan: Plan, typeName: string, constant: Module): GeneratedFile {
  const type = plan.schema.getType(typeName);
  if (!isEnumType(type)) throw new Error(`${typeName} is no enum.`);
  const file = new SourceFile(constant.path, `the enum \`${typeName}\``);
  const choices = readChoices(type).map(({ value, label, tone }) =>
    entry(value, object([textProperty('label', label), textProperty('tone', tone)])),
  );
  return file.print([
    `export const ${constant.name} = `,
    object(choices, { expanded: true }),
    ` satisfies ${file.type('Choices', 'src/ui/fields/Choice.tsx')};`,
  ]);
}
