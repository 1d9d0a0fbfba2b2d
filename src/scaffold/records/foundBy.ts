import { labelOf } from '../../locale/labelOf.ts';
import type { Model } from '../../model/types/model.ts';
import type { Resource } from '../../model/types/resource.ts';

/**
 * What each record is opened by where no list has it, in words: `ID`, or the parts of a key. A resource whose records
 * come from a field that finds any record, such as `node`, is left to what leads to them.
 *
 * @returns for each resource; none for those that have a list or no page
 */
export function foundBy({ resources }: Pick<Model, 'resources'>): (own: Resource) => string[] {
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
