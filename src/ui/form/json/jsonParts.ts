import { withText, type EditedJson } from './jsonEdits.ts';
import type { JsonNode, JsonPart } from './readJson.ts';

const LINE_BREAK = /\r\n|[\n\r]/;

/** Adds a part to the end of an object or a list, laid out as the parts before it. @param name null in a list */
export function withPart(
  edited: EditedJson,
  node: JsonNode,
  name: string | null,
  written: string,
): EditedJson {
  const { source } = edited;
  const part =
    name === null ? written : `${JSON.stringify(name)}${colonIn(edited, node)}${written}`;
  const last = node.parts.at(-1);
  if (last === undefined)
    return withText(edited, node, source[node.start] + firstPart(edited, node, part));
  const { end } = last.node;
  return withText(edited, { start: end, end }, `,${gapAfterLast(edited, node)}${part}`);
}

/** Removes a part, with one of the commas around it. */
export function withoutPart(edited: EditedJson, { start, end, parts }: JsonNode, index: number) {
  const removed = parts[index];
  if (parts.length === 1) return withText(edited, { start: start + 1, end: end - 1 }, '');
  const cut =
    index === 0
      ? { start: removed.start, end: parts[1].start }
      : { start: parts[index - 1].node.end, end: removed.node.end };
  return withText(edited, cut, '');
}

/** What follows the sign that opens: on a line of its own if what it is in is laid out so. */
function firstPart({ source, root }: EditedJson, node: JsonNode, part: string): string {
  const close = node.kind === 'array' ? ']' : '}';
  const parent = parentOf(root, node);
  const gap = parent && gapBefore(source, parent, node);
  const lineBreak = (gap ?? '\n').match(LINE_BREAK)?.[0];
  if (lineBreak === undefined) return part + close;
  const own = indentAt(source, node.start);
  const outer = parent ? indentAt(source, parent.start) : '';
  const step = own.startsWith(outer) ? own.slice(outer.length) : '';
  return `${lineBreak}${own}${parent && step ? step : '  '}${part}${lineBreak}${own}${close}`;
}

/** The space before what comes after the last part. */
function gapAfterLast({ source, root }: EditedJson, node: JsonNode): string {
  const gap = gapBefore(source, node, node.parts[node.parts.length - 1].node);
  // After the sign that opens there may be no space, where there is one after a comma.
  if (node.parts.length > 1 || LINE_BREAK.test(gap)) return gap;
  return gap || (usualGap(source, root) ?? usualColon(source, root)?.split(':')[1] ?? ' ');
}

function usualGap(source: string, node: JsonNode): string | null {
  if (node.parts.length > 1) {
    const gap = gapBefore(source, node, node.parts[1].node);
    if (!LINE_BREAK.test(gap)) return gap;
  }
  return firstOf(node.parts, (part) => usualGap(source, part.node));
}

/** The colon behind a name, with the space around it. */
function colonIn({ source, root }: EditedJson, node: JsonNode): string {
  const last = node.parts.at(-1);
  return (last && colonOf(source, last)) ?? usualColon(source, root) ?? ': ';
}

function usualColon(source: string, { kind, parts }: JsonNode): string | null {
  return firstOf(
    parts,
    (part) => (kind === 'object' ? colonOf(source, part) : null) ?? usualColon(source, part.node),
  );
}

function colonOf(source: string, { start, node }: JsonPart): string | null {
  const colon = source.slice(start, node.start).match(/[ \t]*:[ \t]*$/)?.[0];
  return colon ?? null;
}

function firstOf(parts: readonly JsonPart[], read: (part: JsonPart) => string | null) {
  for (const part of parts) {
    const found = read(part);
    if (found !== null) return found;
  }
  return null;
}

/** The space before a part of a node: behind the sign that opens that, or behind a comma. */
function gapBefore(source: string, { start, parts }: JsonNode, node: JsonNode): string {
  const index = parts.findIndex((part) => part.node.start === node.start);
  const from = index === 0 ? start + 1 : source.indexOf(',', parts[index - 1].node.end) + 1;
  return source.slice(from, parts[index].start);
}

function indentAt(source: string, at: number): string {
  return source.slice(0, at).match(/(?:^|[\n\r])([ \t]*)[^\n\r]*$/)?.[1] ?? '';
}

function parentOf(root: JsonNode, node: JsonNode): JsonNode | null {
  const around = root.parts.find((part) => part.start <= node.start && node.end <= part.node.end);
  if (!around) return null;
  return around.node.start === node.start ? root : parentOf(around.node, node);
}
