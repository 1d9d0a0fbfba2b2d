import type { Resource } from '../../model/types/resource.ts';
import type { PickerPlan } from '../forms/pickers.ts';
import type { Planner } from '../planner.ts';
import type { Subject } from '../subject.ts';
import type { ResourceGroups } from './resourceGroups.ts';

/**
 * How the palette finds records, in the order of the navigation: where the schema can search a list, and a record has
 * a page by its key.
 */
export function chooseSearches(planner: Planner, { main }: ResourceGroups): PickerPlan[] {
  return main.flatMap((owner) => searchOf(planner, owner) ?? []);
}

function searchOf(planner: Planner, owner: Subject): PickerPlan | null {
  const { list, fields } = owner.resource;
  const type = owner.key.length === 1 ? typeOf(fields, owner.key[0]) : undefined;
  if (!list?.search || !owner.record || type === undefined) return null;
  const picker = planner.pickers.of(owner, type);
  return picker?.key === owner.key[0] ? picker : null;
}

function typeOf(fields: Resource['fields'], name: string): string | undefined {
  return fields.find((field) => field.name === name)?.type.replace('!', '');
}
