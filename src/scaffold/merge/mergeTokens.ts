import { diffIndices } from 'node-diff3';

/** Tokens `start` up to `end` of the last version become `tokens`. */
interface Hunk {
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly string[];
}

/** A token with the space before it. */
interface Token {
  readonly space: string;
  readonly text: string;
}

const TOKEN = /(\s*)('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[\w$]+|\S)/g;

/**
 * Three-way merge of a piece of code by its words, whatever its lines: one side has changed the label of
 * a column, the other its kind.
 *
 * @returns null when both sides changed the same or neighbouring words
 */
export function mergeTokens(yours: string, last: string, next: string): string | null {
  const origin = tokensOf(last);
  const mine = hunksBetween(origin, tokensOf(yours));
  const theirs = hunksBetween(origin, tokensOf(next));
  const isContested = (hunk: Hunk) =>
    mine.some((other) => hunk.start <= other.end && other.start <= hunk.end);
  if (theirs.some(isContested)) return null;
  const hunks = [...mine, ...theirs].sort((one, other) => one.start - other.start);
  let [text, position] = ['', 0];
  for (const { start, end, tokens } of hunks) {
    text += origin.slice(position, start).map(printed).join('') + tokens.join('');
    position = end;
  }
  return text + origin.slice(position).map(printed).join('');
}

/** The words of a piece of code, without the commas that only several lines have: Prettier puts them back. */
function tokensOf(code: string): Token[] {
  const tokens = [...code.matchAll(TOKEN)].map(([, space, text]) => ({ space, text }));
  return tokens.filter(
    ({ text }, index) => text !== ',' || !/^[)}\]]$/.test(tokens[index + 1]?.text ?? ''),
  );
}

function printed({ space, text }: Token): string {
  return space + text;
}

function hunksBetween(origin: readonly Token[], changed: readonly Token[]): Hunk[] {
  const texts = (tokens: readonly Token[]) => tokens.map(({ text }) => text);
  return diffIndices(texts(origin), texts(changed)).map(
    ({ buffer1: [start, length], buffer2: [from, count] }) => ({
      start,
      end: start + length,
      tokens: changed.slice(from, from + count).map(printed),
    }),
  );
}
