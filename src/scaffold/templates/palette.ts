import type { Resource } from '../../model/types/resource.ts';
import { code, commas } from '../code/code.ts';
import { property } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { imported, importedModule } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { PickerPlan } from '../forms/pickers.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import { groupsOf } from './navigation.ts';
import { TOOLS } from '../tools/toolPlan.ts';

/** How the palette finds records: where the schema can search a list, and a record has a page by its key. */
export function chooseSearches(plan: Plan): PickerPlan[] {
  const { main } = groupsOf(plan.resources.filter(({ list }) => list));
  return main.flatMap((owner) => searchOf(plan, owner) ?? []);
}

function searchOf(plan: Plan, owner: ResourcePlan): PickerPlan | null {
  const { list, fields } = owner.resource;
  const type = owner.key.length === 1 ? typeOf(fields, owner.key[0]) : undefined;
  if (!list?.search || !owner.record || type === undefined) return null;
  const picker = plan.pickers.of(owner, type);
  return picker?.key === owner.key[0] ? picker : null;
}

function typeOf(fields: Resource['fields'], name: string): string | undefined {
  return fields.find((field) => field.name === name)?.type.replace('!', '');
}

/** What the palette finds besides pages; it is loaded when the palette is first opened. */
export function paletteFile(plan: Plan, searches: readonly PickerPlan[]): GeneratedFile {
  // Of all at once: loading each by itself would be a request for each resource.
  const finders = searches.map(({ finder }) => importedModule(finder));
  return sourceFile(
    'src/resources/palette.ts',
    'the lists of the schema',
    code`
      /** What the palette finds: records, in the order of the navigation, and tools. */
      export const palette: ${framework.PaletteSource} = {
        searches: [${commas(finders)}],
        ${property('tools', plan.tools.length > 0 ? imported('tools', TOOLS) : '[]')},
      };
    `,
  );
}
