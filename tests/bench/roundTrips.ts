import { setTimeout as sleep } from 'node:timers/promises';
import type { ListApp } from './beside/app.ts';
import type { PlainBrowser } from './plainBrowser.ts';

/** Milliseconds in which a page does what it does once it is left alone. */
const REST = 2_000;

/** Rows of a page, each of which is gone to in turn. */
const ROWS = 25;

/**
 * Goes from a list to a record and back, to another record each time.
 *
 * @param after the trips after which is looked at the heap, from the least to the greatest
 * @returns for each of these, the bytes of the page's heap that are in use
 */
export async function heapOnTrips(
  browser: PlainBrowser,
  { list, numbers, heading }: ListApp,
  after: readonly number[],
): Promise<number[]> {
  const isThere = (selector: string) =>
    `document.querySelector(${JSON.stringify(selector)}) !== null`;
  const isAtList = `location.href === ${JSON.stringify(list)}`;
  const onList = `${isAtList} && ${isThere(numbers)} && !${isThere(heading)}`;
  const onRecord = `!(${isAtList}) && ${isThere(heading)}`;
  await browser.open(list);
  await browser.until(onList);
  // A link that is followed before a script has hold of it leaves this document behind in memory.
  await sleep(REST);
  const heaps: number[] = [];
  for (let trip = 1; trip <= after[after.length - 1]; trip += 1) {
    const row = JSON.stringify(numbers);
    await browser.run(`document.querySelectorAll(${row})[${(trip - 1) % ROWS}].click()`);
    await browser.until(onRecord);
    await browser.run('history.back()');
    await browser.until(onList);
    if (!after.includes(trip)) continue;
    await sleep(REST);
    heaps.push(await browser.heap());
  }
  return heaps;
}
