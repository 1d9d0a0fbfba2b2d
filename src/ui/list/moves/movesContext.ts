import { createContext, useContext } from 'react';
import type { CardMoves, MovesState } from './cardMoves.ts';
import type { Movement } from './movement.ts';
import type { Places } from './places.ts';

/** What cards that can be moved have in common. */
export interface MovesParts {
  readonly places: Places;
  readonly moves: CardMoves;
  readonly state: MovesState;
  /** How cards are moved, once that is known; null where they are not. */
  readonly movement: Movement | null;
}

export const MovesContext = createContext<MovesParts | null>(null);

export function useMoves(): MovesParts {
  const parts = useContext(MovesContext);
  if (!parts) throw new Error('There is nothing around this component between which cards move.');
  return parts;
}
