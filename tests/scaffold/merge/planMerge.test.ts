import {
  printRecord,
  readFormerRecord,
  readRecord,
  type Base,
  type OpenConflicts,
} from '../../../src/scaffold/merge/base.ts';
import { changesOf, planMerge } from '../../../src/scaffold/merge/planMerge.ts';
import { summarize } from '../../../src/scaffold/merge/summary.ts';

const path = 'src/resources/films/FilmTable.tsx';
const incoming = `${path}.incoming`;

const columnsModule = (...columns: string[]) =>
  `export const columns = [\n${columns.map((column) => `  '${column}',\n`).join('')}];\n`;

const plan = (
  base: Base,
  current: Record<string, string>,
  next: Record<string, string>,
  open: OpenConflicts = new Map(),
) => planMerge({ base, open }, new Map(Object.entries(current)), new Map(Object.entries(next)));

const recorded = (text: string | null) => new Map([[path, text]]);

describe('what happens to a scaffolded file', () => {
  const before = columnsModule('title', 'director', 'budget');
  const after = columnsModule('title', 'director', 'budget', 'rating');
  const edited = before.replace("'title'", "'title', // wide");

  test('that is new: it is written', async () => {
    const { decisions, base } = await plan(new Map(), {}, { [path]: after });
    expect(decisions).toEqual([{ kind: 'write', path, text: after }]);
    expect(base.get(path)).toBe(after);
  });

  test('that was not edited: it is replaced', async () => {
    const { decisions } = await plan(recorded(before), { [path]: before }, { [path]: after });
    expect(decisions).toEqual([{ kind: 'write', path, text: after }]);
  });

  test('that was edited, while the scaffold writes the same as before: nothing', async () => {
    const { decisions, base } = await plan(
      recorded(before),
      { [path]: edited },
      { [path]: before },
    );
    expect(decisions).toEqual([]);
    expect(base.get(path)).toBe(before);
  });

  test('that was edited at another place: it is merged', async () => {
    const { decisions, base } = await plan(recorded(before), { [path]: edited }, { [path]: after });
    expect(decisions).toEqual([
      { kind: 'merge', path, text: after.replace("'title'", "'title', // wide") },
    ]);
    expect(base.get(path)).toBe(after);
  });

  test('that is gone: what was beside it for an open conflict goes with it', async () => {
    const open = new Map([[path, before]]);
    const beside = { [incoming]: after };
    const deleted = await plan(recorded(before), beside, { [path]: after }, open);
    expect(deleted.decisions).toEqual([{ kind: 'delete', path: incoming }]);
    expect(changesOf(deleted).get(incoming)).toBeNull();
    const dropped = await plan(recorded(before), { [path]: edited, ...beside }, {}, open);
    expect(dropped.decisions).toEqual([
      { kind: 'keep', path },
      { kind: 'delete', path: incoming },
    ]);
  });

  test('that is a GraphQL document, and was edited at another place: it is merged', async () => {
    const check = 'schema/signInCheck.graphql';
    const document = (list: string, note: string) =>
      `# ${note}\n\nquery SignInCheck {\n  ${list}(first: 1) {\n    __typename\n  }\n}\n`;
    const { decisions } = await plan(
      new Map([[check, document('orders', 'Scaffolded')]]),
      { [check]: document('orders', 'Ours') },
      { [check]: document('customers', 'Scaffolded') },
    );
    expect(decisions).toEqual([
      { kind: 'merge', path: check, text: document('customers', 'Ours') },
    ]);
  });

  const marked = (mine: string, last: string, news: string) =>
    `<<<<<<< yours\n${mine}||||||| last scaffold\n${last}=======\n${news}>>>>>>> new scaffold\n`;
  const renamed = before.replace("'title'", "'name'");
  const theirs = after.replace("'title'", "'title', 'subtitle'");
  const conflict = theirs.replace(
    "  'title', 'subtitle',\n",
    marked("  'name',\n", "  'title',\n", "  'title', 'subtitle',\n"),
  );

  test('that was edited at the same place: it stays whole, the merge goes beside it with all three', async () => {
    const merge = await plan(recorded(before), { [path]: renamed }, { [path]: theirs });
    expect(merge.decisions).toEqual([{ kind: 'conflict', path, text: conflict }]);
    expect(changesOf(merge)).toEqual(new Map([[incoming, conflict]]));
    expect(merge.places).toEqual([`${incoming}:2`]);
    expect(merge.base.get(path)).toBe(theirs);
    expect(merge.open.get(path)).toBe(before);
  });

  test('whose merge would not parse: it stays whole', async () => {
    const source = ['const a = [', '  1,', '];', 'const b = 2;', ''].join('\n');
    const mine = source.replace('const a = [', 'const a = f([');
    const theirs = source.replace('const b = 2;', 'const b = 3;');
    const { decisions } = await plan(recorded(source), { [path]: mine }, { [path]: theirs });
    expect(decisions).toEqual([{ kind: 'conflict', path, text: theirs }]);
  });

  test('whose conflict was settled by removing the new version: nothing, until it changes again', async () => {
    const mine = columnsModule('title', 'director', 'budget', 'mine');
    const settled = await plan(recorded(after), { [path]: mine }, { [path]: after });
    expect(settled.decisions).toEqual([]);
  });

  test('whose conflict is still open: nothing, and it is reported again', async () => {
    const files = { [path]: renamed, [incoming]: conflict };
    const open = new Map([[path, before]]);
    const merge = await plan(recorded(theirs), files, { [path]: theirs }, open);
    expect(merge.decisions).toEqual([]);
    expect(merge.places).toEqual([`${incoming}:2`]);
    expect(merge.open).toEqual(open);
  });

  test('whose conflict is still open when it changes again: it is merged anew, from where it began', async () => {
    const newest = theirs.replace("'budget'", "'cost'");
    const files = { [path]: renamed, [incoming]: conflict };
    const open = new Map([[path, before]]);
    const merge = await plan(recorded(theirs), files, { [path]: newest }, open);
    const text = conflict.replace("'budget'", "'cost'");
    expect(merge.decisions).toEqual([{ kind: 'conflict', path, text }]);
    expect(merge.open).toEqual(open);
  });

  test('whose conflict was settled: what changes next is merged with what was settled', async () => {
    const settled = theirs.replace("'title', 'subtitle'", "'name', 'subtitle'");
    const newest = theirs.replace("'budget'", "'cost'");
    const open = new Map([[path, before]]);
    const merge = await plan(recorded(theirs), { [path]: settled }, { [path]: newest }, open);
    expect(merge.decisions).toEqual([
      { kind: 'merge', path, text: settled.replace("'budget'", "'cost'") },
    ]);
    expect(merge.open.size).toBe(0);
  });

  test('that is there without a record and says otherwise: conflict', async () => {
    const { decisions } = await plan(new Map(), { [path]: edited }, { [path]: after });
    expect(decisions).toEqual([{ kind: 'conflict', path, text: after }]);
  });

  test('that is there without a record and says the same: nothing, and it is on record', async () => {
    const { decisions, base } = await plan(new Map(), { [path]: after }, { [path]: after });
    expect(decisions).toEqual([]);
    expect(base.get(path)).toBe(after);
  });

  test('that the person deleted: it stays deleted, now and ever after', async () => {
    const once = await plan(recorded(before), {}, { [path]: after });
    expect(once.decisions).toEqual([]);
    expect(once.base.get(path)).toBeNull();
    const twice = await plan(once.base, {}, { [path]: before });
    expect(twice.decisions).toEqual([]);
    expect(twice.base.get(path)).toBeNull();
  });

  test('that the person deleted and put back: it is scaffolded again', async () => {
    const { base } = await plan(recorded(null), { [path]: after }, { [path]: after });
    expect(base.get(path)).toBe(after);
  });

  test('that is no longer scaffolded, and untouched: it goes', async () => {
    const merge = await plan(recorded(before), { [path]: before }, {});
    expect(merge.decisions).toEqual([{ kind: 'delete', path }]);
    expect(changesOf(merge)).toEqual(new Map([[path, null]]));
    expect(merge.base.has(path)).toBe(false);
  });

  test('that is no longer scaffolded, but edited: it is the person’s', async () => {
    const merge = await plan(recorded(before), { [path]: edited }, {});
    expect(merge.decisions).toEqual([{ kind: 'keep', path }]);
    expect(changesOf(merge).size).toBe(0);
    expect(merge.base.has(path)).toBe(false);
  });
});

