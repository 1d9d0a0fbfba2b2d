import 'client-only';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isRightToLeft } from '../../../locale/direction.ts';
import { formatNumber } from '../../../locale/formats.ts';
import type { Message } from '../../../locale/messages.ts';
import { t } from '../../../locale/translate.ts';
import type { Lane } from '../../../lists/lanes.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { useBoard } from './boardContext.ts';
import type { CardOfBoard } from './boardMoves.ts';
import { keyOfHandle, moveOfKey } from './keyMoves.ts';
import { MoveMenu } from './MoveMenu.tsx';
import { watchDrags } from './pointerDrag.ts';

export interface BoardMotionProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly lanes: readonly Lane[];
}

/** The ways in which a person moves cards: dragging, keys, and a menu at each card's handle; said aloud to those who do not see it. */
export function BoardMotion({ board, lanes }: BoardMotionProps) {
  const { moves, movement, nameOf } = useBoard();
  const locale = useLocale();
  const [said, setSaid] = useState('');
  const [chosen, setChosen] = useState<CardOfBoard | null>(null);
  /** The card whose menu was open when the pointer was pressed, which closes it. */
  const wasOpen = useRef<string | null>(null);
  useLeaveGuard(moves.isUnsaved, t(LEAVE, locale));
  const say = (message: Message, { title: record }: CardOfBoard, name: string) => {
    const place = lanes.findIndex((lane) => lane.name === name);
    const values = {
      record,
      lane: nameOf(lanes[place]?.value ?? null),
      place: formatNumber(place + 1, locale),
      count: formatNumber(lanes.length, locale),
    };
    setSaid(t(message, locale, values));
  };
  const lift = (key: string, isByKeys: boolean): boolean => {
    const card = moves.cardOf(key);
    if (!card || !movement?.canMove(card.row)) return false;
    if (moves.state().moves.get(key)?.state === 'saving') return false;
    moves.lift({ card, over: card.lane, isByKeys });
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
      if (key === null || !lift(key, true)) return;
      const card = moves.state().lifted!.card;
      say('{record} lifted: {lane}, {place} of {count}', card, card.lane);
    } else {
      const { card } = lifted;
      const move = moveOfKey(event, isRightToLeft(locale.language));
      if (move === null) return;
      if (move === 'drop') {
        say('{record} dropped on {lane}', card, lifted.over);
        drop(lifted.over);
      } else if (move === 'putBack') {
        say('{record} put back on {lane}', card, card.lane);
        drop(null);
        if (event.key === 'Tab') return;
      } else {
        const at = lanes.findIndex(({ name }) => name === lifted.over) + move;
        const over = lanes[Math.min(Math.max(at, 0), lanes.length - 1)].name;
        moves.lift({ ...lifted, over });
        say('{record} over {lane}, {place} of {count}', card, over);
      }
    }
    event.preventDefault();
    event.stopPropagation();
  });
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    const key = keyAt(target);
    if (key === null || wasOpen.current === key) return;
    setChosen(moves.cardOf(key));
  });
  const onPress = useEffectEvent(() => {
    wasOpen.current = chosen?.key ?? null;
    if (moves.state().lifted?.isByKeys) drop(null);
  });
  const onDrag = useEffectEvent((key: string) => lift(key, false));
  const onOver = useEffectEvent((lane: string | null) => {
    const { lifted } = moves.state();
    const over = lane ?? lifted?.card.lane;
    if (lifted && over !== undefined && lifted.over !== over) moves.lift({ ...lifted, over });
  });
  const onDrop = useEffectEvent(drop);
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    // Firefox presses a button when the key is let go.
    element.addEventListener('keyup', (event) => isSpace(event) && event.preventDefault(), {
      signal,
    });
    element.addEventListener('click', (event) => onClick(event), { signal });
    document.addEventListener('pointerdown', () => onPress(), { signal, capture: true });
    window.addEventListener('online', () => void moves.retry(), { signal });
    const unwatch = watchDrags(element, {
      lift: (key) => onDrag(key),
      over: (lane) => onOver(lane),
      drop: (lane) => onDrop(lane),
    });
    return () => {
      stop.abort();
      unwatch();
    };
  }, [board, moves]);
  return (
    <>
      <p role="status" aria-live="assertive" className="visually-hidden">
        {said}
      </p>
      {chosen && (
        <MoveMenu
          card={chosen}
          lanes={lanes}
          board={board}
          onChoose={(lane) => void moves.move(chosen, lane)}
          onClose={() => setChosen(null)}
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
