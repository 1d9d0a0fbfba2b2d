import type { MutationParameters } from 'relay-runtime';
import type { Access } from '../../../access/access.ts';
import { commitOnUse } from '../../../relay/commitOnUse.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { allowedAction } from '../../action/allowedAction.ts';
import { variablesFor, type ActionLink, type AnyAction } from '../../action/recordAction.ts';
import { adviceOn } from '../../errors/advice.ts';
import { wordsOfErrors } from '../../errors/userErrorWords.ts';
import { asChange } from '../../form/recordChange.ts';
import type { MoveResult, SentMove } from './cardMoves.ts';
import { isMoved, movedByOthers, type PlaceUpdate } from './moveByUpdate.ts';
import { NEEDS_MORE, refusal } from './refusal.ts';

interface ActionMove extends SentMove {
  /** The action that leads to the lane. */
  readonly link: ActionLink<unknown>;
  readonly access: Access;
  /** How the lane of a record is read; null where it is not. */
  readonly update: PlaceUpdate | null;
}

/** What became of an action. `announced`: it is done, and the person knows. */
type ActionResult =
  | { readonly status: 'done'; readonly message: string | null }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'announced' }
  | { readonly status: 'left' }
  | { readonly status: 'unknown' };

/**
 * Moves a card by the action that leads to its lane: at once where that needs no more than the record, else by the action's
 * own dialog.
 */
export async function moveByAction(move: ActionMove, locale: Locale): Promise<MoveResult> {
  const { link, access, card, to, update, labelOf, words } = move;
  const { title: record } = card;
  const named = { action: tLabel(link.label, locale) };
  let act: () => Promise<ActionResult>;
  try {
    const whole = await link.load();
    const action = allowedAction(access, whole);
    const asks = Object.keys(action.fields ?? {}).length > 0 || action.isDangerous === true;
    if (!asks && !link.isDangerous) act = () => run(move, action, locale);
    else {
      const Record = await move.list.loadRecord?.();
      if (!Record) return refusal(record, t(NEEDS_MORE, locale, named), locale);
      const { askAction } = await import('./askAction.tsx');
      act = () => askAction({ list: move.list, card, action: whole, Record });
    }
  } catch {
    const reason = t('{action} could not be loaded. Try again, or reload the page.', locale, named);
    return refusal(record, reason, locale);
  }
  const result = await act();
  if (result.status === 'refused') {
    // What the backend refuses may have been done by somebody else.
    const words = update && (await movedByOthers({ ...move, ...update }, locale));
    return words ? { status: 'reread', words } : refusal(record, result.reason, locale);
  }
  if (result.status === 'left') return { status: 'left' };
  const isThere = update && (await isMoved({ ...move, ...update }, locale));
  const status = isThere ? 'saved' : 'reread';
  if (result.status === 'announced') return { status, words: null };
  const moved = t(words.moved, locale, { record, lane: labelOf(to) });
  if (result.status === 'unknown')
    return { status, words: isThere ? moved : t(NOT_KNOWN, locale, { record }) };
  return { status, words: result.message ?? (isThere === false ? t('Done.', locale) : moved) };
}

/** Runs an action that asks for nothing. */
async function run(
  { environment, card }: ActionMove,
  action: AnyAction<unknown>,
  locale: Locale,
): Promise<ActionResult> {
  const outcome = await commitOnUse<MutationParameters>(
    environment,
    () => Promise.resolve(asChange(action)),
    () => variablesFor(action, card.row, {}),
  );
  if (outcome.status === 'saved') return { status: 'done', message: outcome.message };
  if (outcome.mayHaveHappened) return { status: 'unknown' };
  const reason =
    outcome.status === 'refused'
      ? wordsOfErrors(outcome.errors, locale)
      : adviceOn(outcome.error, 'panel', locale).title;
  return { status: 'refused', reason };
}

const NOT_KNOWN = 'It is not known whether {record} was moved. The board shows where it is now.';
