import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { isRightToLeft } from '../../../locale/direction.ts';
import { formatNumber } from '../../../locale/formats.ts';
import type { Locale } from '../../../locale/locale.ts';
import type { Message } from '../../../locale/messages.ts';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { Lifted, PlacedCard } from './cardMoves.ts';
import { keyOfHandle, moveOfKey } from './keyMoves.ts';
import { dropCard, liftCard } from './liftCard.ts';
import { useMoves } from './movesContext.ts';
import type { Places } from './places.ts';

/**
 * Moves the cards within an element by keys: Space lifts a card, the arrows carry it from place to place.
 *
 * @returns what to say of it to those who do not see it
 */
export function useMoveKeys(within: RefObject<HTMLElement | null>): string {
  const parts = useMoves();
  const { moves, places } = parts;
  const { shown, rowLength = 0, words } = places;
  const locale = useLocale();
  const [said, setSaid] = useState('');
  const say = (message: Message, card: PlacedCard, name: string) =>
    setSaid(placeText(message, card, name, places, locale));
  const lift = (event: KeyboardEvent): boolean => {
    const key = keyOfHandle(event);
    if (key === null || !liftCard(parts, key)) return false;
    const { card } = moves.state().lifted!;
    say(words.lifted, card, card.place);
    return true;
  };
  const carry = (lifted: Lifted, event: KeyboardEvent): boolean => {
    const { card } = lifted;
    const move = moveOfKey(event, isRightToLeft(locale.language), rowLength);
    if (move === null) return false;
    if (move === 'drop') {
      say(words.dropped, card, lifted.over);
      dropCard(moves, lifted.over);
    } else if (move === 'putBack') {
      say(words.putBack, card, card.place);
      dropCard(moves, null);
      return event.key !== 'Tab';
    } else {
      const over = shown[indexOf(lifted.over, places) + move]?.name ?? lifted.over;
      moves.lift({ ...lifted, over });
      say(words.over, card, over);
    }
    return true;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { lifted } = moves.state();
    if (lifted && !lifted.isByKeys) return;
    const isTaken = lifted ? carry(lifted, event) : lift(event);
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const element = within.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    // Firefox presses a button when the key is let go.
    element.addEventListener('keyup', (event) => isSpace(event) && event.preventDefault(), {
      signal,
    });
    const putBack = () => {
      if (moves.state().lifted?.isByKeys) dropCard(moves, null);
    };
    document.addEventListener('pointerdown', putBack, { signal, capture: true });
    return () => stop.abort();
  }, [within, moves]);
  return said;
}

/** What is said of a card and a place. @param name the place's */
function placeText(
  message: Message,
  { title: record }: PlacedCard,
  name: string,
  places: Places,
  locale: Locale,
): string {
  const { shown, placeOf, labelOf } = places;
  const label = labelOf(placeOf(name));
  return t(message, locale, {
    record,
    lane: label,
    day: label,
    place: formatNumber(indexOf(name, places) + 1, locale),
    count: formatNumber(shown.length, locale),
  });
}

/** Where a place stands among those in sight. */
function indexOf(name: string, { shown }: Places): number {
  return shown.findIndex((place) => place.name === name);
}

function isSpace({ key, target }: KeyboardEvent): boolean {
  return key === ' ' && target instanceof Element && target.matches('[data-handle]');
}
