import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import {
  canKeepDigits,
  hasManyDigits,
  copyDigits,
  mayHaveManyDigits,
  parseExact,
} from '../../../relay/exactJson.ts';
import { wrong, type ControlProps, type Input, type InputWords } from '../input.ts';
import { findProblem } from '../json/findProblem.ts';
import { JsonControl } from './JsonControl.tsx';
import { plainText } from './text.tsx';
import type { TextState } from './textState.ts';

interface JsonSettings extends InputWords {
  /** The scalar takes JSON as text. */
  readonly asText?: boolean;
}

/** Any JSON. */
export function json({ asText = false, ...words }: JsonSettings = {}): Input<unknown, TextState> {
  return {
    ...words,
    ...plainText,
    isWide: true,
    parse: (value) =>
      asText && typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    isEmpty: (state) => state === null || state.trim() === '',
    check: (state, locale) => wrong(problemWith(state ?? '', locale)),
    canonical: (state) => sorted(parsed(state)),
    serialize: (state) => (asText ? state : parseExact(state ?? 'null')),
    Control: asText ? JsonTextControl : JsonControl,
  };
}

/** Formats single-line JSON for reading, if that can be reversed exactly. */
function JsonTextControl({ value, ...props }: ControlProps<TextState>) {
  return <JsonControl {...props} value={value && laidOut(value)} />;
}

function laidOut(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}

function parsed(value: unknown): unknown {
  try {
    return parseExact(String(value));
  } catch {
    return value;
  }
}

/** Backends may reorder the members of objects. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return copyDigits(value.map(sorted), value);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return copyDigits(
    Object.fromEntries(members.map(([name, member]) => [name, sorted(member)])),
    value,
  );
}

function problemWith(state: string, locale: Locale): string | null {
  const problem = findProblem(state, locale);
  if (problem !== null || isSentAsIs(state)) return problem;
  return t('This has more digits than can be sent exactly.', locale);
}

/** Only numbers inside objects or arrays keep their digits. */
function isSentAsIs(state: string): boolean {
  if (!mayHaveManyDigits(state)) return true;
  const value = parseExact(state);
  return canKeepDigits && (typeof value !== 'number' || !hasManyDigits(parseExact(`[${state}]`)));
}
