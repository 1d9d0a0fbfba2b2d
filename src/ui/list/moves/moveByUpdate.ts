import { commitOnUse } from '../../../relay/commitOnUse.ts';
import { isWireError, NetworkError, type WireError } from '../../../relay/errors.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { adviceOn } from '../../errors/advice.ts';
import { wordsOfErrors } from '../../errors/userErrorWords.ts';
import { withLastChange } from '../../form/lastChangeText.ts';
import { readFormState, readRecord } from '../../form/readRecord.ts';
import { parseRecord, type Editing } from '../../form/recordEditing.ts';
import { undoChange } from '../../form/undoChange.ts';
import { unreadReason } from '../../form/unreadReason.ts';
import {
  changed,
  isRequired,
  isSameValue,
  requiredMessage,
  type FormState,
} from '../../form/values.ts';
import { recordKeyOf, type MoveResult, type SentMove } from './cardMoves.ts';
import { refusal } from './refusal.ts';
import { stateAt } from './stateAt.ts';

/** How the field is set that says at which place a record lies. */
export interface PlaceUpdate {
  readonly editing: Editing;
  /** The name of the input. */
  readonly by: string;
}

interface UpdateMove extends SentMove, PlaceUpdate {}

/**
 * Moves a card by sending its record's one field. The record is read first, so that nobody's change is overwritten
 * unseen, and what was sent without a response can be sent again.
 */
export async function moveByUpdate(move: UpdateMove, locale: Locale): Promise<MoveResult> {
  const { environment, editing, by, card, from, to, labelOf, words } = move;
  const { fields, update } = editing;
  const input = fields[by];
  const record = card.title;
  const refused = (reason: string) => refusal(record, reason, locale);
  if (to.value === null && isRequired(input, true)) return refused(requiredMessage(input, locale));
  const address = { key: recordKeyOf(card) };
  let read: object | null;
  try {
    read = await readRecord(environment, editing, address);
  } catch (cause) {
    return failed(isWireError(cause) ? cause : new NetworkError(undefined, { cause }));
  }
  if (read === null)
    return { status: 'reread', words: t('{record} no longer exists.', locale, { record }) };
  const now = parseRecord(editing, read, locale);
  const [before, after] = [from, to].map((place) => stateAt(place, by, input, now, locale));
  const isAt = (state: typeof now) => isSameValue(input, now[by], state[by], now, state);
  const label = labelOf(to);
  const moved = t(words.moved, locale, { record, lane: label, day: label });
  const undo = async () => {
    const states = { names: [by], before: now, after, locale };
    return undoChange(environment, editing, read, address, states);
  };
  // An earlier attempt, or somebody else, has moved it there.
  if (isAt(after)) return { status: 'saved', words: moved };
  if (!isAt(before)) return { status: 'reread', words: othersInWords(move, read, now, locale) };
  const problem = to.value === null ? undefined : input.check(after[by], locale, now[by], after)[0];
  if (problem) return refused(problem.message);
  const unread = unreadReason(editing, read, [by], locale);
  if (unread !== null) return refused(unread);
  const sent = changed(fields, now, after, locale, editing);
  const outcome = await commitOnUse(environment, update, ({ variables }) => variables(read, sent));
  if (outcome.status === 'failed') return failed(outcome.error);
  if (outcome.status === 'refused') {
    if (outcome.mayHaveHappened && (await isThere()))
      return { status: 'saved', words: moved, undo };
    return refused(wordsOfErrors(outcome.errors, locale));
  }
  return { status: 'saved', words: moved, undo };

  async function isThere(): Promise<boolean> {
    const found = await readFormState(environment, editing, address, locale).catch(() => null);
    return found !== null && isSameValue(input, found[by], after[by], found, after);
  }

  function failed(error: WireError): MoveResult {
    if (error.name === 'NetworkError' || error.name === 'TimeoutError')
      return { status: 'waiting', words: t(WAITING, locale, { record }) };
    return refused(adviceOn(error, 'panel', locale).title);
  }
}

/** Says where somebody else has moved a card's record, and who that was as far as the record says so. */
function othersInWords(
  { editing, by, card }: UpdateMove,
  read: object,
  now: FormState,
  locale: Locale,
): string {
  const input = editing.fields[by];
  const value = input.isEmpty(now[by]) ? '—' : input.format(now[by], locale);
  const found = { record: card.title, field: tLabel(input.label, locale), value };
  return withLastChange(t(MOVED_BY_OTHERS, locale, found), editing, read, locale);
}

const MOVED_BY_OTHERS =
  '{record} was not moved: somebody else has changed it, and {field} is {value} now.';
const WAITING =
  '{record} is not moved yet: the backend cannot be reached. It is tried again when you are online.';

/** Whether the backend has a card's record at the place that it is moved to; null where that cannot be read. */
export async function isMoved(move: UpdateMove, locale: Locale): Promise<boolean | null> {
  const { environment, editing, by, card, to } = move;
  const address = { key: recordKeyOf(card) };
  const now = await readFormState(environment, editing, address, locale).catch(() => null);
  if (now === null) return null;
  const input = editing.fields[by];
  return isAtPlace(to, by, input, now, locale);
}

/** Says where somebody else has moved a card's record meanwhile; null where it is as it was, or cannot be read. */
export async function movedByOthers(move: UpdateMove, locale: Locale): Promise<string | null> {
  const { environment, editing, by, card, from } = move;
  const address = { key: recordKeyOf(card) };
  const read = await readRecord(environment, editing, address).catch(() => null);
  if (read === null) return null;
  const input = editing.fields[by];
  const now = parseRecord(editing, read, locale);
  return isAtPlace(from, by, input, now, locale) ? null : othersInWords(move, read, now, locale);
}

/** Whether a record is at a place already. */
function isAtPlace(...[place, by, input, now, locale]: Parameters<typeof stateAt>): boolean {
  const there = stateAt(place, by, input, now, locale);
  return isSameValue(input, now[by], there[by], now, there);
}
