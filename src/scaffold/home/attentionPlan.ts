import { Kind, visit, type ArgumentNode } from 'graphql';
import type { List, Relation } from '../../model/types/relations.ts';
import type { Viewer } from '../../model/types/signIn.ts';
import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import { holesIn } from '../../model/shapes/slots.ts';
import { isDraft } from '../../model/wording/standing.ts';
import { saysResponsible } from '../fields/responsible.ts';
import { countingOf, type Counting } from '../lists/counting.ts';
import type { FilterPlan } from '../lists/filterPlan.ts';
import { planFilters } from '../lists/filters.ts';
import { literalListArguments } from '../lists/literalListArguments.ts';
import { camelCase } from '../names.ts';
import type { Context } from '../context.ts';
import type { Subject } from '../subject.ts';
import * as conditions from './attentionConditions.ts';
import { VARIABLE, type DayBound, type Narrowing } from './attentionConditions.ts';
import type { ResourceGroups } from './resourceGroups.ts';

/** Why records need somebody; in the order in which they are shown. */
const KINDS = ['overdue', 'problem', 'yours', 'waiting'] as const;

export type AttentionKind = (typeof KINDS)[number];

/** Records that need somebody: the list that is narrowed to them, and how they are counted. */
export interface AttentionPlan {
  /** The name of the number in the answer: `overdueInvoices`. */
  readonly alias: string;
  readonly kind: AttentionKind;
  readonly owner: Subject;
  readonly narrowing: Narrowing;
  readonly counting: Counting;
  readonly args: readonly ArgumentNode[];
  /** The bound of a day that the arguments name as a variable, with its type. */
  readonly variable: { readonly name: DayBound; readonly type: string } | null;
  /** Of what is the person's own: the filter of the list by the person. */
  readonly person: string | null;
}

/** All of it, and who is asked about. */
export interface AttentionPlans {
  readonly entries: readonly AttentionPlan[];
  /** Who is signed in, where something is the person's own. */
  readonly viewer: { readonly of: Viewer; readonly key: string } | null;
}

/** As many as are taken in at a glance, beside what is the person's own. */
const MOST = 8;
/** So that one kind does not take the room of the others. */
const MOST_OF_A_KIND = 3;

/**
 * The records that need somebody, as far as lists can be narrowed to them: overdue ones, failed ones, a person's own
 * that are not done, and ones that wait.
 */
export function chooseAttention(context: Context, { main, more }: ResourceGroups): AttentionPlans {
  const owners = [...main, ...more].filter(({ resource }) => !resource.join && !resource.history);
  const viewer = personOf(context);
  const all = owners.flatMap((owner) => planAll(context, owner, viewer));
  const [overdue, problems, yours, waiting] = KINDS.map((kind) =>
    all.filter((plan) => plan.kind === kind),
  );
  const few = [overdue, problems, yours].map((plans) => plans.slice(0, MOST_OF_A_KIND));
  const room = MOST - few[0].length - few[1].length;
  const entries = withOneType([...few.flat(), ...mostTelling(waiting, all).slice(0, room)]);
  return { entries, viewer: entries.some(({ person }) => person !== null) ? viewer : null };
}

/** Drafts wait for their author alone; of what is overdue already, it says less that it waits. */
function mostTelling(
  waiting: readonly AttentionPlan[],
  all: readonly AttentionPlan[],
): AttentionPlan[] {
  const late = new Set(all.filter(({ kind }) => kind === 'overdue').map(({ owner }) => owner));
  const rank = ({ owner, narrowing }: AttentionPlan) =>
    (Object.values(narrowing.filters).flat().every(isDraft) ? 2 : 0) + (late.has(owner) ? 1 : 0);
  return waiting.toSorted((one, other) => rank(one) - rank(other));
}

function planAll(context: Context, owner: Subject, viewer: AttentionPlans['viewer']) {
  const { list, fields } = owner.resource;
  if (!list || !isAskable(list)) return [];
  const filters = planFilters(context, owner.resource, list);
  const own = viewer && planYours(context, owner, viewer);
  return [
    planOne(context, owner, 'overdue', list, conditions.overdue(fields, filters)),
    planOne(context, owner, 'problem', list, conditions.problem(fields, filters)),
    own,
    planOne(context, owner, 'waiting', list, conditions.waiting(fields, filters)),
  ].flatMap((plan) => plan ?? []);
}

