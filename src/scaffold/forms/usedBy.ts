import { at, holesIn, isBranch, place } from '../../model/shapes/slots.ts';
import type { FilterField } from '../../model/types/listQuery.ts';
import type { Template, Variables } from '../../model/types/variables.ts';
import { object, property, text } from '../code/docs.ts';
import { entry } from '../code/entries.ts';
import type { Context } from '../context.ts';
import { relationBackTo } from '../lists/backRelations.ts';
import { templateDoc } from '../lists/template.ts';
import type { Subject } from '../subject.ts';
import type { PickerPlan } from './pickers.ts';

/** The records of a picker that rows of another list have: those that a board of these rows has lanes for. */
export interface UsePlan {
  /** The list and its relation: `tickets.assignee`. */
  readonly name: string;
  /** What is sent for them. */
  readonly variables: Variables;
}

/**
 * The relations of other lists to a picker's records, where its list can be asked for records that have any such rows: those
 * with most of them first, where it can be sorted by that. Two relations of a list to the same records, such as a buyer and
 * a seller, could be meant either way.
 */
export function planUses(
  context: Context,
  { owner, list }: Pick<PickerPlan, 'owner' | 'list'>,
): UsePlan[] {
  const related = (list.filter?.related ?? []).filter(({ slots }) => slots.any);
  return related.flatMap(({ field, to, only, slots: { any } }) => {
    const rows = context.of(to);
    const relation = rows?.list ? relationBackTo(rows, owner.resource.type) : null;
    const isOnly = related.filter((other) => other.to === to).length === 1;
    if (!any || !rows || relation === null || !isOnly) return [];
    const found = place(any, anyRow(rows, relation, only));
    // An order in the same argument as the condition is left out.
    const variables = { ...mostFirst(list, field), ...found };
    return [{ name: `${rows.resource.slug}.${relation}`, variables }];
  });
}

/** What is sent for the records with most others first; nothing where the backend does not sort by their number. */
function mostFirst({ sort }: PickerPlan['list'], relation: string): Variables {
  return sort?.counts?.find(({ field }) => field === relation)?.descending ?? {};
}

/**
 * A condition that all rows meet: a relation, or a value, that every row has is not empty. Some backends ignore
 * conditions that are empty objects.
 *
 * @param only the names of the conditions that are taken; null for all of them
 */
function anyRow(
  { resource: { fields, list } }: Subject,
  relation: string,
  only: readonly string[] | null,
): Template {
  const { fields: filters = [], conditions } = list?.filter ?? {};
  const hasValue = ({ field }: FilterField) =>
    field === relation || fields.some(({ name, nullable }) => name === field && !nullable);
  if (!conditions) return {};
  const [first = {}] = filters
    .filter(hasValue)
    .sort((one, other) => Number(other.field === relation) - Number(one.field === relation))
    .flatMap(({ operators }) => operators.filter(({ name }) => name === 'isEmpty'))
    .map(({ variables }) => at(isNotEmpty(variables), conditions.slot))
    .filter((asked) => isBranch(asked))
    .filter((asked) => Object.keys(asked).every((name) => only?.includes(name) ?? true));
  return first;
}

/** What is sent to ask whether there is a value, by what asks whether there is none. */
function isNotEmpty(isEmpty: Variables): Variables {
  const [{ slot, hole }] = holesIn(isEmpty);
  const [, some = false] = hole.presence ?? [];
  return place(slot, some);
}

/** `usedBy: { 'tickets.assignee': { filter: { assignedTickets: { some: {} } } } }` */
export function usedByProperty(uses: readonly UsePlan[]): string[] {
  if (uses.length === 0) return [];
  const entries = uses.map(({ name, variables }) =>
    entry(
      name,
      templateDoc(variables, ({ hole }) => text(hole)),
    ),
  );
  return [property('usedBy', object(entries, { expanded: true }))];
}
