import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Lane } from '../../../lists/lanes.ts';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { useBoard } from './boardContext.ts';
import type { CardOfBoard } from './boardMoves.ts';
import { cardElement } from './cardElement.ts';
import styles from './board.module.css';

interface MoveMenuProps {
  readonly card: CardOfBoard;
  readonly lanes: readonly Lane[];
  readonly board: RefObject<HTMLElement | null>;
  readonly onChoose: (lane: string) => void;
  readonly onClose: () => void;
}

/** The lanes to which a card can be moved without dragging it, beside its handle. */
export function MoveMenu({ card, lanes, board, onChoose, onClose }: MoveMenuProps) {
  const locale = useLocale();
  const { nameOf } = useBoard();
  const panel = useRef<HTMLDivElement>(null);
  const { key, title: record } = card;
  useLayoutEffect(() => {
    const menu = panel.current;
    const handle = cardElement(board.current, key)?.querySelector('[data-handle]');
    if (!menu || !handle) return;
    menu.showPopover();
    place(menu, handle.getBoundingClientRect());
    menu.querySelector('button')?.focus();
  }, [board, key]);
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
      <p>{t('Move to…', locale)}</p>
      {lanes
        .filter(({ name }) => name !== card.lane)
        .map(({ name, value }) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              // The handle has the focus again before the card goes.
              panel.current?.hidePopover();
              onChoose(name);
            }}
          >
            {nameOf(value)}
          </button>
        ))}
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