/** Whether the list can be asked without anything else. */
function isAskable({ required, above, path }: List): boolean {
  return required.length === 0 && Object.keys(above).length === 0 && path.length > 0;
}

function planOne(
  context: Context,
  owner: Subject,
  kind: AttentionKind,
  list: List,
  narrowing: Narrowing | null,
): AttentionPlan | null {
  const counting = countingOf(list);
  if (!counting || !narrowing) return null;
  const { variables, values, before } = narrowing;
  const literals = literalListArguments(context, counting.list, variables, counting.rows, values);
  const hole = before && holesIn(variables).find(({ hole: own }) => own.hole === before.filter);
  if (!literals || (before && !hole)) return null;
  return {
    alias: camelCase(`${kind === 'yours' ? 'your' : kind} ${owner.descriptor.name}`),
    kind,
    owner,
    narrowing,
    counting,
    args: literals.map(withVariables),
    variable:
      before && hole ? { name: before.bound, type: `${namedTypeOf(hole.hole.type)}!` } : null,
    person: null,
  };
}

/** What stands for a variable as that variable. */
function withVariables(argument: ArgumentNode): ArgumentNode {
  return visit(argument, {
    StringValue: ({ value }) =>
      value.startsWith(VARIABLE)
        ? {
            kind: Kind.VARIABLE,
            name: { kind: Kind.NAME, value: value.slice(VARIABLE.length) },
          }
        : undefined,
  }) as ArgumentNode;
}

/** A variable has one type: of dates of several types, the first. */
function withOneType(plans: readonly AttentionPlan[]): AttentionPlan[] {
  const types = new Map<string, string>();
  return plans.filter(({ variable }) => {
    if (!variable) return true;
    const known = types.get(variable.name) ?? variable.type;
    types.set(variable.name, known);
    return known === variable.type;
  });
}

/** Who is signed in, if it is a record that lists can be filtered by. */
function personOf(context: Context): AttentionPlans['viewer'] {
  const { viewer } = context.model;
  const person = viewer?.resource ? context.of(viewer.resource) : undefined;
  const [key, ...others] = person?.key ?? [];
  const isPlain = key !== undefined && others.length === 0 && !key.includes('.');
  return viewer && person && isPlain && !viewer.abstract ? { of: viewer, key } : null;
}

/** The person's own records, counted where the person has them, so that nobody needs to know who it is before. */
function planYours(
  context: Context,
  owner: Subject,
  { of, key }: NonNullable<AttentionPlans['viewer']>,
): AttentionPlan | null {
  const { resource, type } = of;
  const person = resource === null ? undefined : context.of(resource)?.resource;
  const people = owner.resource.relations.filter(({ to, many }) => !many && to === type);
  const lists = (person?.relations ?? []).filter(isListOf(owner.resource.type));
  // Of several, nothing says which list is of whom.
  if (!person || people.length !== 1 || lists.length !== 1) return null;
  const [[{ field: back }], [{ list }]] = [people, lists];
  if (!saysResponsible(back)) return null;
  const whole = owner.resource.list && planFilters(context, owner.resource, owner.resource.list);
  if (!list || !whole || !isAskable(list) || !takesPerson(whole, back, key)) return null;
  const narrowing = conditions.open(
    owner.resource.fields,
    planFilters(context, owner.resource, list),
  );
  // The list of all records has to be narrowed in the same way.
  const same = conditions.open(owner.resource.fields, whole);
  if (JSON.stringify(same?.filters) !== JSON.stringify(narrowing?.filters)) return null;
  const plan = planOne(context, owner, 'yours', list, narrowing);
  return plan && { ...plan, person: back };
}

function isListOf(type: string): (relation: Relation) => boolean {
  return ({ to, many, list }) => many && to === type && list !== null;
}

function takesPerson(filters: readonly FilterPlan[], back: string, key: string): boolean {
  return filters.some(
    ({ name, relationKey, operators }) =>
      name === back &&
      relationKey === key &&
      operators.some((operator) => operator.name === 'is' || operator.name === 'anyOf'),
  );
}
