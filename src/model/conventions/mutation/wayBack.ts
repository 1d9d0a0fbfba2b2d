import { getNamedType, isEnumType, type GraphQLArgument } from 'graphql';
import type { Action, Mutation } from '../../types/mutation.ts';
import { inputFields } from '../../shapes/typeShapes.ts';
import { splitWords } from '../../wording/words.ts';
import type { MutationField } from './field.ts';
import { SEVERAL } from './name.ts';

/** Steps that only move a record's state, each with the state and with what moves it back. */
const STEPS: ReadonlyMap<string, { readonly state: string; readonly back: readonly string[] }> =
  new Map([
    ['archive', { state: 'archived', back: ['unarchive', 'dearchive', 'restore', 'reopen'] }],
    ['close', { state: 'closed', back: ['reopen', 'open', 'unclose'] }],
    ['finalize', { state: 'finalized', back: ['reopen', 'unfinalize'] }],
    ['finalise', { state: 'finalised', back: ['reopen', 'unfinalise'] }],
  ]);

/**
 * The actions of a resource, where what ends something asks first unless it can be moved back, by another action or by a
 * change of the record's state: closing a ticket that can be opened again is a step like any other. What is forced asks,
 * too; a toggle is its own way back.
 *
 * @param update what changes a record
 */
export function withWaysBack(
  actions: readonly Action[],
  update: Mutation | null,
  fields: readonly MutationField[],
): Action[] {
  const known = new Set(actions.map((action) => wordsOf(action).join(' ')));
  return actions.map((action) => {
    const [verb = '', ...rest] = wordsOf(action);
    if (verb === 'toggle') return { ...action, danger: false };
    if (verb === 'force') return { ...action, danger: true };
    const step = STEPS.get(verb);
    if (!step) return action;
    const isBack =
      step.back.some((other) => known.has([other, ...rest].join(' '))) ||
      (rest.length === 0 && update !== null && sets(update, step.state, fields));
    return { ...action, danger: !isBack };
  });
}

/** What is done, in words that begin with the verb. */
function wordsOf({ label }: Action): string[] {
  return splitWords(label).filter((word) => !SEVERAL.has(word));
}

/** Whether a mutation takes the state of a record: one of several, or whether it is in that one. */
function sets(
  { path, values }: Mutation,
  state: string,
  fields: readonly MutationField[],
): boolean {
  const found = fields.find((other) => other.path.join('.') === path.join('.'));
  const given = (values ?? []).reduce<readonly Input[]>(inside, found?.field.args ?? []);
  return given.some(({ name, type }) => {
    const words = splitWords(name);
    const last = words.at(-1) ?? '';
    const isOneOf = ['status', 'state', 'stage'].includes(last) && isEnumType(getNamedType(type));
    return isOneOf || last === state || words.join(' ') === `${state} at`;
  });
}

type Input = Pick<GraphQLArgument, 'name' | 'type'>;

/** The inputs inside one of several; in a list those of each item. */
function inside(inputs: readonly Input[], name: string): readonly Input[] {
  if (name === '0') return inputs;
  const input = inputs.find((other) => other.name === name);
  return input ? inputFields(input.type) : [];
}
