import type { Choices } from '../../lists/choices.ts';
import { reading, type Caught } from '../../relay/caught.ts';
import { isAllowed } from '../access/recordPermissions.ts';
import type { ActionLink, FlagChange } from './recordAction.ts';

/** The field that says how far a record has come. */
export interface RecordState {
  readonly field: string;
  readonly choices: Choices;
}

/** What an action says of when it is offered. */
type Offered = Pick<
  ActionLink<never>,
  'isDelete' | 'isDangerous' | 'leadsTo' | 'sets' | 'permission'
>;

interface Allowance {
  readonly isDenied?: boolean;
  /** It leads to the record's next state. */
  readonly isNext?: boolean;
  /** It leads on from a state that ends the record's way, or past the next one: it is not what people look for. */
  readonly isUnexpected?: boolean;
}

/**
 * The actions that a record allows, without those that lead to where it is or was: a shipped order is not confirmed again,
 * and what is not archived is not unarchived.
 * Deleting stays where people look for it, as denied: other actions come and go with the state of a record.
 *
 * @returns the action that leads to the record's next state first
 */
export function allowedActions<Link extends Offered>(
  actions: readonly Link[],
  record: unknown,
  state?: RecordState,
): ReadonlyArray<Link & Allowance> {
  const allowed = actions.flatMap((link): Array<Link & Allowance> => {
    // What the record itself allows is known better.
    if (!link.permission && link.sets && isAlready(record, link.sets)) return [];
    if (isAllowed(record, link.permission)) return [link];
    return link.isDelete ? [{ ...link, isDenied: true }] : [];
  });
  const current = state && valueIn(record, state.field);
  if (!current) return allowed;
  const choiceOf = (value = '') =>
    Object.hasOwn(state.choices, value) ? state.choices[value] : undefined;
  const { step, isFinal } = choiceOf(current) ?? {};
  const stepsAhead = ({ leadsTo }: Offered) => {
    const target = choiceOf(leadsTo)?.step;
    return step === undefined || target === undefined ? null : target - step;
  };
  const isPast = (link: Offered) =>
    !link.permission && (link.leadsTo === current || (stepsAhead(link) ?? 1) <= 0);
  const open = allowed.filter((link) => !isPast(link));
  const [next] = open
    .filter((link) => !link.isDangerous && (stepsAhead(link) ?? 0) > 0)
    .toSorted((one, other) => (stepsAhead(one) ?? 0) - (stepsAhead(other) ?? 0));
  const isUnexpected = (link: Offered) =>
    !link.permission &&
    (isFinal === true
      ? choiceOf(link.leadsTo)?.step !== undefined
      : next !== undefined && (stepsAhead(link) ?? 0) > (stepsAhead(next) ?? 0));
  const others = open
    .filter((link) => link !== next)
    .map((link) => (isUnexpected(link) ? { ...link, isUnexpected: true } : link));
  return next ? [{ ...next, isNext: true }, ...others] : others;
}

/** Whether a record says that it is where an action would bring it. A date to come says nothing of today. */
function isAlready(record: unknown, { field, isDate, value, to }: FlagChange): boolean {
  const read = reading((record as Record<string, Caught<unknown>>)[field]);
  if (!read.ok || read.value === undefined) return false;
  if (!isDate) return read.value !== null && (read.value === (value ?? true)) === to;
  if (read.value === null) return !to;
  return to && !(Date.parse(String(read.value)) > Date.now());
}

function valueIn(record: unknown, field: string): string | undefined {
  const read = reading((record as Record<string, Caught<unknown>>)[field]);
  return read.ok && typeof read.value === 'string' ? read.value : undefined;
}
