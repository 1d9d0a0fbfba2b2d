import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { PlacedCard } from './cardMoves.ts';
import { useMoves } from './movesContext.ts';

interface OpenedMenu {
  readonly card: PlacedCard;
  /** Tells one opening from the next: the browser says only later that a menu is closed, and it may be open again by then. */
  readonly opening: number;
}

/** Opens a menu at the handle that is pressed of a card within an element. */
export function useMoveMenu(within: RefObject<HTMLElement | null>) {
  const { moves } = useMoves();
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  /** Whether the pointer was pressed on the handle whose menu was open, which closes it. */
  const isClosing = useRef(false);
  const onClick = useEffectEvent(({ target, detail }: MouseEvent) => {
    const key = keyAt(target);
    const isByPointer = detail > 0;
    if (key === null || (isByPointer && isClosing.current)) return;
    const card = moves.cardOf(key);
    setMenu(card && { card, opening: (menu?.opening ?? 0) + 1 });
  });
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    isClosing.current = menu !== null && keyAt(target) === menu.card.key;
  });
  useEffect(() => {
    const element = within.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('click', (event) => onClick(event), { signal });
    document.addEventListener('pointerdown', (event) => onPress(event), { signal, capture: true });
    return () => stop.abort();
  }, [within]);
  const close = () => setMenu((now) => (now === menu ? null : now));
  return { menu, close };
}

/** The card whose handle this is. */
function keyAt(target: EventTarget | null): string | null {
  const handle = target instanceof Element ? target.closest('[data-handle]') : null;
  return handle?.closest<HTMLElement>('[data-card]')?.dataset.card ?? null;
}
