/** The map of ARCHITECTURE.md, against the rules that the import check enforces. */
import { readFileSync } from 'node:fs';
import boundaries from '../boundaries.config.js';

/** Folder → what it may import, in the words of the rules. */
function enforced(): Map<string, string> {
  const rules = (boundaries.forbidden ?? []).flatMap(({ comment = '' }) => {
    const [, folder, others] = /^src\/(\S+) may import (.+)\.$/s.exec(comment) ?? [];
    return folder ? [[folder, others === 'nothing else of ours' ? '' : others] as const] : [];
  });
  return new Map(rules);
}

/** Folder → the last cell of its row. */
function drawn(): Map<string, string> {
  const rows = readFileSync('ARCHITECTURE.md', 'utf8').matchAll(
    /^\| `src\/([^`/]+)\/` +\|[^|]*\| (.+?) +\|$/gm,
  );
  return new Map([...rows].map(([, folder, cell]) => [folder, cell === '–' ? '' : cell]));
}

const names = (list: string) =>
  list
    .split(', ')
    .map((name) => name.replaceAll('`', '').replace('src/', ''))
    .filter((name) => name !== '')
    .toSorted();

test('the map says of each folder of src what it may import', () => {
  const map = drawn();
  expect([...map.keys()].toSorted()).toEqual([...enforced().keys()].toSorted());
  for (const [folder, others] of enforced())
    expect([folder, names(map.get(folder) ?? '')]).toEqual([folder, names(others)]);
});
