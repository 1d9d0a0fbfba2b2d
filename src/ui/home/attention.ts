import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { listHref, type Resource } from '../../address/resource.ts';
import type { Choices } from '../../lists/choices.ts';
import { addDays, dayIn, startOfDay } from '../../lists/days.ts';
import type { Caught } from '../../relay/caught.ts';
import { pageQuery, type PageQueries } from '../../relay/pageQueries.ts';
import type { Visitor } from '../../visitor/visitor.ts';

/** Records that need somebody: a list that is narrowed to them, and their number. */
export interface AttentionEntry<Data = unknown> {
  /** Why they need somebody. */
  readonly kind: 'overdue' | 'problem' | 'yours' | 'waiting';
  readonly resource: Resource;
  /** What the list is narrowed to, as its address has it: `{ status: ['OPEN'] }`. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** The list's filter by a date that lies before today. */
  readonly before?: string;
  /** The words of the values in `filters`. */
  readonly states?: Choices;
  /** Words for it where there are no states. */
  readonly label?: string;
  count(data: Data): Caught<string | number>;
  /** Of what is the person's own: the list's filter by the person, and the person's key; none for nobody. */
  readonly person?: string;
  key?(data: Data): string | number | null | undefined;
}

/** What needs somebody, as the home page has it. */
export interface HomeAttention {
  readonly query: GraphQLTaggedNode;
  readonly days: readonly DayBound[];
  readonly entries: readonly AttentionEntry[];
}

/** Bounds of days that queries have as variables. Days are those of the person's time zone. */
const DAY_BOUNDS = {
  today,
  yesterday: (visitor: Visitor) => addDays(today(visitor), -1),
  startOfToday: (visitor: Visitor) => new Date(startOf(visitor)).toISOString(),
  endOfYesterday: (visitor: Visitor) => new Date(startOf(visitor) - 1).toISOString(),
};

export type DayBound = keyof typeof DAY_BOUNDS;

/** Defines what needs somebody: a query that counts it, and the entries that read the numbers and lead to the records. */
export function defineAttention<Query extends OperationType>({
  days = [],
  ...definition
}: {
  readonly query: GraphQLTaggedNode;
  /** The query's variables. */
  readonly days?: readonly DayBound[];
  readonly entries: ReadonlyArray<AttentionEntry<Query['response']>>;
}): HomeAttention {
  return { ...definition, days } as HomeAttention;
}

/** The page does not wait for the numbers. */
export function attentionQueries({ query, days }: HomeAttention, visitor: Visitor): PageQueries {
  const variables = Object.fromEntries(days.map((day) => [day, DAY_BOUNDS[day](visitor)]));
  return { attention: pageQuery(query, variables, { need: 'deferred' }) };
}

/** The list with exactly the records that were counted. @param key of the person whose own they are */
export function attentionHref(
  { resource, filters, before, person }: AttentionEntry,
  visitor: Pick<Visitor, 'timeZone' | 'now'>,
  key?: string | number | null,
): string {
  const parameters = Object.entries(filters).flatMap(([name, values]) =>
    values.map((value) => [name, value]),
  );
  if (before !== undefined) parameters.push([`${before}.lessThan`, today(visitor)]);
  if (person !== undefined) parameters.push([person, String(key)]);
  return `${listHref(resource)}?${new URLSearchParams(parameters)}`;
}

function today({ timeZone, now }: Pick<Visitor, 'timeZone' | 'now'>): string {
  return dayIn(timeZone, now);
}

function startOf(visitor: Visitor): number {
  return startOfDay(today(visitor), visitor.timeZone);
}
