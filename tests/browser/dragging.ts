import type { CDPSession, Locator, Page } from 'playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

export async function centre(element: Locator): Promise<Point> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags as a hand does: press, move in steps, let go. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await centre(from), await centre(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y + 4);
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

/** Drags by a finger. @param aim where to, once the drag has begun */
export async function touchDrag(
  touch: CDPSession,
  from: Point,
  aim: () => Promise<Point>,
): Promise<void> {
  const at = (type: string, points: readonly Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points } as never);
  await at('touchStart', [from]);
  await at('touchMove', [{ x: from.x, y: from.y + 12 }]);
  const to = await aim();
  for (const part of [0.2, 0.6, 1])
    await at('touchMove', [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ]);
  await at('touchEnd', []);
}

/** Presses keys one after the other. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
