import { useLayoutEffect, useRef, type ComponentType, type RefObject } from 'react';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { PlacedCard } from './cardMoves.ts';
import { cardElement } from './cardElement.ts';
import styles from './moves.module.css';

export interface MoveChoiceProps {
  readonly card: PlacedCard;
  readonly onChoose: (place: string) => void;
}

interface MoveMenuProps extends MoveChoiceProps {
  readonly within: RefObject<HTMLElement | null>;
  readonly Choice: ComponentType<MoveChoiceProps>;
  readonly onClose: () => void;
}

/** Where a card can be moved without dragging it, beside its handle. */
export function MoveMenu({ card, within, Choice, onChoose, onClose }: MoveMenuProps) {
  const locale = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  const { key, title: record } = card;
  useLayoutEffect(() => {
    const menu = panel.current;
    const handle = cardElement(within.current, key)?.querySelector('[data-handle]');
    if (!menu || !handle) return;
    menu.showPopover();
    place(menu, handle.getBoundingClientRect());
    menu.querySelector<HTMLElement>('input, button')?.focus();
  }, [within, key]);
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={t('Move {record}', locale, { record })}
      className={styles.menu}
      // The browser closes it, and the screen has nothing to do with that.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <Choice
        card={card}
        onChoose={(chosen) => {
          // The handle has the focus again before the card goes.
          panel.current?.hidePopover();
          onChoose(chosen);
        }}
      />
    </div>
  );
}

/** Below a handle and flush with it, within the window. */
function place(menu: HTMLElement, handle: DOMRect): void {
  const { width, height } = menu.getBoundingClientRect();
  const isMirrored = getComputedStyle(menu).direction === 'rtl';
  const left = isMirrored ? handle.left : handle.right - width;
  const most = { left: window.innerWidth - width - 8, top: window.innerHeight - height - 8 };
  menu.style.left = `${Math.max(8, Math.min(left, most.left))}px`;
  menu.style.top = `${Math.max(8, Math.min(handle.bottom + 4, most.top))}px`;
}
