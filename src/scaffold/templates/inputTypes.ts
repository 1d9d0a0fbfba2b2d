import { isInputObjectType } from 'graphql';
import { code, commas } from '../code/code.ts';
import { array, object, property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { structureTypes } from '../forms/structure.ts';
import type { Plan } from '../plan.ts';
import type { Module } from '../subject.ts';

/** What an input object takes that is entered as JSON. */
export function inputTypesFile(
  plan: Plan,
  typeName: string,
  { name, path }: Module,
): GeneratedFile {
  const type = plan.schema.getType(typeName);
  if (!isInputObjectType(type)) throw new Error(`${typeName} is no input object.`);
  const types = structureTypes(type).map(({ name: own, kind, parts }) => {
    const held =
      kind === 'values'
        ? array(parts.map(([value]) => text(value)))
        : object(parts.map(([field, printed]) => property(field, text(printed))));
    return property(own, `{ ${kind}: ${held} }`);
  });
  return sourceFile(
    path,
    `the input \`${typeName}\``,
    code`
      /** The fields of \`${typeName}\`. */
      export const ${name}: ${framework.InputTypes} = {
        ${commas(types)}
      };
    `,
  );
}
