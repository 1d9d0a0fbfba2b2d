import { LISTS_COOKIE } from './listChoice.ts';

/** A chart over a list that a person shows on the home page: the list's address, all of which is in the search. */
export interface HomeChart {
  /** The list's resource. */
  readonly slug: string;
  readonly search: string;
  /** What the person calls it; empty where it has the chart's own words. */
  readonly name: string;
}

/**
 * The charts are stored with the choices for lists, in a cookie, so that the server renders their cards and nothing moves
 * when they are drawn; names of lists contain no dot.
 */
const CHOICE = 'home.charts';

export const CHARTS_COOKIE = `${LISTS_COOKIE}${CHOICE}`;

/** @param lists what was chosen for lists, as the page has it */
export function homeCharts(lists: Readonly<Record<string, string>>): HomeChart[] {
  return homeChartsIn(Object.hasOwn(lists, CHOICE) ? lists[CHOICE] : '');
}

/** @param text as `homeChartsText` writes them; what is malformed is left out */
export function homeChartsIn(text: string): HomeChart[] {
  return text.split('~').flatMap((entry) => {
    const [, slug, search, name] = /^(\S+) (\S+) ?(.*)$/.exec(entry) ?? [];
    return slug === undefined ? [] : [{ slug, search, name }];
  });
}

/** Addresses contain no blank and no unescaped `~`. */
export function homeChartsText(charts: readonly HomeChart[]): string {
  return charts
    .map(({ slug, search, name }) => `${slug} ${search} ${name.replaceAll('~', '-')}`.trim())
    .join('~');
}
