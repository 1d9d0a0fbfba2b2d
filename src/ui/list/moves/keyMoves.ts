import { movableCard } from './cardElement.ts';

/** What a key does to a card that is held: the places by which it goes on. */
export type KeyMove = 'drop' | 'putBack' | number;

/** The card that a key lifts: Space on its link, or on its handle. */
export function keyOfHandle(event: KeyboardEvent): string | null {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key !== ' ' || ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented)
    return null;
  if (!(target instanceof Element) || target.closest('dd')) return null;
  return target.matches('[data-handle], a') ? (movableCard(target)?.dataset.card ?? null) : null;
}

/**
 * @param rowLength the places beside each other in a row; 0 where there is one row: at a place, cards stand as the list is
 *   sorted
 * @returns null for a key that has another meaning
 */
export function moveOfKey(
  { key }: KeyboardEvent,
  isRightToLeft: boolean,
  rowLength: number,
): KeyMove | null {
  switch (key) {
    case ' ':
    case 'Enter':
      return 'drop';
    case 'Escape':
    case 'Tab':
      return 'putBack';
    case 'ArrowRight':
      return isRightToLeft ? -1 : 1;
    case 'ArrowLeft':
      return isRightToLeft ? 1 : -1;
    case 'ArrowUp':
      return -rowLength;
    case 'ArrowDown':
      return rowLength;
    default:
      return null;
  }
}
