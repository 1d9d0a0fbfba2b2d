import { movableCard } from './cardElement.ts';

/** What a key does to a card that is held: the lanes by which it goes on. */
export type KeyMove = 'drop' | 'putBack' | -1 | 0 | 1;

/** The card that a key lifts: Space on its link, or on its handle. */
export function keyOfHandle(event: KeyboardEvent): string | null {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key !== ' ' || ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented)
    return null;
  if (!(target instanceof Element) || target.closest('dd')) return null;
  return target.matches('[data-handle], a') ? (movableCard(target)?.dataset.card ?? null) : null;
}

/** @returns null for a key that has another meaning */
export function moveOfKey({ key }: KeyboardEvent, isRightToLeft: boolean): KeyMove | null {
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
    // Within a lane cards stand as the list is sorted.
    case 'ArrowUp':
    case 'ArrowDown':
      return 0;
    default:
      return null;
  }
}
