/** How long the results of pages are kept and believed, in milliseconds. */
export interface PageTimes {
  /** For how long results are kept that no page has taken over, and those of the page that was left. */
  readonly releaseAfter: number;
  /** For how long a result counts as fresh: older ones are shown, and refreshed behind. */
  readonly freshFor: number;
}

const DEFAULT = 30_000;

/** @throws when one is given and is no time */
export function pageTimesFrom(
  releaseAfter: string | undefined,
  freshFor: string | undefined,
): PageTimes {
  return {
    releaseAfter: milliseconds('NEXT_PUBLIC_RELEASE_AFTER', releaseAfter),
    freshFor: milliseconds('NEXT_PUBLIC_FRESH_FOR', freshFor),
  };
}

/** As the app was built: a bundler finds the variables by these very words. */
export const PAGE_TIMES = pageTimesFrom(
  process.env.NEXT_PUBLIC_RELEASE_AFTER,
  process.env.NEXT_PUBLIC_FRESH_FOR,
);

function milliseconds(name: string, text: string | undefined): number {
  if (!text?.trim()) return DEFAULT;
  const time = Number(text);
  if (Number.isSafeInteger(time) && time >= 0) return time;
  throw new Error(`${name} must be a whole number of milliseconds, 0 or more.`);
}
