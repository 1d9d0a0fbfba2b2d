import 'client-only';
import { useEffect, type ComponentType, type RefObject } from 'react';
import { t } from '../../../locale/translate.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { MoveMenu, type MoveChoiceProps } from './MoveMenu.tsx';
import { useMoves } from './movesContext.ts';
import { useDrags } from './useDrags.ts';
import { useMoveKeys } from './useMoveKeys.ts';
import { useMoveMenu } from './useMoveMenu.ts';

export interface MotionProps {
  /** The element around all places. */
  readonly within: RefObject<HTMLElement | null>;
  /** Where a person chooses a place without dragging. */
  readonly Choice: ComponentType<MoveChoiceProps>;
}

/** The ways in which a person moves cards: dragging, keys, and a menu at each card's handle; said aloud to those who do not see it. */
export function Motion({ within, Choice }: MotionProps) {
  const { moves } = useMoves();
  const locale = useLocale();
  useLeaveGuard(moves.isUnsaved, t(LEAVE, locale));
  const said = useMoveKeys(within);
  const { menu, close } = useMoveMenu(within);
  useDrags(within);
  useEffect(() => {
    const retry = () => void moves.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [moves]);
  return (
    <>
      <p role="status" aria-live="assertive" className="visually-hidden">
        {said}
      </p>
      {menu && (
        <MoveMenu
          key={menu.opening}
          card={menu.card}
          within={within}
          Choice={Choice}
          onChoose={(place) => void moves.move(menu.card, place)}
          onClose={close}
        />
      )}
    </>
  );
}

const LEAVE = 'Leave this page? Some cards are not moved yet.';
