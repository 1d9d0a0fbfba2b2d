import type { CardMoves } from './cardMoves.ts';
import type { MovesParts } from './movesContext.ts';

/**
 * Holds a card over the place where it is.
 *
 * @param from the place where the pointer was pressed on it; left out, it is lifted by keys, where it is shown
 * @returns whether the card may be moved
 */
export function liftCard(
  { moves, movement }: Pick<MovesParts, 'moves' | 'movement'>,
  key: string,
  from?: string,
): boolean {
  const shown = moves.cardOf(key);
  if (!shown || !movement?.canMove(shown.row)) return false;
  if (moves.state().moves.get(key)?.state === 'saving') return false;
  const card = { ...shown, place: from ?? shown.place };
  moves.lift({ card, over: card.place, isByKeys: from === undefined });
  return true;
}

/** Lets go of the card that is held. @param over the place that it is moved to; null: it stays where it was */
export function dropCard(moves: CardMoves, over: string | null): void {
  const { lifted } = moves.state();
  if (lifted && over !== null) void moves.move(lifted.card, over);
  moves.lift(null);
}
