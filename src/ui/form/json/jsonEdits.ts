import { readJson, type JsonNode } from './readJson.ts';

/** A text that is JSON, its values, and what is written in place of some of them. */
export interface EditedJson {
  readonly source: string;
  readonly root: JsonNode;
  /** By the place where the value begins in the source: only what does not fit there. */
  readonly drafts: ReadonlyMap<number, string>;
}

/** @returns null for a text that is no JSON */
export function editedJson(source: string): EditedJson | null {
  try {
    return { source, root: readJson(source), drafts: new Map() };
  } catch {
    return null;
  }
}

/** The text with what is written in place of values. */
export function writtenJson({ source, root, drafts }: EditedJson): string {
  if (drafts.size === 0) return source;
  const written: string[] = [];
  let last = 0;
  for (const { start, end } of leavesOf(root)) {
    const draft = drafts.get(start);
    if (draft === undefined) continue;
    written.push(source.slice(last, start), marked(draft));
    last = end;
  }
  return written.join('') + source.slice(last);
}

/** Writes a value. Where the text is no JSON with it, the values around it stay as they were read. */
export function withValue(edited: EditedJson, node: JsonNode, written: string): EditedJson {
  if (fits(node.kind, written)) return withText(edited, node, written);
  return { ...edited, drafts: new Map(edited.drafts).set(node.start, written) };
}

/** Writes a text in place of a part of the source, with which that is still JSON. */
export function withText(
  { source, drafts }: EditedJson,
  { start, end }: { readonly start: number; readonly end: number },
  written: string,
): EditedJson {
  const next = source.slice(0, start) + written + source.slice(end);
  const grown = written.length - (end - start);
  const kept = [...drafts].flatMap(([at, draft]): (readonly [number, string])[] => {
    if (at < start) return [[at, draft]];
    return at < end ? [] : [[at + grown, draft]];
  });
  return { source: next, root: readJson(next), drafts: new Map(kept) };
}

/** Whether a text can stand for a value of a kind. A word may become anything that has no parts. */
export function fits(kind: JsonNode['kind'], written: string): boolean {
  const read = editedJson(written)?.root.kind;
  return read !== undefined && (read === kind || (kind === 'word' && read !== 'object'));
}

/**
 * What fits no value, so that the text with it is no JSON: “1,5” in a list of numbers would be two of them, and is
 * written with a sign before it that stands for no value.
 */
function marked(draft: string): string {
  const isNoJson = /^[^\s,:[\]{}"]+$/.test(draft) && editedJson(draft) === null;
  return isNoJson ? draft : `?${draft}`;
}

function* leavesOf(node: JsonNode): Generator<JsonNode> {
  if (node.parts.length === 0) yield node;
  for (const part of node.parts) yield* leavesOf(part.node);
}
