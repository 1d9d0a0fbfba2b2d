import { isRightToLeft } from './direction.ts';
import { numberFormat, remembered } from './formats.ts';

/**
 * Messages in ICU's MessageFormat, as much of it as the interface's words need: `{name}`,
 * `{count, plural, =0 {none} one {# row} other {# rows}}` and `{kind, select, day {…} other {…}}`, one
 * inside another. The library for the whole of it weighs more than all words of a page.
 */

/** What stands in a message's holes. A `number` is written as people of the language write it. */
export type MessageValues<Value = string | number> = Readonly<Record<string, Value>>;

type Piece = string | Hole;

interface Hole {
  readonly name: string;
  /** Which of the cases holds is told by the number's plural category, or by the word itself. */
  readonly kind?: 'plural' | 'select';
  readonly cases?: Readonly<Record<string, readonly Piece[]>>;
}

/** Stands for the number of the nearest plural. */
const NUMBER = '#';

const parsed = new Map<string, readonly Piece[]>();

/**
 * A message's text in pieces, with its values between them, in the language's order.
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

/** A name from left to right must not turn the sentence around it: isolates of Unicode's UAX 9. */
function inside(value: string, language: string): string {
  return isRightToLeft(language) ? `\u2068${value}\u2069` : value;
}

const pluralRules = remembered((language) => new Intl.PluralRules(language));

function caseOf({ kind, cases = {} }: Hole, value: unknown, language: string): readonly Piece[] {
  const category =
    kind === 'plural' ? pluralRules(language, null).select(Number(value)) : String(value);
  return cases[`=${String(value)}`] ?? cases[category] ?? cases.other;
}

/** A number as people of the language write it. */
export function inDigits(count: number, language: string): string {
  return numberFormat(language, {}).format(count);
}

const TEXT = /#|[^{}#]+/y;
const HOLE = /\{\s*(\w+)\s*(?:,\s*(plural|select)\s*,)?\s*/y;
const CASE = /\s*(=?\w+)\s*\{/y;
const CLOSING = /\}/y;
/** Blanks around the cases of a choice mean nothing. */
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
