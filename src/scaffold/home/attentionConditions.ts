import type { Choice, Field } from '../../model/types/fields.ts';
import type { Variables } from '../../model/types/variables.ts';
import { holesIn, joinVariables, renameHoles } from '../../model/shapes/slots.ts';
import { canBeLate, standingOf } from '../../model/wording/standing.ts';
import { isEnd } from '../../model/wording/tones.ts';
import { splitWords } from '../../model/wording/words.ts';
import { isDate, isStatus, mainStatus } from '../fields/traits.ts';
import type { Literals } from '../graphql/literal.ts';
import type { FilterPlan } from '../lists/filterPlan.ts';

/** What a day is compared with, by how the schema compares: as `src/ui/home/attention.ts` has it. */
export type DayBound = 'today' | 'yesterday' | 'startOfToday' | 'endOfYesterday';

/** What a list is narrowed to: as its address has it, and as the backend is asked. */
export interface Narrowing {
  /** The parameters of the address with their values. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** The filter by a date that lies before today. */
  readonly before: { readonly filter: string; readonly bound: DayBound } | null;
  /** The enum that has the words of the values. */
  readonly enum: string | null;
  /** The words for it, where they are those of a field. */
  readonly label: string | null;
  readonly variables: Variables;
  readonly values: Literals;
}

/** What stands for a variable until the arguments are written out. */
export const VARIABLE = '$';

const NOTHING: Narrowing = {
  filters: {},
  before: null,
  enum: null,
  label: null,
  variables: {},
  values: {},
};

/** The records whose date has passed while they are not done: by the backend's own word, else by a date and a state. */
export function overdue(fields: readonly Field[], filters: readonly FilterPlan[]) {
  const flagged = fields.find((field) => /^(is)?(overdue|late|delayed|pastdue)$/.test(flag(field)));
  const said = flagged && yesNo(flagged, filters, true);
  if (said) return said;
  for (const date of fields.filter(isDue)) {
    const before = beforeToday(date, filters);
    const open = before && notDone(fields, filters);
    const both = open && joined(before, open);
    if (both) return both;
  }
  return null;
}

/** The records in states that say that something went wrong, or that need something. */
export function problem(fields: readonly Field[], filters: readonly FilterPlan[]) {
  const failed = inStates(fields, filters, (choice) => standingOf(choice) === 'failed');
  if (failed) return failed;
  const needing = fields.find(
    (field) =>
      field.kind === 'boolean' && /^(needs?|requires?)$/.test(splitWords(field.name)[0] ?? ''),
  );
  return needing ? yesNo(needing, filters, true) : null;
}

/** The records in states in which somebody has to go on with them. */
export function waiting(fields: readonly Field[], filters: readonly FilterPlan[]) {
  return inStates(fields, filters, (choice) => standingOf(choice) === 'waiting');
}

/** The records that somebody is not done with. */
export function open(fields: readonly Field[], filters: readonly FilterPlan[]) {
  return inStates(fields, filters, (choice) =>
    ['waiting', 'underWay', 'failed'].includes(standingOf(choice)),
  );
}

/** How records are known to be open: by their states, by the missing date of their end, or by a Boolean. */
function notDone(fields: readonly Field[], filters: readonly FilterPlan[]): Narrowing | null {
  const byState = inStates(fields, filters, canBeLate);
  if (byState) return byState;
  const ends = fields.filter(saysEnd);
  const date = ends.find((field) => isDate(field) && field.nullable);
  const byDate = date && isEmpty(date, filters);
  if (byDate) return byDate;
  const done = ends.find(({ kind }) => kind === 'boolean');
  return done ? yesNo(done, filters, false) : null;
}

/** The main status before the statuses of parts; of one filter, as many states as it takes. */
function inStates(
  fields: readonly Field[],
  filters: readonly FilterPlan[],
  isMeant: (choice: Choice) => boolean,
): Narrowing | null {
  const main = mainStatus(fields);
  const statuses = new Set([
    ...(main ? [main] : []),
    ...fields.filter((field) => isStatus(field) && !field.deprecated),
  ]);
  for (const { name, choices } of statuses) {
    const filter = filters.find((own) => own.name === name && own.enum !== null);
    const all = (choices ?? []).filter(({ deprecated }) => !deprecated);
    const meant = all.filter(isMeant).map(({ value }) => value);
    if (!filter || meant.length === 0 || meant.length === all.length) continue;
    const any = operator(filter, 'anyOf');
    const is = operator(filter, 'is');
    const [first] = meant;
    const values = any ? meant : [first];
    const variables = values.length === 1 && is ? is : any;
    if (variables) {
      const value = variables === is ? first : values;
      const narrowed = { filters: { [name]: values }, enum: filter.enum };
      return { ...NOTHING, ...narrowed, ...asked(name, variables, value) };
    }
  }
  return null;
}

