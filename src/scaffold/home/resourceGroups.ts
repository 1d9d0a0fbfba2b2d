import type { Subject } from '../subject.ts';
import { isWorkedOn, prominenceOf } from './prominence.ts';

/** As many as are seen at a glance. */
const MOST_IN_MAIN = 16;

/** The resources that have a page of their own, as the navigation groups them. */
export interface ResourceGroups {
  readonly main: readonly Subject[];
  readonly more: readonly Subject[];
  /** Those that keep the system running. */
  readonly system: readonly Subject[];
  /** Those that no list has: their records are opened by their keys. */
  readonly withoutList: readonly Subject[];
  /** Resources that only join two others; people reach them from the records that they join. */
  readonly joins: readonly Subject[];
}

/**
 * The main resources come first: records with a name, or a status that people change, those that people are most likely
 * to work with before the rest.
 * The other resources are sorted by name. Those of the system are apart from those of the business, and so are those
 * that only join others. An app that has a navigation keeps its order.
 */
export function groupsOf(
  subjects: readonly Subject[],
  last: readonly string[] | null = null,
): ResourceGroups {
  const all = subjects.filter(({ list }) => list);
  const isJoin = ({ resource }: Subject) => resource.join !== null;
  // An app of nothing but joins has them as all that there is.
  const owners = all.every(isJoin) ? all : all.filter((owner) => !isJoin(owner));
  const prominences = prominenceOf(all.map(({ resource }) => resource));
  const prominence = ({ resource }: Subject) => prominences.get(resource.type) ?? 0;
  const chosen = owners
    .filter(
      ({ resource }) => (resource.title.length > 0 || isWorkedOn(resource)) && !resource.isSystem,
    )
    .sort((one, other) => prominence(other) - prominence(one))
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
    withoutList: subjects.filter(({ keyLabels }) => keyLabels.length > 0).sort(byName),
    joins: all.filter((owner) => !owners.includes(owner)).sort(byName),
  };
}

function byName(one: Subject, other: Subject): number {
  return one.resource.pluralLabel < other.resource.pluralLabel ? -1 : 1;
}
