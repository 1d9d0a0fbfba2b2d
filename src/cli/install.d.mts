export const PACKAGES_LOCK: string;

export function ensureInstalled(
  root: string,
  options?: { development?: boolean },
): Promise<boolean>;
