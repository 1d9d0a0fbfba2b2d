import type { Resource } from '../../model/model.ts';
import { array, lines } from '../code/docs.ts';
import { SourceFile } from '../code/sourceFile.ts';
import type { PickerPlan } from '../forms/pickers.ts';
import type { Plan, ResourcePlan } from '../plan.ts';
import { groupsOf } from './navigation.ts';

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

/** The searches, for the palette, which loads them when they are first used. */
export function searchesFile(searches: readonly PickerPlan[]): [path: string, text: string] {
  const file = new SourceFile('src/resources/searches.ts', 'the lists of the schema');
  const type = file.type('RecordSearch', 'src/ui/palette/recordSearch.ts');
  const names = searches.map(({ name, path }) => file.value(name, path));
  const text = file.print(
    lines('/** The records that the palette finds, in the order of the navigation. */', [
      `export const searches: readonly ${type}[] = `,
      array(names),
      ';',
    ]),
  );
  return [file.path, text];
}
