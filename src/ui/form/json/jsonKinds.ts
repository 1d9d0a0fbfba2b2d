import type { EditedJson } from './jsonEdits.ts';
import type { JsonNode } from './readJson.ts';

/** The kinds of values, in the order in which they are offered. */
export const VALUE_KINDS = ['text', 'number', 'boolean', 'null', 'object', 'array'] as const;

export type ValueKind = (typeof VALUE_KINDS)[number];

const EMPTY: Readonly<Record<ValueKind, string>> = {
  text: '""',
  number: '0',
  boolean: 'false',
  null: 'null',
  object: '{}',
  array: '[]',
};

export function kindOf({ kind }: JsonNode, written: string): ValueKind {
  if (kind !== 'word') return kind;
  return written === 'null' ? 'null' : 'boolean';
}

/** A value as one of another kind: what can be read as that is kept. @param written what may be no JSON */
export function asKind(written: string, from: ValueKind, kind: ValueKind): string {
  const plain = from === 'text' ? (JSON.parse(written) as string) : written;
  if (kind === 'text' && from !== 'null' && from !== 'object' && from !== 'array')
    return JSON.stringify(plain);
  const isThat = {
    number: /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/,
    boolean: /^(?:true|false)$/,
  };
  return (kind === 'number' || kind === 'boolean') && isThat[kind].test(plain)
    ? plain
    : EMPTY[kind];
}

/** What a new part of a node begins with: an empty value of the kind that the others have, or an empty text. */
export function emptyLike({ source }: EditedJson, { parts }: JsonNode): string {
  const kindIn = (node: JsonNode) => kindOf(node, source.slice(node.start, node.end));
  const others = parts.map(({ node }) => node).filter((node) => kindIn(node) !== 'null');
  const last = others.at(-1);
  if (!last || others.some((node) => kindIn(node) !== kindIn(last))) return EMPTY.text;
  return emptied(source, last);
}

/** A value without what is in it. An object keeps its names, and how they are laid out. */
function emptied(source: string, node: JsonNode): string {
  const { start, end, parts } = node;
  if (node.kind !== 'object') return EMPTY[kindOf(node, source.slice(start, end))];
  let at = start;
  const written = parts.map(({ node: value }) => {
    const before = source.slice(at, value.start);
    at = value.end;
    return before + emptied(source, value);
  });
  return written.join('') + source.slice(at, end);
}
