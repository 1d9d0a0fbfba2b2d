import { useEffect, useEffectEvent, type RefObject } from 'react';
import { dropCard, liftCard } from './liftCard.ts';
import { useMoves } from './movesContext.ts';
import { watchDrags } from './pointerDrag.ts';

/** Moves the cards within an element that are dragged from place to place. */
export function useDrags(within: RefObject<HTMLElement | null>): void {
  const parts = useMoves();
  const { moves } = parts;
  const onLift = useEffectEvent((key: string, place: string) => liftCard(parts, key, place));
  useEffect(() => {
    const element = within.current;
    if (!element) return;
    return watchDrags(element, {
      lift: (key, place) => onLift(key, place),
      over: (place) => {
        const { lifted } = moves.state();
        const over = place ?? lifted?.card.place;
        if (lifted && over !== undefined && lifted.over !== over) moves.lift({ ...lifted, over });
      },
      drop: (place) => dropCard(moves, place),
    });
  }, [within, moves]);
}
