import type { PlainBrowser } from './plainBrowser.ts';

export const TRIPS = 50;

/**
 * Goes from a list to a record and back, to another record each time.
 *
 * @param url the list's
 * @returns by how many bytes the page's heap has grown from the first trip to the last
 */
export async function heapGrowth(browser: PlainBrowser, url: string): Promise<number> {
  const { pathname } = new URL(url);
  const onList = `location.pathname === '${pathname}' && document.querySelectorAll('tbody tr').length > 0`;
  const onRecord = `location.pathname !== '${pathname}' && document.querySelector('article h1') !== null`;
  const trip = async (row: number) => {
    await browser.run(`document.querySelectorAll('tbody th a')[${row} % 25].click()`);
    await browser.until(onRecord);
    await browser.run('history.back()');
    await browser.until(onList);
  };
  await browser.open(url);
  await browser.until(onList);
  await trip(0);
  const before = await browser.heap();
  for (let row = 1; row <= TRIPS; row += 1) await trip(row);
  return (await browser.heap()) - before;
}
