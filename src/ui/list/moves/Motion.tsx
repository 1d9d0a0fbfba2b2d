import 'client-only';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { isRightToLeft } from '../../../locale/direction.ts';
import { formatNumber } from '../../../locale/formats.ts';
import type { Message } from '../../../locale/messages.ts';
import { t } from '../../../locale/translate.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { PlacedCard } from './cardMoves.ts';
import { keyOfHandle, moveOfKey } from './keyMoves.ts';
import { MoveMenu, type MoveChoiceProps } from './MoveMenu.tsx';
import { useMoves } from './movesContext.ts';
import { watchDrags } from './pointerDrag.ts';

export interface MotionProps {
  /** The element around all places. */
  readonly within: RefObject<HTMLElement | null>;
  /** Where a person chooses a place without dragging. */
  readonly Choice: ComponentType<MoveChoiceProps>;
}

interface OpenedMenu {
  readonly card: PlacedCard;
  /** Tells one opening from the next: the browser says only later that a menu is closed, and it may be open again by then. */
  readonly opening: number;
}

/** The ways in which a person moves cards: dragging, keys, and a menu at each card's handle; said aloud to those who do not see it. */
export function Motion({ within, Choice }: MotionProps) {
  const { moves, movement, places } = useMoves();
  const { shown, placeOf, labelOf, rowLength = 0, words } = places;
  const locale = useLocale();
  const [said, setSaid] = useState('');
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  /** Whether the pointer was pressed on the handle whose menu was open, which closes it. */
  const isClosing = useRef(false);
  useLeaveGuard(moves.isUnsaved, t(LEAVE, locale));
  const indexOf = (name: string) => shown.findIndex((place) => place.name === name);
  const say = (message: Message, { title: record }: PlacedCard, name: string) => {
    const label = labelOf(placeOf(name));
    const values = {
      record,
      lane: label,
      day: label,
      place: formatNumber(indexOf(name) + 1, locale),
      count: formatNumber(shown.length, locale),
    };
    setSaid(t(message, locale, values));
  };
  /** @param from the place where the pointer was pressed on it; left out, it is lifted by keys, where it is shown */
  const lift = (key: string, from?: string): boolean => {
    const shown = moves.cardOf(key);
    if (!shown || !movement?.canMove(shown.row)) return false;
    if (moves.state().moves.get(key)?.state === 'saving') return false;
    const card = { ...shown, place: from ?? shown.place };
    moves.lift({ card, over: card.place, isByKeys: from === undefined });
    return true;
  };
  const drop = (over: string | null) => {
    const { lifted } = moves.state();
    if (lifted && over !== null) void moves.move(lifted.card, over);
    moves.lift(null);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { lifted } = moves.state();
    if (lifted && !lifted.isByKeys) return;
    const key = lifted ? null : keyOfHandle(event);
    if (!lifted) {
      if (key === null || !lift(key)) return;
      const card = moves.state().lifted!.card;
      say(words.lifted, card, card.place);
    } else {
      const { card } = lifted;
      const move = moveOfKey(event, isRightToLeft(locale.language), rowLength);
      if (move === null) return;
      if (move === 'drop') {
        say(words.dropped, card, lifted.over);
        drop(lifted.over);
      } else if (move === 'putBack') {
        say(words.putBack, card, card.place);
        drop(null);
        if (event.key === 'Tab') return;
      } else {
        const over = shown[indexOf(lifted.over) + move]?.name ?? lifted.over;
        moves.lift({ ...lifted, over });
        say(words.over, card, over);
      }
    }
    event.preventDefault();
    event.stopPropagation();
  });
  const onClick = useEffectEvent(({ target, detail }: MouseEvent) => {
    const key = keyAt(target);
    const isByPointer = detail > 0;
    if (key === null || (isByPointer && isClosing.current)) return;
    const card = moves.cardOf(key);
    setMenu(card && { card, opening: (menu?.opening ?? 0) + 1 });
  });
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    isClosing.current = menu !== null && keyAt(target) === menu.card.key;
    if (moves.state().lifted?.isByKeys) drop(null);
  });
  const onDrag = useEffectEvent(lift);
  const onOver = useEffectEvent((place: string | null) => {
    const { lifted } = moves.state();
    const over = place ?? lifted?.card.place;
    if (lifted && over !== undefined && lifted.over !== over) moves.lift({ ...lifted, over });
  });
  const onDrop = useEffectEvent(drop);
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
    element.addEventListener('click', (event) => onClick(event), { signal });
    document.addEventListener('pointerdown', (event) => onPress(event), { signal, capture: true });
    window.addEventListener('online', () => void moves.retry(), { signal });
    const unwatch = watchDrags(element, {
      lift: (key, place) => onDrag(key, place),
      over: (place) => onOver(place),
      drop: (place) => onDrop(place),
    });
    return () => {
      stop.abort();
      unwatch();
    };
  }, [within, moves]);
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
          onClose={() => setMenu((now) => (now === menu ? null : now))}
        />
      )}
    </>
  );
}

const LEAVE = 'Leave this page? Some cards are not moved yet.';

function isSpace({ key, target }: KeyboardEvent): boolean {
  return key === ' ' && target instanceof Element && target.matches('[data-handle]');
}

/** The card whose handle this is. */
function keyAt(target: EventTarget | null): string | null {
  const handle = target instanceof Element ? target.closest('[data-handle]') : null;
  return handle?.closest<HTMLElement>('[data-card]')?.dataset.card ?? null;
}
