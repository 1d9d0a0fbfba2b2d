import type { ObservedTitle } from '../../model/observations.ts';

/** Fewer rows differ by chance. */
const FEWEST_ROWS = 3;

/** How well each of some fields tells the rows of a sample apart; nothing of those that too few rows say something of. */
export function observedTitles(
  rows: readonly unknown[],
  names: readonly string[],
): Record<string, ObservedTitle> {
  const found = names.flatMap((name) => {
    const title = observedTitle(rows.map((row) => (Object(row) as Record<string, unknown>)[name]));
    return title ? [[name, title] as const] : [];
  });
  return Object.fromEntries(found);
}

function observedTitle(values: readonly unknown[]): ObservedTitle | null {
  const present = values.filter((value) => value != null && value !== '');
  if (new Set(present).size < present.length) return 'repeats';
  if (values.length < FEWEST_ROWS) return null;
  return present.length * 2 < values.length ? 'empty' : 'unique';
}
