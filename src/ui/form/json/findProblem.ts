import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';

type FindProblem = (typeof import('./jsonProblem.ts'))['jsonProblem'];

let loaded: FindProblem | null = null;

/** Loads what finds the place that is wrong. Most forms are sent without their JSON being touched. */
export async function loadFindProblem(): Promise<void> {
  ({ jsonProblem: loaded } = await import('./jsonProblem.ts'));
}

/**
 * The problem of a text that should be JSON: with its place once the parser is loaded, and in the browser's words
 * before.
 */
export function findProblem(source: string, locale: Locale): string | null {
  if (loaded) return loaded(source, locale);
  try {
    JSON.parse(source);
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return t('Invalid JSON: {reason}.', locale, { reason });
  }
}
