import type { Field } from '../../model/types/fields.ts';
import type { Resource } from '../../model/types/resource.ts';
import { splitWords } from '../../model/wording/words.ts';
import type { Context } from '../context.ts';
import { mainStatus } from '../fields/traits.ts';
import { mayBeNull } from '../graphql/mayBeNull.ts';
import type { Selection } from '../graphql/selection.ts';
import { formsOf, verbOf } from './actionWords.ts';

/** What an action makes of a field that says whether a record is in a state. */
export interface FlagChange {
  readonly field: string;
  /** What the field is of: `archived` is Boolean, `archivedAt` says when, and of a status one value is that state. */
  readonly by: 'boolean' | 'date' | { readonly value: string };
  /** Whether the record is in the state afterwards. */
  readonly to: boolean;
}

/** What is undone by what is called otherwise. */
const UNDONE: ReadonlyMap<string, readonly string[]> = new Map([
  ['activate', ['deactivate', 'inactivate']],
  ['continue', ['pause']],
  ['hide', ['show']],
  ['open', ['close']],
  ['reactivate', ['deactivate', 'suspend', 'disable']],
  ['reinstate', ['suspend']],
  ['reopen', ['close', 'complete', 'archive']],
  ['restore', ['archive', 'delete', 'trash']],
  ['resume', ['pause', 'suspend']],
  ['show', ['hide']],
  ['suspend', ['activate']],
]);

/**
 * What actions make of the fields that say whether a record is in a state, by their names: `archiveTicket` and
 * `unarchiveTicket` of `archivedAt`. Of two actions of which one undoes the other, a record allows one at a time. What
 * nothing undoes may be done again: a document is printed twice.
 */
export function flagChanges(
  resource: Pick<Resource, 'type' | 'fields' | 'actions' | 'delete'>,
): ReadonlyMap<string, FlagChange> {
  const deletion = resource.delete?.path.at(-1);
  const names = [...resource.actions.map(({ name }) => name), ...(deletion ? [deletion] : [])];
  const verbs = names.flatMap((name) => {
    const verb = verbOf(name, resource);
    return verb === null ? [] : [[name, verb] as const];
  });
  const changes = new Map(
    verbs.flatMap(([name, verb]) => {
      const change = flagChange(verb, resource.fields);
      return change ? [[name, change] as const] : [];
    }),
  );
  const isPaired = ({ field, to }: FlagChange) =>
    [...changes.values()].some((other) => other.field === field && other.to !== to);
  // What undoes several things applies after each of them.
  const undoesMore = (undoing: string, { field }: FlagChange) => {
    const undone = new Set(undoneBy(undoing));
    return verbs.some(([name, verb]) => undone.has(verb) && changes.get(name)?.field !== field);
  };
  return new Map(
    verbs.flatMap(([name, verb]) => {
      const change = changes.get(name);
      if (!change) return [];
      const isPlain = typeof change.by === 'object';
      const isKnown = isPlain || (isPaired(change) && (change.to || !undoesMore(verb, change)));
      return isKnown ? [[name, change] as const] : [];
    }),
  );
}

/** Null where no field, or more than one, is called after what is done or undone. */
function flagChange(verb: string, fields: readonly Field[]): FlagChange | null {
  const status = mainStatus(fields);
  const statesOf = (verbs: readonly string[]) => {
    const forms = new Set(verbs.flatMap((each) => [...formsOf(each)]));
    return (status?.choices ?? []).filter(({ value }) =>
      splitWords(value).some((word) => forms.has(word)),
    );
  };
  const undone = undoneBy(verb);
  const before = statesOf(undone);
  // A date of what a status says, too, may stay when that is undone.
  const hasStatus = before.length + statesOf([verb]).length > 0;
  const flags = [
    ...flagsAfter([verb], fields).map((flag) => ({ ...flag, to: true })),
    ...flagsAfter(undone, fields).map((flag) => ({ ...flag, to: false })),
  ].filter(({ by }) => by === 'boolean' || !hasStatus);
  const own = flags.filter(({ to }) => to);
  const [flag, ...others] = own.length > 0 ? own : flags;
  if (flag) return others.length > 0 ? null : flag;
  const isPlain = status && /^un./.test(verb) && before.length === 1;
  return isPlain ? { field: status.name, by: { value: before[0].value }, to: false } : null;
}

/** What a verb undoes: `archive` by `unarchive` and by `restore`. */
function undoneBy(verb: string): string[] {
  const bare = /^(?:un|de)(.+)/.exec(verb)?.[1];
  const enabled = /^dis(.+)/.exec(verb)?.[1];
  const disabled = /^en(.+)/.exec(verb)?.[1];
  return [
    ...(bare === undefined ? [] : [bare]),
    ...(enabled === undefined ? [] : [`en${enabled}`]),
    ...(disabled === undefined ? [] : [`dis${disabled}`]),
    ...(UNDONE.get(verb) ?? []),
  ];
}

/** Words before and after what has been done. */
const [BEFORE, AFTER] = [/^(is|was|has|been)$/, /^(at|on|date|time)$/];

/** The fields that say whether something has been done; a Boolean in place of the date beside it. */
function flagsAfter(
  verbs: readonly string[],
  fields: readonly Field[],
): ReadonlyArray<Pick<FlagChange, 'field' | 'by'>> {
  const forms = new Set(verbs.flatMap((verb) => [...formsOf(verb)]));
  const flags = new Map<string, Pick<FlagChange, 'field' | 'by'>>();
  for (const { name, kind, list, nullable, deprecated, envelope } of fields) {
    if (list || deprecated || envelope) continue;
    const words = splitWords(name);
    const isDate = (kind === 'date' || kind === 'datetime') && nullable;
    const isDated = AFTER.test(words.at(-1) ?? '');
    const word = words.filter((each) => !BEFORE.test(each) && !AFTER.test(each)).join(' ');
    if (!forms.has(word)) continue;
    if (kind === 'boolean' && !isDated) flags.set(word, { field: name, by: 'boolean' });
    if (isDate && isDated && !flags.has(word)) flags.set(word, { field: name, by: 'date' });
  }
  return [...flags.values()];
}

/** Asks a record for what it says of the state that an action changes. */
export function selectFlag(
  context: Context,
  selection: Selection,
  type: string,
  { field }: FlagChange,
): void {
  selection.path([field], { caught: mayBeNull(context.type(type), [field]) });
}
