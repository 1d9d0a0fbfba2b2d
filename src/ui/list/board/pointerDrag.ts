import { movableCard } from './cardElement.ts';

/** What happens to a card that is dragged. */
export interface DragHandlers {
  /** @returns whether the card may be moved */
  readonly lift: (key: string) => boolean;
  /** @param lane null outside of the lanes */
  readonly over: (lane: string | null) => void;
  /** @param lane null: the card is let go outside of the lanes, or the drag is cancelled */
  readonly drop: (lane: string | null) => void;
}

/** Pixels by which a pointer moves before it drags: less is a click. */
const SLACK = 6;
/** Pixels from an edge within which the board, or a lane, scrolls while a card is dragged. */
const EDGE = 48;
/** Pixels by which it scrolls in each frame, at most. */
const SPEED = 14;

/**
 * Lets cards be dragged: by their handle with any pointer, by all of the card with a mouse, whose wheel scrolls.
 *
 * @returns what ends it
 */
export function watchDrags(board: HTMLElement, handlers: DragHandlers): () => void {
  const onPointerDown = (event: PointerEvent) => {
    const card = cardAt(event);
    if (card) startDrag(board, card, event, handlers);
  };
  // The browser's own way of dragging links would begin instead.
  const onDragStart = (event: DragEvent) => {
    if (event.target instanceof Element && movableCard(event.target)) event.preventDefault();
  };
  board.addEventListener('pointerdown', onPointerDown);
  board.addEventListener('dragstart', onDragStart);
  return () => {
    board.removeEventListener('pointerdown', onPointerDown);
    board.removeEventListener('dragstart', onDragStart);
  };
}

function cardAt({ target, button, isPrimary, pointerType }: PointerEvent): HTMLElement | null {
  if (!(target instanceof Element) || button !== 0 || !isPrimary) return null;
  const card = movableCard(target);
  if (!card || target.closest('[data-handle]')) return card;
  const isOther = target.closest('dd a, button, input, select, textarea, summary') !== null;
  return pointerType === 'mouse' && !isOther ? card : null;
}

function startDrag(
  board: HTMLElement,
  card: HTMLElement,
  start: PointerEvent,
  { lift, over, drop }: DragHandlers,
): void {
  const { pointerId } = start;
  let shade: HTMLElement | null = null;
  let last = start;
  let frame = 0;
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  const isOwn = (event: PointerEvent) => event.pointerId === pointerId;
  const begin = () => {
    if (!lift(card.dataset.card ?? '')) return end(null);
    board.setPointerCapture(pointerId);
    document.getSelection()?.removeAllRanges();
    shade = shadeOf(card);
    const scroll = () => {
      scrollTowards(board, last);
      frame = requestAnimationFrame(scroll);
    };
    scroll();
  };
  const move = (event: PointerEvent) => {
    if (!isOwn(event)) return;
    last = event;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!shade && Math.hypot(x, y) < SLACK) return;
    if (!shade) begin();
    if (!shade) return;
    shade.style.translate = `${x}px ${y}px`;
    over(laneAt(board, event));
  };
  const end = (lane: string | null) => {
    stop.abort();
    cancelAnimationFrame(frame);
    if (!shade) return;
    shade.remove();
    drop(lane);
  };
  window.addEventListener('pointermove', move, listen);
  window.addEventListener(
    'pointerup',
    (event) => {
      if (!isOwn(event)) return;
      if (shade) ignoreClick();
      end(laneAt(board, event));
    },
    listen,
  );
  window.addEventListener('pointercancel', (event) => isOwn(event) && end(null), listen);
  window.addEventListener('blur', () => end(null), listen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shade) return;
    event.stopPropagation();
    event.preventDefault();
    end(null);
  };
  window.addEventListener('keydown', onKeyDown, { ...listen, capture: true });
}

/** What follows the pointer in place of the card, which stays where it is. */
function shadeOf(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const shade = document.createElement('div');
  const copy = card.cloneNode(true) as HTMLElement;
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  shade.append(...copy.childNodes);
  shade.inert = true;
  shade.dataset.shade = '';
  Object.assign(shade.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  // Styles of the board's cards hold for it, and no lane cuts it off.
  card.closest('[data-lane]')?.parentElement?.append(shade);
  return shade;
}

function laneAt(board: HTMLElement, { clientX, clientY }: PointerEvent): string | null {
  const lane = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-lane]');
  return lane && board.contains(lane) ? (lane.dataset.lane ?? null) : null;
}

function scrollTowards(board: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const frame = board.getBoundingClientRect();
  board.scrollLeft += pull(clientX, frame.left, frame.right);
  const cards = document
    .elementFromPoint(clientX, clientY)
    ?.closest('[data-lane]')
    ?.querySelector('ul');
  if (!cards) return;
  const { top, bottom } = cards.getBoundingClientRect();
  cards.scrollTop += pull(clientY, top, bottom);
}

/** By how much to scroll, the more the nearer to an edge. */
function pull(at: number, start: number, end: number): number {
  if (at < start + EDGE) return -Math.min(1, (start + EDGE - at) / EDGE) * SPEED;
  if (at > end - EDGE) return Math.min(1, (at - end + EDGE) / EDGE) * SPEED;
  return 0;
}

/** The click that a drag ends with opens nothing. */
function ignoreClick(): void {
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}
