import { planLinkedValues } from '../links/linkedValues.ts';
import { otherSide } from '../../model/resources/joins.ts';
import type { List } from '../../model/types/relations.ts';
import { edgeColumns } from '../fields/columns.ts';
import type { FormsPlan } from '../forms/formPlan.ts';
import type { Tables } from '../lists/tables.ts';
import { camelCase, pascalCase } from '../names.ts';
import type { Planner } from '../planner.ts';
import type { UnionTabPlan } from '../resourcePlan.ts';
import type { Module, Subject } from '../subject.ts';
import type { FilteredLists } from './filteredLists.ts';
import { withoutPagedTwins } from './pagedTwins.ts';
import type { RelationTab } from './relationTab.ts';

/** One timeline for all lists that say what happened to the records that have them. */
export class Timelines {
  readonly #planner: Planner;
  readonly #known = new Map<Subject, Module>();

  constructor(planner: Planner) {
    this.#planner = planner;
  }

  /** The timeline of a resource's records; null where no list is shown as one. */
  of(target: Subject): Module | null {
    return this.#known.get(target) ?? null;
  }

  /** The timeline for the rows of a list; null where they are rows of a table. */
  for(target: Subject, list: List): Module | null {
    const { history, type } = target.resource;
    if (!history || list.rowType !== type || edgeColumns(this.#planner, list).length > 0)
      return null;
    const timeline =
      this.of(target) ?? this.#planner.names.inFolder(target, `${target.base}Timeline`, 'tsx');
    this.#known.set(target, timeline);
    return timeline;
  }
}

/** What the tabs of all records have in common. */
interface SharedPlans {
  readonly tables: Tables;
  readonly timelines: Timelines;
  readonly filteredLists: FilteredLists;
}

/**
 * Plans a tab for each relation to many of a record that can be asked for by its record alone, and one for each list
 * that can be narrowed to the record where it has no such relation.
 */
export function planTabs(
  planner: Planner,
  owner: Subject,
  { tables, timelines, filteredLists }: SharedPlans,
  formsOf: (target: Subject) => FormsPlan,
): RelationTab[] {
  if (!owner.record) return [];
  const below = withoutPagedTwins(owner.resource.relations).flatMap((relation) => {
    const { list } = relation;
    const target = planner.of(relation.to);
    if (!relation.many || relation.deprecated || !list || !target || list.required.length > 0)
      return [];
    return [{ relation, list, target, by: null }];
  });
  return [...below, ...filteredLists.for(owner)].map(({ relation, list, target, by }) => {
    const wanted = `${owner.base}${pascalCase(relation.field)}Tab`;
    const module = planner.names.inPart(owner, 'tabs', wanted, 'tsx');
    const timeline = timelines.for(target, list);
    const side =
      list.rowType === target.resource.type
        ? otherSide(target.resource, owner.resource, relation)
        : null;
    const table = side
      ? tables.forSide(target, list, side)
      : tables.for(target, list, { isWritten: timeline === null });
    const isOfRows = !by && timeline === null && side === null && areWhole(list, target);
    const changes =
      isOfRows && formsOf(target).ofRows
        ? planner.names.inPart(
            owner,
            'tabs',
            camelCase(`${owner.base} ${relation.field} changes`),
            'ts',
          )
        : null;
    const tab = { ...module, relation, list, target, table, timeline, changes, by };
    const isPlain = !by && timeline === null && side === null && changes === null;
    const { edit } = formsOf(owner);
    return { ...tab, linkedValues: isPlain ? planLinkedValues(planner, owner, tab, edit) : null };
  });
}

/** Whether a list has all rows at once, as the records that they are: each is found again among them. */
function areWhole({ pagination, fixed, rowType }: List, { resource }: Subject): boolean {
  return pagination.kind === 'none' && Object.keys(fixed).length === 0 && rowType === resource.type;
}

/**
 * The tabs without those of joins that say nothing but what another tab shows and links itself: `Product tags` beside
 * `Tags`.
 */
export function withoutBareJoins<Tab extends RelationTab & { readonly links: unknown }>(
  planner: Planner,
  tabs: readonly Tab[],
): Tab[] {
  return tabs.filter((tab) => {
    const { side, columns } = tab.table;
    const isBare = side !== null && columns.shown.length === 1;
    const other = isBare ? planner.of(side.to) : null;
    return !tabs.some((one) => one !== tab && one.links !== null && one.target === other);
  });
}

/** Plans the tabs of unions whose list comes in pages. */
export function planUnionTabs(planner: Planner, owner: Subject): UnionTabPlan[] {
  if (!owner.record) return [];
  return owner.resource.unionFields.flatMap((unionField): UnionTabPlan[] => {
    const { list, field } = unionField;
    if (!list || list.required.length > 0) return [];
    const entries = planner.unionMembers.of(unionField);
    if (!entries.isShown) return [];
    const module = planner.names.inPart(
      owner,
      'tabs',
      `${owner.base}${pascalCase(field)}Tab`,
      'tsx',
    );
    return [{ ...module, unionField, list, entries }];
  });
}
