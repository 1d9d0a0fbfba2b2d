/**
 * Text as its indentation divides it. Prettier indents what belongs together, in TypeScript, JSX and
 * GraphQL alike, so that an entry of a list is a block, whatever it is made of.
 */
export interface Block {
  /** Empty lines before it. */
  readonly gap: number;
  readonly parts: readonly Part[];
}

/** A line with what is indented below it: `columns: [`, of which `],` is the next part. */
export interface Part {
  readonly line: string;
  readonly inside: readonly Node[];
}

/** A place that both sides changed, each in its own way. */
export interface Conflict {
  readonly yours: readonly Block[];
  readonly last: readonly Block[];
  readonly next: readonly Block[];
}

export type Node = Block | Conflict;

/** What a line begins with that closes a line above it, or goes on with it. */
const CLOSING = /^([})\]`>]|\/>|<\/)/;

/** Divides a text. {@link printBlocks} gives the same text again. */
export function parseBlocks(text: string): Block[] {
  const lines = text.split('\n');
  let at = 0;
  const siblings = (least: number): Block[] => {
    const blocks: Block[] = [];
    for (;;) {
      let next = at;
      while (next < lines.length && lines[next].trim() === '') next += 1;
      const isEnd = next === lines.length;
      // Empty lines at the end of the text are a block of their own.
      if (isEnd && least === 0 && next > at) blocks.push({ gap: next - at, parts: [] });
      if (isEnd || indentOf(lines[next]) < least) return blocks;
      const gap = next - at;
      at = next;
      blocks.push({ gap, parts: parts(indentOf(lines[at])) });
    }
  };
  const parts = (indent: number): Part[] => {
    const found: Part[] = [];
    do {
      const line = lines[at];
      at += 1;
      found.push({ line, inside: siblings(indent + 1) });
    } while (
      at < lines.length &&
      indentOf(lines[at]) === indent &&
      CLOSING.test(lines[at].slice(indent))
    );
    return found;
  };
  return siblings(0);
}

/** The column of a line's first sign, -1 for an empty line. */
function indentOf(line: string): number {
  return line.search(/\S/);
}

const YOURS = '<<<<<<< yours';

/** Puts a text together again; a conflict with its three sides between markers, as git and editors have them. */
export function printBlocks(nodes: readonly Node[]): string {
  return linesOf(nodes).join('\n');
}

/** The lines of a printed text, counted from one, on which conflicts begin. */
export function conflictLines(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (line === YOURS ? [index + 1] : []));
}

function linesOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if ('parts' in node)
      return [
        ...Array<string>(node.gap).fill(''),
        ...node.parts.flatMap(({ line, inside }) => [line, ...linesOf(inside)]),
      ];
    return [
      ...[YOURS, ...linesOf(node.yours)],
      ...['||||||| last scaffold', ...linesOf(node.last)],
      ...['=======', ...linesOf(node.next), '>>>>>>> new scaffold'],
    ];
  });
}

/** What a block is known by among those beside it. */
export interface BlockName {
  readonly key: string;
  /** It is a name, and not merely the text of its first line. */
  readonly isName: boolean;
}

/** A line that opens a block and says nothing of it: what is inside comes first. */
const BARE_OPENING = /^[\w.]*[({[]+$|^<[\w.]*$/;

const KEYWORDS = /^(?:if|else|for|while|switch|case|try|throw|await|void|return)\b/;

/** How entries are named: the first group of the first that fits. */
const NAMES: readonly RegExp[] = [
  // `textColumn('total', …`, `{ id: 'total', …`, which columns were before
  /^[\w.]+\( ?('[^']*'|"[^"]*")/,
  /^(?:[\w.]+\()?\{ id: ('[^']*'|"[^"]*")/,
  // `{ name: 'total', …`, also as the argument of a function
  /^(?:[\w.]+\()?(\{ [\w$]+: (?:'[^']*'|"[^"]*"|[\w$.]+))/,
  // `<RecordField label="Total"`
  /^(<[\w.]+ [\w-]+=(?:"[^"]*"|\{[^{}]*\}))/,
  // `total: …`, `'in-stock': …`, also an alias in GraphQL
  /^((?:'[^']*'|"[^"]*"|[\w$]+)\??:)/,
  // `label="Total"`
  /^([\w-]+=)/,
  /^((?:export )?(?:default )?(?:async )?(?:const|let|function|type|interface|class) [\w$]+)/,
  // `OrderList.queries = …`
  /^([\w$.]+ =)/,
  // A selection of GraphQL: `customer @catch {`, `$first: Int` is a property
  /^([A-Za-z_]\w*)(?: @| \{|\(|$)/,
];

/** What a block is called by. */
export function nameOf({ parts: [first] }: Block): BlockName {
  if (!first) return { key: '', isName: true };
  const line = first.line.trim();
  const [inner] = first.inside;
  const opened =
    BARE_OPENING.test(line) && inner && 'parts' in inner
      ? `${line} ${inner.parts[0]?.line.trim()}`
      : line;
  const found = KEYWORDS.test(opened)
    ? undefined
    : NAMES.map((pattern) => pattern.exec(opened)?.[1]).find((name) => name !== undefined);
  return found === undefined
    ? { key: opened.replace(/,$/, ''), isName: false }
    : { key: found, isName: true };
}
