import { parseAsWritten } from '../../relay/exactJson.ts';
import type { TextReading } from './input.ts';

/**
 * Splits a text into values: a JSON list, or separated by semicolons or lines, otherwise by commas.
 */
export function textItems(text: string): string[] {
  const trimmed = text.trim();
  const listed = trimmed.startsWith('[') ? jsonItems(trimmed) : null;
  if (listed) return listed;
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

/** The items of a JSON list; null for other texts. */
function jsonItems(text: string): string[] | null {
  try {
    const value = parseAsWritten(text);
    if (!Array.isArray(value)) return null;
    return value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
  } catch {
    return null;
  }
}
