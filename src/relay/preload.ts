import { isForBrowser } from '../address/isForBrowser.ts';
import { onFirstTouch } from '../loading/firstTouch.ts';
import { pointerMovement } from '../loading/pointerMovement.ts';
import { isCostly } from './costlyConnection.ts';
import { LinkCode } from './linkCode.ts';
import { LinkData, type PreloadOptions } from './linkData.ts';
import { isSamePath, linkAt, turnedByLink } from './pageLinks.ts';

/** A pointer that rests on a link for so long is likely to press it. */
const HOVER_MS = 65;

/** A browser notices within this time what is below a pointer that stands still. */
const TURNED_MS = 200;

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
 * The data of a link to the same page (next page, other sorting, other tab) is requested when the link is pointed at or
 * focused. The code of another page is loaded when a pointer passes over its link or the link is focused, one page at a
 * time; the code of a list's records is loaded when somebody first touches the list. The data of another page is
 * requested when a pointer rests on the link, also one page at a time, or when the link is pressed, which is some time
 * before it is followed.
 *
 * Who has turned to this page by a link to the next or previous one, and stays on that link, is likely to turn on: that is
 * as if the pointer came to rest on it.
 *
 * Without a connection, on a slow one, or where data is to be saved, no code is loaded ahead, and no data for a pointer
 * that rests on a link.
 */
export function preloadOnIntent(options: PreloadOptions): Preloading {
  const data = new LinkData(options);
  const code = new LinkCode(options.loadPage);
  let resting: ReturnType<typeof setTimeout> | undefined;
  let movedOver: EventTarget | null = null;

  const hasMoved = pointerMovement();

  const point = ({ target, type }: Event) => {
    const link = linkAt(target);
    if (link && isSamePath(link)) data.loadSame(link);
    else if (link && type === 'focusin') code.load(link);
  };
  // A link that comes to be where the pointer stands is not pointed at.
  const move = (event: PointerEvent) => {
    if (!hasMoved(event)) return;
    const { target } = event;
    if (target === movedOver) return;
    movedOver = target;
    clearTimeout(resting);
    const link = linkAt(target);
    if (!link || isSamePath(link)) return;
    code.load(link);
    resting = setTimeout(() => load(link), HOVER_MS);
  };
  const load = (link: HTMLAnchorElement) => {
    if (data.isBusy() || isCostly()) return;
    if (isSamePath(link)) data.loadSame(link);
    else data.loadOther(link);
  };
  const press = (event: PointerEvent) => {
    const link = isForBrowser(event) ? null : linkAt(event.target);
    clearTimeout(resting);
    if (link && !isSamePath(link)) data.loadOther(link);
  };

  const stopWaiting = onFirstTouch(() => code.loadRecords());
  document.addEventListener('pointerover', point, { passive: true });
  document.addEventListener('pointermove', move, { passive: true });
  document.addEventListener('pointerdown', press, { passive: true });
  document.addEventListener('focusin', point);
  resting = setTimeout(() => {
    const link = turnedByLink();
    if (link) load(link);
  }, TURNED_MS);
  return {
    stop: () => {
      clearTimeout(resting);
      stopWaiting();
      document.removeEventListener('pointerover', point);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('focusin', point);
    },
    abandon: (address) => data.abandon(address),
  };
}
