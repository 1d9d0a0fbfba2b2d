/** How long results of pages are retained and considered fresh, in milliseconds. */
export interface PageTimes {
  /** How long results are retained without a mounted page. */
  readonly releaseAfter: number;
  /** How long a result is fresh; older ones are shown and refreshed in the background. */
  readonly freshFor: number;
}

const DEFAULT = 30_000;

/** @throws when a value is given that is not a number of milliseconds */
export function pageTimesFrom(
  releaseAfter: string | undefined,
  freshFor: string | undefined,
): PageTimes {
  return {
    releaseAfter: milliseconds('NEXT_PUBLIC_RELEASE_AFTER', releaseAfter),
    freshFor: milliseconds('NEXT_PUBLIC_FRESH_FOR', freshFor),
  };
}

/** The values of the build: bundlers replace exactly these expressions. */
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
