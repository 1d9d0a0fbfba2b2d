import { changesOf, planMerge } from '../../../src/scaffold/merge/planMerge.ts';
import { summarize } from '../../../src/scaffold/merge/summary.ts';

const FORMER = 'src/resources/films/FilmStudiosTab.tsx';
const PATH = 'src/resources/films/tabs/FilmStudiosTab.tsx';
const RECORD = 'src/resources/films/FilmRecord.tsx';

const tab = (up: string, size: number) =>
  `import { defineTab } from '../../${up}ui/defineTab.tsx';
import { studios } from '../${up}studios/studios.ts';
import { films } from '${up || './'}films.ts';

export const FilmStudiosTab = defineTab({
  parent: films,
  resource: studios,
  size: ${size},
});
`;

const record = (folder: string) =>
  `import { FilmStudiosTab } from './${folder}FilmStudiosTab.tsx';

export const tabs = {
  studios: { label: 'Studios', Panel: FilmStudiosTab },
};
`;

const BEFORE = { [FORMER]: tab('', 10), [RECORD]: record('') };
const AFTER = { [PATH]: tab('../', 20), [RECORD]: record('tabs/') };

type Texts = Readonly<Record<string, string | null>>;

const mapOf = <Text>(texts: Readonly<Record<string, Text>>) => new Map(Object.entries(texts));

/** The files of a checkout once the scaffold writes the tab into another folder. */
async function moved(current: Readonly<Record<string, string>>, base: Texts = BEFORE) {
  const lastRecord = { base: mapOf(base), open: new Map<string, string>() };
  const plan = await planMerge(lastRecord, mapOf(current), mapOf(AFTER));
  const files = mapOf<string | null>(current);
  for (const [path, text] of changesOf(plan)) files.set(path, text);
  const present = [...files].filter(([, text]) => text !== null);
  return { plan, files: Object.fromEntries(present) as Record<string, string> };
}

test('a file that nobody edited is written at its new path, and no copy stays', async () => {
  const { plan, files } = await moved(BEFORE);
  expect(files).toEqual(AFTER);
  expect(Object.fromEntries(plan.base)).toEqual(AFTER);
  expect(summarize(plan.decisions)).toBe('1 moved, 1 written');
});

test('edits move along, with the paths of what they import', async () => {
  const edited = BEFORE[FORMER].replace(
    'studios,\n',
    "studios,\n  note: noteOf('./films.ts'),\n",
  ).replace('import { films', "import { noteOf } from './notes.ts';\nimport { films");
  const { plan, files } = await moved({ ...BEFORE, [FORMER]: edited });
  expect(files[FORMER]).toBeUndefined();
  expect(files[PATH]).toContain("import { noteOf } from '../notes.ts';");
  expect(files[PATH]).toContain("resource: studios,\n  note: noteOf('./films.ts'),\n  size: 20,");
  expect(summarize(plan.decisions)).toBe(`1 moved, 1 merged (${PATH})`);
});

test('an edit at the same place as the change is a conflict at the new path', async () => {
  const edited = BEFORE[FORMER].replace('size: 10', 'size: 5');
  const { plan, files } = await moved({ ...BEFORE, [FORMER]: edited });
  expect(files[PATH]).toBe(AFTER[PATH].replace('size: 20', 'size: 5'));
  expect(files[`${PATH}.incoming`]).toMatch(/size: 5,\n\|{7}[^]*size: 10,\n=+\n *size: 20,/);
  expect(Object.keys(files)).not.toContain(FORMER);
  expect(plan.places).toHaveLength(1);
});

test('a conflict that is open moves with its file', async () => {
  const edited = BEFORE[FORMER].replace('size: 10', 'size: 5');
  const former = { ...BEFORE, [FORMER]: tab('', 20) };
  const incoming = '<<<<<<< yours\n||||||| last scaffold\n=======\n>>>>>>> new scaffold\n';
  const current = { ...BEFORE, [FORMER]: edited, [`${FORMER}.incoming`]: incoming };
  const { plan, files } = await moved(current, former);
  expect(Object.keys(files).sort()).toEqual([RECORD, PATH, `${PATH}.incoming`].sort());
  expect(plan.places).toEqual([`${PATH}.incoming:1`]);
});

test('modules of the team, and their mocks, follow what they import', async () => {
  const own = 'tests/app/studios.test.tsx';
  const text = (folder: string) =>
    `import { FilmStudiosTab } from '../../src/resources/films/${folder}FilmStudiosTab.tsx';
jest.mock('../../src/resources/films/${folder}FilmStudiosTab.tsx');
const later = () => import('../../src/resources/films/${folder}FilmStudiosTab.tsx');
const other = () => import('../../src/other/FilmStudiosTab.tsx');
`;
  expect((await moved({ ...BEFORE, [own]: text('') })).files[own]).toBe(text('tabs/'));
});

test('a file that the team deleted stays deleted, one that the team moved stays there', async () => {
  const deleted = { [RECORD]: BEFORE[RECORD] };
  expect((await moved(deleted)).files).toEqual({ [RECORD]: AFTER[RECORD] });
  expect((await moved(deleted, { ...BEFORE, [FORMER]: null })).plan.base.get(PATH)).toBeNull();
  const own = AFTER[PATH].replace('parent: films', 'parent: films, own: true');
  const { files } = await moved({ ...deleted, [PATH]: own });
  expect(files).toEqual({ [RECORD]: AFTER[RECORD], [PATH]: own });
});

test('a file of the team at the new path is not overwritten, nor is what was edited', async () => {
  const edited = `${BEFORE[FORMER]}// Ours.\n`;
  const { plan, files } = await moved({ ...BEFORE, [FORMER]: edited, [PATH]: 'own' });
  expect(files).toMatchObject({ [FORMER]: edited, [PATH]: 'own' });
  expect(plan.decisions.map(({ kind, path }) => [kind, path])).toEqual([
    ['write', RECORD],
    ['keep', FORMER],
    ['conflict', PATH],
  ]);
});

test('a page is not moved: its path is an address', async () => {
  const plan = await planMerge(
    { base: new Map([['pages/films/index.tsx', 'films']]), open: new Map() },
    new Map([['pages/films/index.tsx', 'edited']]),
    new Map([['pages/movies/index.tsx', 'movies']]),
  );
  expect(plan.decisions.map(({ kind }) => kind)).toEqual(['keep', 'write']);
});
