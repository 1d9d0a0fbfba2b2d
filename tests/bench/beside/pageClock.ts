import type { Page } from 'playwright/test';

/** Keeps time within a page: milliseconds since its navigation began, whatever the machine does beside it. */
interface PageClock {
  /** When the pointer was pressed last, as the browser took it. */
  pressedAt: number;
  /** When a frame was presented that shows a row. */
  readonly firstRow: Promise<number>;
  /** When a frame is presented that shows a text in the first of what a selector finds. */
  shown(selector: string, text: string): Promise<number>;
  /** Where something is, as soon as it is anywhere. */
  placed(selector: string): Promise<Place>;
}

/** A place in the window. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    benchClock: PageClock;
  }
}

/** Where a click is noted that led to an address: the page itself may be gone by then. */
const TAKEN = 'bench-taken';

/**
 * Gives every document of a page the clock, before any script of its own runs.
 *
 * @param numbers finds what a row shows, once there is one
 * @param sorted what only the address of a sorted list has
 */
export async function addClock(page: Page, numbers: string, sorted: RegExp): Promise<void> {
  await page.addInitScript(installClock, { numbers, sorted: sorted.source, taken: TAKEN });
}

/** When a sort was taken first; null until then. */
export function takenAt(page: Page): Promise<number | null> {
  return page.evaluate((key) => {
    const time = sessionStorage.getItem(key);
    return time === null ? null : Number(time);
  }, TAKEN);
}

/** Runs in the page. */
function installClock({ numbers, sorted, taken }: Readonly<Record<string, string>>): void {
  const clock: PageClock = {
    pressedAt: NaN,
    firstRow: presented(() => shows(numbers, (text) => text !== '')),
    placed,
    shown: (selector, text) => presented(() => shows(selector, (shown) => shown === text)),
  };
  window.benchClock = clock;
  addEventListener('pointerdown', ({ timeStamp }) => (clock.pressedAt = timeStamp), true);
  window.navigation.addEventListener('navigate', ({ destination }) => {
    if (!new RegExp(sorted).test(destination.url) || sessionStorage.getItem(taken) !== null) return;
    sessionStorage.setItem(taken, String(performance.now()));
  });

  function shows(selector: string, isMeant: (text: string) => boolean): boolean {
    const element = document.querySelector(selector);
    return (
      element !== null &&
      isMeant(element.textContent.trim()) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  }

  function placed(selector: string): Promise<Place> {
    return new Promise((resolve) => {
      const look = () => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (box?.width) resolve({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }

  function presented(isThere: () => boolean): Promise<number> {
    return new Promise((resolve) => {
      const look = () => {
        if (isThere()) presentation(resolve);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }

  /** Tells when this frame is presented: a mark is painted in it, and the browser tells of that mark. */
  function presentation(resolve: (time: number) => void): void {
    const mark = document.createElement('span');
    const name = `bench-${Math.random()}`;
    mark.setAttribute('elementtiming', name);
    mark.style.cssText =
      'position:fixed;inset-block-end:0;inset-inline-start:0;font-size:9px;pointer-events:none';
    mark.textContent = '.';
    new PerformanceObserver((list, observer) => {
      const entry = list
        .getEntries()
        .find((one) => (one as PerformanceEntry & { identifier: string }).identifier === name);
      if (entry === undefined) return;
      observer.disconnect();
      mark.remove();
      resolve(entry.startTime);
    }).observe({ type: 'element', buffered: true });
    document.documentElement.append(mark);
  }
}
