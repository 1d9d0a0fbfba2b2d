import { keepCookie, LONGEST_COOKIE } from '../storage/cookie.ts';
import { quickStorage } from '../storage/quickStorage.ts';
import { currentScope } from '../storage/scope.ts';
import { CHARTS_COOKIE, homeChartsIn, homeChartsText, type HomeChart } from './homeCharts.ts';
import { LONGEST_CHOICE, ownedChoice } from './listChoice.ts';

/** The cookie is of whom it was last written for; here each person's charts wait for them. */
const storage = quickStorage({ name: 'charts', days: 730, endsAtSignOut: false });

/** @returns whether there was room for them */
export function saveHomeCharts(charts: readonly HomeChart[]): boolean {
  const scope = currentScope();
  if (scope === null) return false;
  const text = homeChartsText(charts);
  const owned = ownedChoice(scope, text);
  const value = encodeURIComponent(owned);
  if (value.length > LONGEST_COOKIE || owned.length >= LONGEST_CHOICE) return false;
  keepCookie(CHARTS_COOKIE, text === '' ? null : value);
  if (text === '') storage.drop();
  else storage.keep(text);
  return true;
}

/** The charts of the person as this browser has kept them; null for none. */
export function keptCharts(): string | null {
  return storage.read();
}

/** @param kept what `keptCharts` gave */
export function chartsKept(kept: string | null): readonly HomeChart[] {
  return kept === null ? [] : homeChartsIn(kept);
}
