import type { MutationParameters } from 'relay-runtime';
import type { Access } from '../../../access/access.ts';
import { commitOnUse } from '../../../relay/commitOnUse.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { allowedAction } from '../../action/allowedAction.ts';
import { variablesFor, type AnyAction, type RecordActions } from '../../action/recordAction.ts';
import { adviceOn } from '../../errors/advice.ts';
import { asChange } from '../../form/recordChange.ts';
import type { MoveResult, SentMove } from './cardMoves.ts';

interface ActionMove extends SentMove {
  /** What can be done with the card's record. */
  readonly actions: RecordActions<unknown>;
  readonly access: Access;
}

/** Moves a card by the action that leads to its lane, if that needs no more than the record. */
export async function moveByAction(move: ActionMove, locale: Locale): Promise<MoveResult> {
  const { environment, actions, access, card, from, to, labelOf, words } = move;
  const { title: record, row } = card;
  const refused = (reason: string): MoveResult => ({
    status: 'refused',
    words: t('{record} was not moved: {reason}', locale, { record, reason }),
  });
  const lanes = { from: labelOf(from), to: labelOf(to) };
  const link = actions.find(({ leadsTo }) => leadsTo === to.value);
  if (!link) return refused(t('No action leads from {from} to {to}.', locale, lanes));
  const named = { action: tLabel(link.label, locale) };
  let action: AnyAction<unknown>;
  try {
    action = allowedAction(access, await link.load());
  } catch {
    return refused(
      t('{action} could not be loaded. Try again, or reload the page.', locale, named),
    );
  }
  const asks = Object.keys(action.fields ?? {}).length > 0 || action.isDangerous === true;
  if (asks || link.isDangerous) return refused(t(NEEDS_MORE, locale, named));
  const outcome = await commitOnUse<MutationParameters>(
    environment,
    () => Promise.resolve(asChange(action)),
    () => variablesFor(action, row, {}),
  );
  if (outcome.status === 'refused' && !outcome.mayHaveHappened)
    return refused([...new Set(outcome.errors.map(({ message }) => message))].join(' '));
  if (outcome.status === 'failed' && !outcome.mayHaveHappened)
    return refused(adviceOn(outcome.error, 'panel', locale).title);
  if (outcome.status !== 'saved')
    return { status: 'reread', words: t(NOT_KNOWN, locale, { record }) };
  const done = t(words.moved, locale, { record, lane: lanes.to });
  return { status: 'reread', words: outcome.message ?? done };
}

const NEEDS_MORE = '“{action}” asks for more than a move: open the record to do it.';
const NOT_KNOWN = 'It is not known whether {record} was moved. The board shows where it is now.';
