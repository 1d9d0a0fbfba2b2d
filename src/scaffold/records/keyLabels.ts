import { labelOf } from '../../locale/labelOf.ts';
import type { Model } from '../../model/types/model.ts';
import type { Resource } from '../../model/types/resource.ts';

/**
 * The labels of the key by which people open a record where no list has it: `ID`, or its parts. A resource whose records
 * come from a field that finds any record, such as `node`, is left to what leads to them.
 *
 * @returns for each resource; none for those that have a list or no page
 */
export function keyLabels({ resources }: Pick<Model, 'resources'>): (own: Resource) => string[] {
  const finders = new Map<string, number>();
  for (const { lookup } of resources) {
    const path = lookup?.path.join('.') ?? '';
    finders.set(path, (finders.get(path) ?? 0) + 1);
  }
  return ({ list, lookup, join, fields }) => {
    if (list || !lookup || join || finders.get(lookup.path.join('.')) !== 1) return [];
    return lookup.key.map(
      (key) => fields.find(({ name }) => name === key)?.label ?? labelOf(key.replaceAll('.', '_')),
    );
  };
}
