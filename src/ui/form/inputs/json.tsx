import { wrong, type Input, type InputWords } from '../input.ts';
import { LongTextControl, plainText } from './text.tsx';

interface JsonSettings extends InputWords {
  /** The scalar is JSON written as a text, not the value itself. */
  readonly asText?: boolean;
}

/** Any JSON. */
export function json({ asText = false, ...words }: JsonSettings): Input<unknown, string> {
  return {
    ...words,
    ...plainText,
    isWide: true,
    hold: (value) => JSON.stringify(asText ? parsed(value) : value, null, 2),
    isEmpty: (held) => held.trim() === '',
    check: (held) => wrong(problemWith(held)),
    canonical: (held) => sorted(parsed(held)),
    send: (held) => (asText ? held : (JSON.parse(held) as unknown)),
    Control: LongTextControl,
  };
}

function parsed(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    return value;
  }
}

/** Backends keep the members of an object in an order of their own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}

function problemWith(held: string): string | null {
  try {
    JSON.parse(held);
    return null;
  } catch (error) {
    return `This is not JSON: ${error instanceof Error ? error.message : String(error)}.`;
  }
}
