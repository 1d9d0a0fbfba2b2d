import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright/test';
import type { Place } from './pageClock.ts';

/** Milliseconds for which a person looks at what has come before acting again. */
export const LOOK = 2_000;

/** Milliseconds for which the pointer rests on something before it is pressed. */
const REST = 150;

/** Steps of a pointer's way. */
const STEPS = 8;

/** Moves the pointer onto something, rests, and presses. */
export async function press(page: Page, target: Locator): Promise<void> {
  const place = await middleOf(target);
  await page.mouse.move(place.x, place.y, { steps: STEPS });
  await sleep(REST);
  await pressAt(page, place);
}

/** How long a hand takes from one step of its way to the next. */
const STEP = 20;

/** Presses something at the moment in which the pointer comes to it, on its way from the corner of the page. */
export async function pressAtOnce(page: Page, target: Locator): Promise<void> {
  const place = await middleOf(target);
  await travel(page, { x: 0, y: 0 }, place);
  await pressAt(page, place);
}

/** Brings the pointer onto something as a hand does, over all that is between. @returns where it is then */
export async function glide(page: Page, from: Place, target: Locator): Promise<Place> {
  const place = await middleOf(target);
  await travel(page, from, place);
  await page.mouse.move(place.x, place.y);
  return place;
}

/** Moves the pointer on its way to a place, until it is one step before it. */
async function travel(page: Page, from: Place, to: Place): Promise<void> {
  for (let step = 1; step < STEPS; step += 1) {
    const part = step / STEPS;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await sleep(STEP);
  }
}

/** The button is up as soon as it is down: nothing is won by what begins while it is held. */
export async function pressAt(page: Page, { x, y }: Place): Promise<void> {
  const { mouse } = page;
  await Promise.all([mouse.move(x, y), mouse.down(), mouse.up()]);
}

async function middleOf(target: Locator): Promise<Place> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not to be seen.`);
  // A cell is wide, and its text begins at its side.
  return { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
}
