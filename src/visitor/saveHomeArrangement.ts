import { keepCookie } from '../storage/cookie.ts';
import { HOME_ARRANGEMENT, homeArrangementText, type HomeArrangement } from './homeArrangement.ts';
import { LISTS_COOKIE } from './listChoice.ts';

/** Stores it for a year; without an order it is the one that everybody begins with. */
export function saveHomeArrangement(arrangement: HomeArrangement): void {
  const text = homeArrangementText(arrangement);
  keepCookie(`${LISTS_COOKIE}${HOME_ARRANGEMENT}`, text === '' ? null : encodeURIComponent(text));
}
