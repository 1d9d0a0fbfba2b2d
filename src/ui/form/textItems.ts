import type { TextReading } from './input.ts';

/**
 * Splits a text into values: a JSON list, or separated by semicolons or lines, otherwise by commas.
 */
export function textItems(text: string): string[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('[')) {
    const items = parsedList(trimmed);
    if (items) return items.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
  }
  const separator = /[;\n]/.test(trimmed) ? /[;\n]/ : /,/;
  return trimmed
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Parses each text; returns the first error. */
export function everyText<State>(
  items: readonly string[],
  read: (item: string) => TextReading<State>,
): TextReading<State[]> {
  const state: State[] = [];
  for (const item of items) {
    const reading = read(item);
    if ('problem' in reading) return reading;
    state.push(reading.state);
  }
  return { state };
}

function parsedList(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as unknown[]) : null;
  } catch {
    return null;
  }
}
