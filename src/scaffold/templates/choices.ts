import { isEnumType } from 'graphql';
import { readChoices } from '../../model/wording/choices.ts';
import { code, commas } from '../code/code.ts';
import { text } from '../code/docs.ts';
import { entry } from '../code/entries.ts';
import * as framework from '../code/framework.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Plan } from '../plan.ts';
import type { Module } from '../subject.ts';

/** The values of an enum in words. */
export function choicesFile(plan: Plan, typeName: string, { name, path }: Module): GeneratedFile {
  const type = plan.schema.getType(typeName);
  if (!isEnumType(type)) throw new Error(`${typeName} is no enum.`);
  const choices = readChoices(type).map(({ value, label, tone, step, isFinal }) => {
    const place = `${step === null ? '' : `, step: ${step}`}${isFinal ? ', isFinal: true' : ''}`;
    return entry(value, `{ label: ${text(label)}, tone: ${text(tone)}${place} }`);
  });
  return sourceFile(
    path,
    `the enum \`${typeName}\``,
    code`
      export const ${name} = {
        ${commas(choices)}
      } satisfies ${framework.Choices};
    `,
  );
}