describe('the report', () => {
  test('is one line that names what a person should look at', () => {
    expect(
      summarize([
        { kind: 'write', path: 'a.tsx', text: '' },
        { kind: 'write', path: 'b.tsx', text: '' },
        { kind: 'merge', path: 'c.tsx', text: '' },
        { kind: 'conflict', path: 'd.tsx', text: '' },
        { kind: 'delete', path: 'e.tsx' },
        { kind: 'keep', path: 'f.tsx' },
      ]),
    ).toBe(
      '2 written, 1 merged (c.tsx), 1 conflict (d.tsx; the merge beside it in d.tsx.incoming), ' +
        '1 deleted, 1 kept (f.tsx; no longer scaffolded, but edited: yours now)',
    );
  });

  test('says so when there is nothing', () => {
    expect(summarize([])).toBe('nothing to write');
  });
});

describe('the record of what was scaffolded', () => {
  test('reads as it was written, deleted files and open conflicts included, whatever the order', () => {
    const base = new Map([
      ['b.tsx', 'two\n'],
      ['a.tsx', null],
    ]);
    const open = new Map([['b.tsx', 'one\n']]);
    const files = printRecord({ base, open });
    expect(readRecord(files)).toEqual({ base, open });
    expect(files.get('b.tsx.base')).toBe('two\n');
  });

  test('is refused while git has left a conflict in it', () => {
    const files = new Map([['a.tsx.base', 'one\n<<<<<<< HEAD\ntwo\n']]);
    expect(() => readRecord(files)).toThrow(expect.objectContaining({ name: 'SyntaxError' }));
  });

  test('is read as it was written before, in one file', () => {
    const files = { 'a.tsx': null, 'b.tsx': 'two\n' };
    const conflicts = { 'b.tsx': 'one\n' };
    expect(readFormerRecord(JSON.stringify({ version: 1, files, conflicts }))).toEqual({
      base: new Map(Object.entries(files)),
      open: new Map(Object.entries(conflicts)),
    });
  });

  test.each(['', '<<<<<<< HEAD', '[]', 'null', '{"version":2,"files":{}}', '{"version":1}'])(
    'is refused when that file is %p',
    (text) => {
      expect(() => readFormerRecord(text)).toThrow(
        expect.objectContaining({ name: 'SyntaxError' }),
      );
    },
  );
});
