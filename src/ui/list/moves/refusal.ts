import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import type { MoveResult } from './cardMoves.ts';

export const NEEDS_MORE = '“{action}” asks for more than a move: open the record to do it.';

/** A move that was not done, and why. */
export function refusal(record: string, reason: string, locale: Locale): MoveResult {
  const words = t('{record} was not moved: {reason}', locale, { record, reason });
  return { status: 'refused', words };
}
