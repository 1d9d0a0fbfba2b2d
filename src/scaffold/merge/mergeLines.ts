import { diff3Merge } from 'node-diff3';

/**
 * Three-way merge of a text line by line, as git merges.
 *
 * @returns null when both sides changed the same or neighbouring lines
 */
export function mergeLines(yours: string, last: string, next: string): string | null {
  const [mine, origin, theirs] = [yours, last, next].map((text) => text.split('\n'));
  const regions = diff3Merge(mine, origin, theirs, { excludeFalseConflicts: true });
  const merged: string[] = [];
  for (const { ok } of regions) {
    if (!ok) return null;
    merged.push(...ok);
  }
  return merged.join('\n');
}
