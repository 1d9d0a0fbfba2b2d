import type { Resource } from '../../model/types/resource.ts';
import { isMoney, shownStatus } from '../fields/traits.ts';

/** Actions beyond so many say no more of a resource. */
const MOST_ACTIONS = 3;

/**
 * How likely people are to work with the records of each resource. By relations alone, what all else refers to would
 * come first, such as staff and languages; what people work on says more of itself, has a status and amounts, and
 * things that can be done with it. Counts weigh by their logarithm: of twenty relations the last says less than the first.
 *
 * @param resources all of the schema, since relations of any lead to the others
 * @returns by their types; only the order of the numbers means something
 */
export function prominenceOf(resources: readonly Resource[]): ReadonlyMap<string, number> {
  const relations = relationsOf(resources);
  return new Map(
    resources.map((resource) => [
      resource.type,
      Math.log2(1 + (relations.get(resource.type) ?? 0)) +
        Math.log2(1 + resource.fields.length) +
        changesOf(resource) / 2 +
        Number(shownStatus(resource.fields) !== undefined) +
        Number(resource.fields.some(isMoney)),
    ]),
  );
}

/** Whether records go through states by what people do with them, such as transactions, which need no name for that. */
export function isWorkedOn(resource: Resource): boolean {
  return changesOf(resource) > 0 && shownStatus(resource.fields) !== undefined;
}

/** How much hangs on each type: the relations that lead to it, and its own to many. */
function relationsOf(resources: readonly Resource[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type, relations } of resources)
    for (const { to, many } of relations) {
      const hub = many ? type : to;
      counts.set(hub, (counts.get(hub) ?? 0) + 1);
    }
  return counts;
}

/** In how many ways a record can be changed. */
function changesOf({ create, update, delete: remove, actions }: Resource): number {
  const own = [create, update, remove].filter((mutation) => mutation !== null).length;
  return own + Math.min(actions.length, MOST_ACTIONS);
}
