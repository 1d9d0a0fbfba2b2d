export const PACKAGES_LOCK: string;

export function ensureInstalled(
  root: string,
  options?: { development?: boolean },
): Promise<boolean>;

/** The program that is npm, and its first arguments. */
export function npmCommand(): [command: string, ...first: string[]];
