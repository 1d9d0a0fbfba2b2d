import type { EntryChange, Path } from '../../../../src/storage/database.ts';

/** What stands for the browser's database: its entries by their paths, as text. */
export const kept = new Map<string, { readonly path: Path; readonly value: unknown }>();

/** How many entries have been written. */
export const written = { count: 0 };

const textOf = (path: Path) => JSON.stringify(path);
const isBelow = (path: Path, top: Path) => top.every((part, at) => path[at] === part);
const below = (path: Path) =>
  [...kept.values()]
    .filter((entry) => isBelow(entry.path, path))
    .sort((one, other) => order(one.path, other.path));

/** Numbers by their size, as IndexedDB has them. */
function order(one: Path, other: Path): number {
  for (const [at, part] of one.entries()) {
    if (part === other[at]) continue;
    if (other[at] === undefined) return 1;
    return part < other[at] ? -1 : 1;
  }
  return -1;
}

export const readEntry = async (path: Path): Promise<unknown> =>
  structuredClone(kept.get(textOf(path))?.value ?? null);

export const readEntries = async (path: Path) =>
  below(path).map((entry) => ({
    path: entry.path.slice(path.length),
    value: structuredClone(entry.value),
  }));

export const readChildren = async (path: Path) =>
  below(path)
    .filter((entry) => entry.path.length === path.length + 1)
    .map((entry) => ({ name: entry.path[path.length], value: structuredClone(entry.value) }));

export async function changeEntries(act: (change: EntryChange) => void): Promise<void> {
  act({
    put: (path, value) => {
      written.count += 1;
      kept.set(textOf(path), { path, value: structuredClone(value) });
    },
    drop: (path) => below(path).forEach((entry) => kept.delete(textOf(entry.path))),
    read: (path, then) => then(structuredClone(kept.get(textOf(path))?.value ?? null)),
  });
}
