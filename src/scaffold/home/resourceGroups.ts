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
  /** Resources that only join two others; people reach them from the records that they join. */
  readonly joins: readonly Subject[];
}

/**
 * The main resources come first: records with a name, those with the most relations before the
 * rest. Lines and figures come below their parents; the other resources are sorted by name. Those of the system are apart
 * from those of the business, and so are those that only join others.
 */
export function groupsOf(
  all: readonly Subject[],
  last: readonly string[] | null = null,
): ResourceGroups {
  const isJoin = ({ resource }: Subject) => resource.join !== null;
  // An app of nothing but joins has them as all that there is.
  const owners = all.every(isJoin) ? all : all.filter((owner) => !isJoin(owner));
  const weights = weightsOf(all.map(({ resource }) => resource));
  const weightOf = ({ resource }: Subject) => weights.get(resource.type) ?? 0;
  const chosen = owners
    .filter(({ resource }) => resource.title.length > 0 && !resource.isSystem)
    .sort((one, other) => weightOf(other) - weightOf(one))
    .slice(0, MOST_IN_MAIN);
  const kept = (last ?? []).flatMap(
    (name) => owners.find(({ descriptor }) => descriptor.name === name) ?? [],
  );
  const main = kept.length > 0 ? kept : chosen;
  const others = owners.filter((owner) => !main.includes(owner)).sort(byName);
  return {
    main,
    more: others.filter(({ resource }) => !resource.isSystem),
    system: others.filter(({ resource }) => resource.isSystem),
    joins: all.filter((owner) => !owners.includes(owner)).sort(byName),
  };
}

function byName(one: Subject, other: Subject): number {
  return one.resource.pluralLabel < other.resource.pluralLabel ? -1 : 1;
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
