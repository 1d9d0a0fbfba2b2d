import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { cardElement } from './cardElement.ts';

/** Keeps the focus on a card that is rendered at another place. @param state changes with the places of cards */
export function useKeptFocus(within: RefObject<HTMLElement | null>, state: object) {
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    const key = focused.current;
    if (key === null || document.activeElement !== document.body) return;
    const card = cardElement(within.current, key);
    const control = card?.querySelector('[data-handle]') ?? card?.querySelector('a');
    (control as HTMLElement | null | undefined)?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [within, state]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target.closest<HTMLElement>('[data-card]')?.dataset.card ?? null;
    },
    onBlur: ({ target }: FocusEvent) => {
      // What is rendered elsewhere is not in the document any more.
      if (target.isConnected) focused.current = null;
    },
  };
}
