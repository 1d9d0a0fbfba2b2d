import type { Relation } from '../../model/types/relations.ts';
import { sameName } from '../../model/wording/words.ts';
import { pascalCase } from '../names.ts';
import type { UnionMembersPlan } from '../unions/unionMembers.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import type { Subject } from '../subject.ts';
import type { TablePlan } from '../fields/tablePlan.ts';

/**
 * Relations of rows back to the record that they are shown below. The record's page neither fetches nor shows it in
 * each row, since all its rows have it in common; other pages do. So the rows' fragment has an argument for such a
 * relation, true by default.
 */

/** The fragment's argument that includes a relation: `withOrder`. */
export function flagOf(relation: string): string {
  return `with${pascalCase(relation)}`;
}

/** The relations to one by which rows may lead to the record above them. */
export function relationsToOwner({ resource }: Subject, type: string): Relation[] {
  return resource.relations.filter(({ to, many }) => !many && to === type);
}

/** The relation of rows to the record above them; null if it is not clear which. */
export function relationBackTo(rows: Subject, type: string): string | null {
  const back = relationsToOwner(rows, type);
  return back.length === 1 ? back[0].field : null;
}

/** The relations of entries named after the record of the page: `issue` of an issue's events. */
export function relationsBackTo(
  { unionMembers }: Pick<UnionMembersPlan, 'unionMembers'>,
  type: string,
): string[] {
  const back = unionMembers.flatMap(({ relations }) =>
    relations.filter(({ field, to }) => to === type && sameName(field) === sameName(type)),
  );
  return [...new Set(back.map(({ field }) => field))];
}

/** The relations that a table's rows have back to the records that have a tab with it. */
export function relationsBackOfTable({ resources }: Plan, table: TablePlan): Set<string> {
  return relationsBack(table.owner, resources, ({ tabs }) =>
    tabs.some((tab) => tab.table === table && tab.timeline === null),
  );
}

/** The relations of a timeline's entries back to the records with such a tab. */
export function relationsBackOfTimeline({ resources }: Plan, owner: Subject): Set<string> {
  return relationsBack(owner, resources, ({ tabs }) =>
    tabs.some(({ target, timeline }) => target === owner && timeline !== null),
  );
}

/** The relations that entries have back to the records that have a tab with them. */
export function relationsBackOfEntries(
  { resources }: Plan,
  entries: UnionMembersPlan,
): Set<string> {
  const having = resources.filter(({ unionTabs }) =>
    unionTabs.some((tab) => tab.entries === entries),
  );
  return new Set(
    having.flatMap(({ subject: { resource } }) => relationsBackTo(entries, resource.type)),
  );
}

function relationsBack(
  owner: Subject,
  resources: readonly ResourcePlan[],
  hasTab: (resource: ResourcePlan) => boolean,
): Set<string> {
  return new Set(
    resources
      .filter(hasTab)
      .flatMap(({ subject: { resource } }) => relationBackTo(owner, resource.type) ?? []),
  );
}
