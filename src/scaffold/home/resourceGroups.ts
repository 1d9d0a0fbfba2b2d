import type { Resource } from '../../model/types/resource.ts';
import type { Subject } from '../subject.ts';

/** As many as are seen at a glance. */
const MOST_IN_MAIN = 16;

/** The resources that have a list, as the navigation groups them. */
export interface ResourceGroups {
  readonly main: readonly Subject[];
  readonly more: readonly Subject[];
  /** Those that keep the system running. */
  readonly system: readonly Subject[];
}

/**
 * The main resources come first: records with a name, those with the most relations before the
 * rest. Lines and figures come below their parents; the other resources are sorted by name, those that only join
 * others at the end: one comes to them by what they join. Those of the system are apart from those of the business.
 */
export function groupsOf(
  owners: readonly Subject[],
  last: readonly string[] | null = null,
): ResourceGroups {
  const weights = weightsOf(owners.map(({ resource }) => resource));
  const weightOf = ({ resource }: Subject) => weights.get(resource.type) ?? 0;
  const chosen = owners
    .filter(({ resource }) => resource.title.length > 0 && !resource.isSystem)
    .sort((one, other) => weightOf(other) - weightOf(one))
    .slice(0, MOST_IN_MAIN);
  const kept = (last ?? []).flatMap(
    (name) => owners.find(({ descriptor }) => descriptor.name === name) ?? [],
  );
  const main = kept.length > 0 ? kept : chosen;
  const others = owners
    .filter((owner) => !main.includes(owner))
    .sort(
      (one, other) =>
        Number(one.resource.join !== null) - Number(other.resource.join !== null) ||
        (one.resource.pluralLabel < other.resource.pluralLabel ? -1 : 1),
    );
  return {
    main,
    more: others.filter(({ resource }) => !resource.isSystem),
    system: others.filter(({ resource }) => resource.isSystem),
  };
}

/** Type → how much hangs on it: the relations that lead to it, and its own to many. */
function weightsOf(resources: readonly Resource[]): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (type: string) => weights.set(type, (weights.get(type) ?? 0) + 1);
  for (const { type, relations } of resources) {
    for (const { to, many } of relations) add(many ? type : to);
  }
  return weights;
}
