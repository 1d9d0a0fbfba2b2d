import { useRef, useState, useSyncExternalStore } from 'react';
import { CardMoves, NOTHING_MOVED } from './cardMoves.ts';
import type { MovesParts } from './movesContext.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useMovement, type MovedRows } from './useMovement.ts';
import styles from './moves.module.css';

/** The moves of cards between places: what the places need, and the attributes of the element around them. */
export function useCardMoves(rows: Omit<MovedRows, 'moves'>) {
  const { places } = rows;
  const [moves] = useState(() => new CardMoves());
  const state = useSyncExternalStore(moves.subscribe, moves.state, () => NOTHING_MOVED);
  const within = useRef<HTMLElement>(null);
  const focus = useKeptFocus(within, state);
  const { movement, Motion } = useMovement({ ...rows, moves });
  const parts: MovesParts = { places, moves, state, movement };
  const around = {
    ...focus,
    className: styles.places,
    'data-lifted': state.lifted ? '' : undefined,
  };
  return { parts, Motion, within, around };
}
