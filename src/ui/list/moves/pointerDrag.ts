import { movableCard } from './cardElement.ts';

/** What happens to a card that is dragged. */
export interface DragHandlers {
  /**
   * @param place where the card was when it was pressed
   * @returns whether the card may be moved
   */
  readonly lift: (key: string, place: string) => boolean;
  /** @param place null outside of the places */
  readonly over: (place: string | null) => void;
  /** @param place null: the card is let go outside of the places, or the drag is cancelled */
  readonly drop: (place: string | null) => void;
  /** Cards are dragged by their handles alone. */
  readonly isByHandle?: boolean;
}

/** Pixels by which a pointer moves before it drags: less is a click. */
const SLACK = 6;
/** Pixels from an edge within which what it can scroll does so while a card is dragged. */
const EDGE = 48;
/** Pixels by which it scrolls in each frame, at most. */
const SPEED = 14;

/**
 * Lets cards be dragged: by their handle with any pointer, by all of the card with a mouse, whose wheel scrolls.
 *
 * @returns what ends it
 */
export function watchDrags(within: HTMLElement, handlers: DragHandlers): () => void {
  const { isByHandle = false } = handlers;
  const onPointerDown = (event: PointerEvent) => {
    const card = cardAt(event, isByHandle);
    if (card) startDrag(within, card, event, handlers);
  };
  // The browser's own way of dragging links would begin instead.
  const onDragStart = (event: DragEvent) => {
    if (isByHandle || !(event.target instanceof Element)) return;
    if (movableCard(event.target)) event.preventDefault();
  };
  within.addEventListener('pointerdown', onPointerDown);
  within.addEventListener('dragstart', onDragStart);
  return () => {
    within.removeEventListener('pointerdown', onPointerDown);
    within.removeEventListener('dragstart', onDragStart);
  };
}

function cardAt(
  { target, button, isPrimary, pointerType }: PointerEvent,
  isByHandle: boolean,
): HTMLElement | null {
  if (!(target instanceof Element) || button !== 0 || !isPrimary) return null;
  const card = movableCard(target);
  if (!card || target.closest('[data-handle]')) return card;
  if (isByHandle) return null;
  const isOther = target.closest('dd a, button, input, select, textarea, summary') !== null;
  return pointerType === 'mouse' && !isOther ? card : null;
}

function startDrag(
  within: HTMLElement,
  card: HTMLElement,
  start: PointerEvent,
  { lift, over, drop }: DragHandlers,
): void {
  const { pointerId } = start;
  // What the press loads ahead may put the card elsewhere before it is dragged.
  const pressedAt = card.closest<HTMLElement>('[data-place]');
  const box = card.getBoundingClientRect();
  let shade: HTMLElement | null = null;
  let last = start;
  let frame = 0;
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  const isOwn = (event: PointerEvent) => event.pointerId === pointerId;
  const begin = () => {
    if (!lift(card.dataset.card ?? '', pressedAt?.dataset.place ?? '')) return end(null);
    within.setPointerCapture(pointerId);
    document.getSelection()?.removeAllRanges();
    shade = shadeOf(card, box);
    // Styles of the cards hold for it, and no place cuts it off.
    pressedAt?.parentElement?.append(shade);
    // Places that come to sight for the card leave it below the pointer.
    requestAnimationFrame(() => {
      if (card.isConnected) window.scrollBy(0, card.getBoundingClientRect().top - box.top);
    });
    const scroll = () => {
      scrollTowards(within, start, last);
      // Places move on below a pointer that rests.
      over(placeAt(within, last));
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
    over(placeAt(within, event));
  };
  const end = (place: string | null) => {
    stop.abort();
    cancelAnimationFrame(frame);
    if (!shade) return;
    shade.remove();
    drop(place);
  };
  window.addEventListener('pointermove', move, listen);
  window.addEventListener(
    'pointerup',
    (event) => {
      if (!isOwn(event)) return;
      if (shade) ignoreClick();
      end(placeAt(within, event));
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
function shadeOf(card: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const shade = document.createElement('div');
  const copy = card.cloneNode(true) as HTMLElement;
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  if (card instanceof HTMLTableRowElement) shade.append(tableAround(card, copy));
  else shade.append(...copy.childNodes);
  shade.inert = true;
  shade.dataset.shade = '';
  Object.assign(shade.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return shade;
}

/** A table with the copy of one row, whose cells are as wide as those of the row. */
function tableAround(row: HTMLTableRowElement, copy: HTMLElement): Node {
  for (const name of ['card', 'place', 'state', 'side']) delete copy.dataset[name];
  const cells = [...copy.children] as HTMLElement[];
  for (const [index, cell] of cells.entries())
    cell.style.setProperty('--width', `${row.cells[index].getBoundingClientRect().width}px`);
  const around = [row.closest('tbody'), row.closest('table')];
  return around.reduce<Node>((inner, element) => {
    const outer = element!.cloneNode(false) as HTMLElement;
    outer.append(inner);
    return outer;
  }, copy);
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** The place at a point: the nearest one where the point is between places, or in the margin beside them. */
export function placeAt(within: HTMLElement, { clientX, clientY }: Point): string | null {
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
  if (place && within.contains(place)) return place.dataset.place ?? null;
  const { left, right, top, bottom } = within.getBoundingClientRect();
  const isBeside = clientX > left - EDGE && clientX < right + EDGE;
  if (!isBeside || clientY < top || clientY > bottom) return null;
  const distances = [...within.querySelectorAll<HTMLElement>('[data-place]')].flatMap((other) => {
    const box = other.getBoundingClientRect();
    const x = Math.max(box.left - clientX, 0, clientX - box.right);
    const y = Math.max(box.top - clientY, 0, clientY - box.bottom);
    return box.width > 0 ? [{ name: other.dataset.place ?? null, distance: Math.hypot(x, y) }] : [];
  });
  const [nearest] = distances.toSorted((one, other) => one.distance - other.distance);
  return nearest?.name ?? null;
}

/** Scrolls the place below the pointer, the places, and the page, where the pointer was moved to. */
function scrollTowards(within: HTMLElement, start: Point, { clientX, clientY }: Point): void {
  const frame = within.getBoundingClientRect();
  // A handle lies near the edge of a phone: what is only lifted there goes nowhere.
  const across = pull(clientX, frame.left, frame.right);
  if (across * (clientX - start.clientX) > 0) within.scrollLeft += across;
  const down = pull(clientY, 0, window.innerHeight);
  if (down * (clientY - start.clientY) > 0) window.scrollBy(0, down);
  const cards = document
    .elementFromPoint(clientX, clientY)
    ?.closest('[data-place]')
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
