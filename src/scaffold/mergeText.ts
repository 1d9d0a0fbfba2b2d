import { diffIndices } from 'node-diff3';
import { mergeImportBlocks } from './mergeImports.ts';

/** Lines `start` up to `end` of the base become `lines`. */
interface Hunk {
  start: number;
  end: number;
  lines: string[];
}

/**
 * Three-way merge of a text, by lines, and by bindings in a module's import block.
 *
 * Changes to neighbouring lines are both taken: scaffolded source has one column, one field, one
 * prop on a line, so the neighbour is another thing. Two additions at the same place are not: which
 * comes first is a person's decision.
 *
 * @returns the merged text, or null when both sides changed the same place differently
 */
export function mergeText(current: string, base: string, next: string): string | null {
  const merged = mergeLines(current, base, next);
  if (merged !== null) return merged;
  const aligned = mergeImportBlocks(current, base, next);
  return aligned && mergeLines(...aligned);
}

function mergeLines(current: string, base: string, next: string): string | null {
  const origin = base.split('\n');
  const ours = hunksBetween(origin, current.split('\n'));
  const theirs = hunksBetween(origin, next.split('\n'));
  const hunks: Hunk[] = [...ours];
  for (const hunk of theirs) {
    const contested = ours.filter((other) => collide(hunk, other));
    if (contested.length === 0) hunks.push(hunk);
    else if (contested.length > 1 || !same(hunk, contested[0])) return null;
  }
  return applyHunks(origin, hunks).join('\n');
}

function hunksBetween(origin: string[], changed: string[]): Hunk[] {
  return diffIndices(origin, changed).map(
    ({ buffer1: [start, length], buffer2Content: lines }) => ({
      start,
      end: start + length,
      lines,
    }),
  );
}

function collide(one: Hunk, other: Hunk): boolean {
  if (one.start < other.end && other.start < one.end) return true;
  const touching = one.end === other.start || other.end === one.start;
  return touching && adds(one) && adds(other);
}

function adds(hunk: Hunk): boolean {
  return hunk.lines.length > hunk.end - hunk.start;
}

function same(one: Hunk, other: Hunk): boolean {
  return (
    one.start === other.start &&
    one.end === other.end &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, index) => line === other.lines[index])
  );
}

function applyHunks(origin: string[], hunks: Hunk[]): string[] {
  const ordered = [...hunks].sort((one, other) => one.start - other.start || one.end - other.end);
  const result: string[] = [];
  let position = 0;
  for (const hunk of ordered) {
    result.push(...origin.slice(position, hunk.start), ...hunk.lines);
    position = hunk.end;
  }
  return [...result, ...origin.slice(position)];
}
