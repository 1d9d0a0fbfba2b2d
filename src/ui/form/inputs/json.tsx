import type { Locale } from '../../locale/locale.ts';
import { say } from '../../locale/say.ts';
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
    check: (held, locale) => wrong(problemWith(held, locale)),
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

function problemWith(held: string, locale: Locale): string | null {
  try {
    JSON.parse(held);
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return say('This is not JSON: {reason}.', locale, { reason });
  }
}