function yesNo(
  { name, label }: Field,
  filters: readonly FilterPlan[],
  value: boolean,
): Narrowing | null {
  const filter = filters.find((own) => own.name === name && own.maker === 'yesNoFilter');
  const is = filter && operator(filter, 'is');
  if (!is) return null;
  return {
    ...NOTHING,
    filters: { [name]: [String(value)] },
    ...(value && { label }),
    ...asked(name, is, value),
  };
}

function isEmpty({ name }: Field, filters: readonly FilterPlan[]): Narrowing | null {
  const filter = filters.find((own) => own.name === name);
  const empty = filter && operator(filter, 'isEmpty');
  if (!empty) return null;
  return { ...NOTHING, filters: { [`${name}.isEmpty`]: ['true'] }, ...asked(name, empty, true) };
}

function beforeToday({ name }: Field, filters: readonly FilterPlan[]): Narrowing | null {
  const filter = filters.find((own) => own.name === name);
  if (filter?.maker !== 'dayFilter' && filter?.maker !== 'momentFilter') return null;
  const isDay = filter.maker === 'dayFilter';
  const less = operator(filter, 'lessThan');
  const variables = less ?? operator(filter, 'atMost');
  if (!variables) return null;
  const bound = less ? (isDay ? 'today' : 'startOfToday') : isDay ? 'yesterday' : 'endOfYesterday';
  const before = { filter: name, bound } as const;
  return { ...NOTHING, before, ...asked(name, variables, `${VARIABLE}${bound}`) };
}

/** Both at once; null where what one asks for leaves no room for the other. */
export function joined(one: Narrowing, other: Narrowing): Narrowing | null {
  const variables = joinVariables(one.variables, other.variables);
  const parts = [one, other].flatMap((each) => holesIn(each.variables));
  if (holesIn(variables).length < parts.length) return null;
  return {
    filters: { ...one.filters, ...other.filters },
    before: one.before ?? other.before,
    enum: one.enum ?? other.enum,
    label: one.label ?? other.label,
    variables,
    values: { ...one.values, ...other.values },
  };
}

function operator({ operators }: FilterPlan, name: string): Variables | undefined {
  return operators.find((own) => own.name === name)?.variables;
}

/** What is asked, with a hole and a value of its own. */
function asked(name: string, variables: Variables, value: Literals[string]) {
  return { variables: renameHoles(variables, 'value', name), values: { [name]: value } };
}

/** A Boolean's name in one word; nothing for other fields. */
function flag({ name, kind, list }: Field): string {
  return kind === 'boolean' && !list ? splitWords(name).join('') : '';
}

const DUE = new Set(
  'due deadline expires expiry expiration expected promised faellig frist'.split(' '),
);
const SMALL = new Set(['at', 'on', 'by', 'date', 'day', 'time', 'is', 'was', 'has', 'been']);

/** `paidOn`, `isCompleted`, `closedAt`: when something came to its end, or whether it did. */
function saysEnd({ name, list, deprecated }: Field): boolean {
  const [first = '', ...others] = splitWords(name).filter((word) => !SMALL.has(word));
  const isAlone = others.length === 0 && !list && !deprecated;
  return isAlone && (isEnd(first) || first === 'closed' || first === 'returned');
}

/** `dueOn`, `expectedDelivery`, and any date that something is to happen by (`finishBy`); not when a reminder of what is due was sent. */
function isDue(field: Field): boolean {
  const all = splitWords(field.name);
  const words = all.filter((word) => !SMALL.has(word));
  const saysDue = all.at(-1) === 'by' || words.some((word) => DUE.has(word));
  const isOne = isDate(field) && !field.list && !field.deprecated;
  return isOne && words.length <= 2 && saysDue;
}
