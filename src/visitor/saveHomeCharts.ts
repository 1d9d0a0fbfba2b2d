import { keepCookie } from '../storage/cookie.ts';
import { CHARTS_COOKIE, homeChartsText, type HomeChart } from './homeCharts.ts';

/** Browsers leave out longer cookies, and the server reads no longer text. */
const LONGEST = 3800;
const LONGEST_TEXT = 1999;

/** @returns whether there was room for them */
export function saveHomeCharts(charts: readonly HomeChart[]): boolean {
  const text = homeChartsText(charts);
  const value = encodeURIComponent(text);
  if (value.length > LONGEST || text.length > LONGEST_TEXT) return false;
  keepCookie(CHARTS_COOKIE, text === '' ? null : value);
  return true;
}
