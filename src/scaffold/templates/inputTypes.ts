import { isInputObjectType } from 'graphql';
import { array, lines, object, property, text, textProperty } from '../code/docs.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { structureTypes } from '../forms/structure.ts';
import type { Plan } from '../plan.ts';
import type { Module } from '../resourcePlan.ts';

/** What an input object takes that is entered as JSON. */
export function inputTypesFile(plan: Plan, typeName: string, constant: Module): GeneratedFile {
  const type = plan.schema.getType(typeName);
  if (!isInputObjectType(type)) throw new Error(`${typeName} is no input object.`);
  const file = new SourceFile(constant.path, `the input \`${typeName}\``);
  const types = structureTypes(type).map(({ name, kind, parts }) => {
    const held =
      kind === 'values'
        ? array(parts.map(([value]) => text(value)))
        : object(parts.map(([field, printed]) => textProperty(field, printed)));
    return property(name, object([property(kind, held)]));
  });
  const imported = file.type('InputTypes', 'src/ui/form/structure.ts');
  return file.print(
    lines(`/** What \`${typeName}\` is made of. */`, [
      `export const ${constant.name}: ${imported} = `,
      object(types, { expanded: true }),
      ';',
    ]),
  );
}
