import { isForBrowser } from '../address/isForBrowser.ts';
import { onFirstTouch } from '../loading/firstTouch.ts';
import { pointerMovement } from '../loading/pointerMovement.ts';
import { isCostly } from './costlyConnection.ts';
import { LinkCode } from './linkCode.ts';
import { LinkData, type PreloadOptions } from './linkData.ts';
import { isSamePath, linkAt, turnedByLink } from './pageLinks.ts';

/** A pointer that rests on a link for so long is likely to press it. */
const HOVER_MS = 30;

/** Pixels that a hand at rest moves a pointer: one on its way over a link moves it further from one frame to the next. */
const STILL = 6;

/** Who goes from link to link by the keyboard stays on none for so long; a pointer that stands still is noticed within it. */
const STAY_MS = 200;

/** What is asked for before anybody goes there. */
export interface Preloading {
  /** Asks for nothing more. */
  stop(): void;
  /**
   * Gives up what is asked for a link: nobody goes there.
   *
   * @param address the link's path and search, with the base path, as the router's events have it
   */
  abandon(address: string): void;
}

/**
 * Loads the target of a link before the link is followed. Unused results are released again.
 *
 * The data of a link is requested when a pointer rests on it, or when it is pressed, which is some time before it is
 * followed; that of a link to the same page (next page, other sorting, other tab) when the focus stays on it, too. The
 * code of another page is loaded when a pointer passes over its link or the link is focused; the code of a list's
 * records is loaded when somebody first touches the list. Nothing but what is pressed is asked for while something else
 * is: what a backend has to do for a link may be dear, and most links that a pointer passes are not followed.
 *
 * Who has turned to this page by a link to the next or previous one, and stays on that link, is likely to turn on: that is
 * as if the pointer came to rest on it.
 *
 * Without a connection, on a slow one, or where data is to be saved, only what is pressed is asked for.
 */
export function preloadOnIntent(options: PreloadOptions): Preloading {
  const data = new LinkData(options);
  const code = new LinkCode(options.loadPage);
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** The last move that was not of a hand at rest. */
  let moved: PointerEvent | null = null;

  const hasMoved = pointerMovement();

  const load = (link: HTMLAnchorElement) => {
    if (!data.isBusy() && !isCostly()) data.load(link);
  };
  // A link that comes to be where the pointer stands is not pointed at.
  const move = (event: PointerEvent) => {
    if (!hasMoved(event)) return;
    const isSameTarget = moved?.target === event.target;
    if (moved && isSameTarget && distance(moved, event) <= STILL) return;
    moved = event;
    clearTimeout(resting);
    const link = linkAt(event.target);
    if (!link) return;
    if (!isSameTarget && !isSamePath(link)) code.load(link);
    resting = setTimeout(() => load(link), HOVER_MS);
  };
  const focus = ({ target }: Event) => {
    const link = linkAt(target);
    if (!link) return;
    if (!isSamePath(link)) return code.load(link);
    clearTimeout(resting);
    resting = setTimeout(() => load(link), STAY_MS);
  };
  const press = (event: PointerEvent) => {
    clearTimeout(resting);
    const link = isForBrowser(event) ? null : linkAt(event.target);
    if (link) data.load(link);
  };

  const stopWaiting = onFirstTouch(() => code.loadRecords());
  document.addEventListener('pointermove', move, { passive: true });
  document.addEventListener('pointerdown', press, { passive: true });
  document.addEventListener('focusin', focus);
  resting = setTimeout(() => {
    const link = turnedByLink();
    if (link) load(link);
  }, STAY_MS);
  return {
    stop: () => {
      clearTimeout(resting);
      stopWaiting();
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('focusin', focus);
    },
    abandon: (address) => data.abandon(address),
  };
}

function distance(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
