import type { Field } from '../types/fields.ts';
import type { History, Resource } from '../types/resource.ts';
import type { Relation } from '../types/relations.ts';
import type { Reasoned } from '../types/reasoned.ts';
import { NUMBER_KINDS } from '../shapes/scalarKinds.ts';
import { splitWords, typeWords } from '../wording/words.ts';

/** Names of types whose records are events of others. */
const LOGS = wordSet('activity audit change entry event history log revision timeline transition');
/** Names of types of remarks by people, which may be edited. */
const REMARKS = wordSet('comment message note remark reply');

const KINDS = wordSet('action activity event kind operation status type verb');
const TEXTS = wordSet(
  'body comment content description details message note reason remark summary text',
);
const ACTORS = wordSet(
  'actor admin agent author by creator editor employee member operator person staff user',
);
const BEFORE = wordSet('before from old previous');
const AFTER = wordSet('after new to');
const NAMES = wordSet('label name subject title');
const SUBJECTS = wordSet('attribute column field property');

const BOOKKEEPING =
  /^(date_?)?(created|updated|modified|changed|inserted|edited|deleted|archived)/i;
const CHANGED = /^(date_?)?(updated|modified|changed|edited|deleted|archived)/i;

/** Records with more fields of other content than this are shown as rows. */
const MOST_FIELDS_BESIDES = 3;

/**
 * Whether a resource's records are events of others, such as comments and log entries, by the shape of
 * their type: one moment, a kind, a text or a change, and no mutation that changes them. Types without
 * such a name must have little other content and be read-only.
 *
 * @param resource with its mutations
 * @returns null for other records
 */
export function readHistory(resource: Resource): Reasoned<History> | null {
  const parts = partsOf(resource);
  const { moment, kind, text, change } = parts;
  if (!moment || (!kind && !text && !change) || !isHistory(resource, parts)) return null;
  const named = [moment, kind, text].flatMap((field) => (field ? [`\`${field.name}\``] : []));
  return {
    value: { ...namesOf(parts), moment: moment.name },
    why: `${named.join(', ')} and nothing to change: the records say what happened to others`,
  };
}

/** The parts of an event that an object has, whether or not it is one. */
export type PartialHistory = Omit<History, 'moment'> & { moment: string | null };

/** Reads an object's moment, author and content. */
export function readPartialHistory(of: HistorySource): PartialHistory {
  return namesOf(partsOf(of));
}

type HistorySource = Pick<Resource, 'fields' | 'relations' | 'identity'>;

interface Parts {
  readonly moment: Field | null;
  readonly text: Field | null;
  readonly kind: Field | null;
  readonly actor: Relation | null;
  readonly change: History['change'];
  readonly besides: readonly Field[];
}

function partsOf(of: HistorySource): Parts {
  const fields = of.fields.filter(({ deprecated, list }) => !deprecated && !list);
  const moment = momentOf(fields);
  const others = fields.filter((field) => field !== moment);
  const change = changeIn(others);
  const changed = [change?.field, change?.from, change?.to];
  const unused = others.filter(({ name }) => !changed.includes(name));
  const text = unused.find((field) => isText(field) && hasWord(field, TEXTS)) ?? null;
  const kind = kindOf(unused.filter((field) => field !== text));
  const actor = of.relations.find((relation) => isActor(relation)) ?? null;
  const besides = unused.filter(
    (field) => field !== kind && field !== text && isShownInHistory(field, of),
  );
  return { moment, text, kind, actor, change, besides };
}

function namesOf({ moment, kind, text, actor, change, besides }: Parts): PartialHistory {
  return {
    moment: moment?.name ?? null,
    kind: kind?.name ?? null,
    text: text?.name ?? null,
    actor: actor?.field ?? null,
    change,
    besides: besides.map(({ name }) => name),
  };
}

function isHistory(resource: Resource, { text, kind, actor, besides }: Parts): boolean {
  const { type, title, update, create, actions, relations } = resource;
  // An object with a name is more than an event.
  if (title.some((name) => splitWords(name).some((word) => NAMES.has(word)))) return false;
  const last = typeWords(type).pop() ?? '';
  if (REMARKS.has(last)) return text !== null && actor !== null;
  if (update || actions.length > 0) return false;
  if (LOGS.has(last)) return true;
  return (
    !create &&
    kind !== null &&
    besides.length <= MOST_FIELDS_BESIDES &&
    !besides.some(isAmount) &&
    !relations.some(({ many }) => many)
  );
}

/** The one moment that the records are of: their own, or when they were entered. */
function momentOf(fields: readonly Field[]): Field | null {
  const moments = fields.filter(({ kind }) => kind === 'datetime');
  const own = moments.filter(({ name }) => !BOOKKEEPING.test(name));
  if (own.length > 1) return null;
  return own[0] ?? moments.find(({ name }) => !CHANGED.test(name)) ?? null;
}

function kindOf(fields: readonly Field[]): Field | null {
  const named = fields.filter((field) => hasWord(field, KINDS));
  const enums = fields.filter(({ kind }) => kind === 'enum');
  return (
    named.find(({ kind }) => kind === 'enum') ??
    (enums.length === 1 ? enums[0] : named.find(({ kind }) => kind === 'string')) ??
    null
  );
}

/** `oldValue`, `newValue` and perhaps the name of what they are values of. */
function changeIn(fields: readonly Field[]): History['change'] {
  const leaves = fields.filter(
    ({ kind }) => kind === 'string' || kind === 'enum' || kind === 'json',
  );
  const from = leaves.find((field) => hasWord(field, BEFORE));
  const to = leaves.find((field) => field !== from && hasWord(field, AFTER));
  if (!from || !to) return null;
  const subject = leaves.find(
    (field) => field !== from && field !== to && field.kind !== 'json' && hasWord(field, SUBJECTS),
  );
  return { field: subject?.name ?? null, from: from.name, to: to.name };
}

function isActor({ many, deprecated, field }: Relation): boolean {
  return !many && !deprecated && splitWords(field).some((word) => ACTORS.has(word));
}

/** Whether a field has content for people; keys and timestamps do not. */
function isShownInHistory(
  { name, kind, format }: Field,
  { identity, relations }: HistorySource,
): boolean {
  const isKey =
    kind === 'id' ||
    format === 'uuid' ||
    identity?.fields.includes(name) ||
    relations.some(({ foreignKey }) => foreignKey === name);
  return !isKey && format !== 'secret' && !(kind === 'datetime' && BOOKKEEPING.test(name));
}

function isAmount({ kind, money }: Field): boolean {
  return money !== null || NUMBER_KINDS.includes(kind);
}

function isText({ kind, format }: Field): boolean {
  return kind === 'string' && format !== 'secret';
}

function hasWord({ name }: Field, words: ReadonlySet<string>): boolean {
  return splitWords(name).some((word) => words.has(word));
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
