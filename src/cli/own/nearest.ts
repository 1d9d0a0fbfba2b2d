import { posix } from 'node:path';

/** The names that a misspelt one may mean, the nearest first: by the last part of their paths, then by all of it. */
export function nearest(wanted: string, names: readonly string[], count: number): string[] {
  const distance = (name: string) => {
    const stem = name.replace(/\.\w+$/, '');
    return (
      editDistance(posix.basename(wanted).toLowerCase(), posix.basename(stem).toLowerCase()) +
      editDistance(wanted.toLowerCase(), stem.toLowerCase()) / 100
    );
  };
  return names
    .map((name) => ({ name, far: distance(name) }))
    .sort((one, other) => one.far - other.far)
    .slice(0, count)
    .map(({ name }) => name);
}

/** How many letters are to be added, removed or changed (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, second] of [...other].entries()) {
      const changed = row[at] + (letter === second ? 0 : 1);
      next.push(Math.min(changed, row[at + 1] + 1, next[at] + 1));
    }
    row = next;
  }
  return row[other.length];
}
