/** The direction that a page is read in. */
export type Direction = 'ltr' | 'rtl';

/** The direction of the page that is open. In the browser only. */
export function directionOfPage(): Direction {
  return document.dir === 'rtl' ? 'rtl' : 'ltr';
}
