import { getNamedType, isLeafType, isUnionType } from 'graphql';
import type { Candidates } from './candidates.ts';
import { findRows } from './conventions/rows.ts';
import type { Omission, Resource } from './model.ts';
import type { ResourceTypes } from './resourceTypes.ts';
import type { RootField } from './rootFields.ts';
import { needsNoArguments } from './typeShapes.ts';
import type { CompositeType } from './typeShapes.ts';

/** The root fields that no screen asks, each with the reason; namespaces whose fields are asked are none. */
export function readOmissions(
  candidates: Candidates,
  types: ResourceTypes,
  resources: readonly Resource[],
): Omission[] {
  const used = new Set<string>();
  for (const { list, lookup } of resources) {
    for (const path of [list?.path, lookup?.path, list?.total?.path]) {
      path?.forEach((_, index) => used.add(path.slice(0, index + 1).join('.')));
    }
  }
  const alternatives = new Set(types.types.flatMap((type) => rootsOf(type, candidates)));
  return candidates.roots
    .filter(
      (root) =>
        root.place !== 'singleton' &&
        !used.has(root.path.join('.')) &&
        root.field !== candidates.node?.field,
    )
    .filter((root) => !alternatives.has(root))
    .map((root) => ({ what: `${root.parent.name}.${root.field.name}`, why: reason(root) }));
}

/** All lists and lookups of a resource: its own reasons name those that are not used. */
function rootsOf(type: CompositeType, { lists, lookups }: Candidates): RootField[] {
  return [...(lists.get(type) ?? []), ...(lookups.get(type) ?? [])].map(({ root }) => root);
}

function reason(root: RootField): string {
  const { field } = root;
  const type = getNamedType(field.type);
  if (isLeafType(type)) return 'gives a value, no record';
  const rows = findRows(field.type);
  if (isUnionType(rows?.type ?? type))
    return 'its records are of several types that share no field';
  if (rows)
    return needsNoArguments(field)
      ? `gives ${rows.type.name}, which has no key`
      : 'gives results for its arguments, no records';
  return needsNoArguments(field)
    ? 'gives one object, which no list shows'
    : 'its arguments are not the key of a record';
}
