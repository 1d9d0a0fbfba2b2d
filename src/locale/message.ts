import { isRightToLeft } from './direction.ts';
import { numberFormat, remembered } from './formats.ts';

/**
 * Formats messages in ICU's message format, as much of it as the interface uses: `{name}`,
 * `{count, plural, =0 {none} one {# row} other {# rows}}` and `{kind, select, day {…} other {…}}`, one
 * inside another. The library for all of it weighs ten times as much, on every page.
 */

/** The arguments of a message. Numbers are formatted as the language writes them. */
export type MessageValues<Value = string | number> = Readonly<Record<string, Value>>;

type Piece = string | Hole;

interface Hole {
  readonly name: string;
  /** The case is chosen by the number's plural category, or by the word itself. */
  readonly kind?: 'plural' | 'select';
  readonly cases?: Readonly<Record<string, readonly Piece[]>>;
}

/** The number of the innermost plural. */
const NUMBER = '#';

const parsed = new Map<string, readonly Piece[]>();

/**
 * The pieces of a message's text, with its arguments between them, in the order of the language.
 *
 * @param language a BCP 47 tag, which decides plurals and digits
 * @throws when the message is malformed: a mistake in a catalogue, which its test finds
 */
export function messagePieces<Value>(
  message: string,
  values: MessageValues<Value>,
  language: string,
): (string | Value)[] {
  const pieces = parsed.get(message) ?? parse(message);
  parsed.set(message, pieces);
  return filled(pieces, values, language);
}

/** A message as text; see {@link messagePieces}. */
export function formatMessage(message: string, values: MessageValues, language: string): string {
  return messagePieces(message, values, language)
    .map((piece) => (typeof piece === 'number' ? inDigits(piece, language) : piece))
    .join('');
}

function filled<Value>(
  pieces: readonly Piece[],
  values: MessageValues<Value>,
  language: string,
  counted?: number,
): (string | Value)[] {
  return pieces.flatMap((piece) => {
    if (piece === NUMBER && counted !== undefined) return inDigits(counted, language);
    if (typeof piece === 'string') return piece;
    const value = values[piece.name];
    if (!piece.cases) return typeof value === 'string' ? inside(value, language) : (value ?? '');
    const count = piece.kind === 'plural' ? Number(value) : counted;
    return filled(caseOf(piece, value, language), values, language, count);
  });
}

/** Isolates a value, so that a name written from left to right keeps the order of the sentence (Unicode's UAX 9). */
function inside(value: string, language: string): string {
  return isRightToLeft(language) ? `\u2068${value}\u2069` : value;
}

const pluralRules = remembered((language) => new Intl.PluralRules(language));

function caseOf({ kind, cases = {} }: Hole, value: unknown, language: string): readonly Piece[] {
  const category =
    kind === 'plural' ? pluralRules(language, null).select(Number(value)) : String(value);
  return cases[`=${String(value)}`] ?? cases[category] ?? cases.other;
}

/** A number as the language writes it. */
export function inDigits(count: number, language: string): string {
  return numberFormat(language, {}).format(count);
}

const TEXT = /#|[^{}#]+/y;
const HOLE = /\{\s*(\w+)\s*(?:,\s*(plural|select)\s*,)?\s*/y;
const CASE = /\s*(=?\w+)\s*\{/y;
const CLOSING = /\}/y;
/** Spaces around the cases of a choice are ignored. */
const END = /\s*\}/y;

function parse(message: string): readonly Piece[] {
  let at = 0;
  const read = (token: RegExp): RegExpExecArray | null => {
    token.lastIndex = at;
    const found = token.exec(message);
    if (found) at = token.lastIndex;
    return found;
  };
  const pieces = (): Piece[] => {
    const all: Piece[] = [];
    for (;;) {
      const piece = read(TEXT)?.[0] ?? hole();
      if (piece === null) return all;
      all.push(piece);
    }
  };
  const hole = (): Hole | null => {
    const opening = read(HOLE);
    if (!opening) return null;
    const [, name, kind] = opening;
    if (kind !== 'plural' && kind !== 'select') return closed({ name });
    const cases: Record<string, readonly Piece[]> = {};
    for (let found = read(CASE); found; found = read(CASE))
      cases[found[1]] = closed(pieces(), CLOSING);
    return closed({ name, kind, cases });
  };
  const closed = <Part>(part: Part, closing = END): Part => {
    if (!read(closing)) throw new SyntaxError(`A brace is missing in the message “${message}”.`);
    return part;
  };
  const all = pieces();
  if (at < message.length) throw new SyntaxError(`The message “${message}” ends at ${at}.`);
  return all;
}
