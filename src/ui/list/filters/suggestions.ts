import type { SuggestedValue } from './suggestValues.ts';

/** So many are offered at once: more are found by typing. */
const MOST_OFFERED = 12;

/** The values that a text has, one on each line. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The last line, unless it is a value as it is: what is being typed. */
export function openLine(text: string, values: readonly SuggestedValue[]): string {
  const last = text.split('\n').at(-1)?.trim() ?? '';
  return values.some(({ value }) => value === last) ? '' : last;
}

/** The lines with a value added, in the place of what is being typed. */
export function withValue(text: string, value: string, values: readonly SuggestedValue[]): string {
  const lines = linesOf(text);
  const kept = openLine(text, values) === '' ? lines : lines.slice(0, -1);
  return [...new Set([...kept, value])].join('\n');
}

/**
 * The values that a text narrows the suggestions to, whatever its case.
 *
 * @param chosen values that are not offered again
 */
export function offeredValues(
  values: readonly SuggestedValue[],
  text: string,
  chosen: readonly string[],
): SuggestedValue[] {
  const wanted = text.trim().toLowerCase();
  return values
    .filter(({ value }) => value.toLowerCase().includes(wanted) && !chosen.includes(value))
    .slice(0, MOST_OFFERED);
}
