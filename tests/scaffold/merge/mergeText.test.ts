import fc from 'fast-check';
import { parseBlocks, printBlocks } from '../../../src/scaffold/merge/blocks.ts';
import { mergeText } from '../../../src/scaffold/merge/mergeText.ts';

/** The merged text; null where both sides contradict each other. */
async function merged(yours: string, last: string, next: string): Promise<string | null> {
  const { text, conflicts } = await mergeText('a.tsx', yours, last, next);
  return conflicts.length > 0 ? null : text;
}

const text = (...lines: string[]) => `${lines.join('\n')}\n`;

const component = text(
  "import { useFragment } from 'react-relay';",
  "import { TextCell } from '../../ui/fields/TextCell.tsx';",
  '',
  'const columns = [',
  "  { field: 'title' },",
  "  { field: 'director' },",
  "  { field: 'budget' },",
  '];',
);

describe('merging a text', () => {
  test('takes changes at different places from both sides', async () => {
    const yours = component.replace("'title'", "'title', width: 300");
    const theirs = component.replace('];', "  { field: 'rating' },\n];");
    expect(await merged(yours, component, theirs)).toBe(
      component
        .replace("'title'", "'title', width: 300")
        .replace('];', "  { field: 'rating' },\n];"),
    );
  });

  test('takes changes to neighbouring lines from both sides', async () => {
    const yours = component.replace("'director'", "'director', width: 300");
    const theirs = component.replace("  { field: 'budget' },\n", '');
    expect(await merged(yours, component, theirs)).toBe(
      yours.replace("  { field: 'budget' },\n", ''),
    );
  });

  test('takes a line that is new beside one that was edited', async () => {
    const yours = component.replace("'director'", "'director', width: 300");
    const theirs = component.replace(
      "  { field: 'budget' },",
      "  { field: 'rating' },\n  { field: 'budget' },",
    );
    expect(await merged(yours, component, theirs)).toContain(
      "'director', width: 300 },\n  { field: 'rating' },\n  { field: 'budget' },",
    );
  });

  test('takes a change that both sides made once', async () => {
    const both = component.replace("'budget'", "'cost'");
    expect(await merged(both, component, both)).toBe(both);
  });

  test('takes what both add at the same place, yours first', async () => {
    const added = (field: string) => component.replace('];', `  { field: '${field}' },\n];`);
    expect(await merged(added('mine'), component, added('rating'))).toBe(
      component.replace('];', "  { field: 'mine' },\n  { field: 'rating' },\n];"),
    );
  });

  test.each([
    ["await open('/orders');", "await open('/sales');", "await click('Mine');"],
    ['if (!v.id) return null;', 'if (!v.key) return null;', 'return x(v, mine);'],
  ])(
    'a statement of yours follows what now stands in the place of %s',
    async (last, next, mine) => {
      const code = (...lines: string[]) =>
        `export async function f(v) {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
      expect(await merged(code(last, mine), code(last), code(next))).toBe(code(next, mine));
    },
  );

  test('takes a new entry where a removed one and one of your own are neighbours', async () => {
    const entry = (id: string) => `  {\n    id: '${id}',\n    label: 'A',\n    cell: b,\n  },\n`;
    const list = (...ids: string[]) => `const columns = [\n${ids.map(entry).join('')}];\n`;
    expect(
      await merged(
        list('title', 'mine'),
        list('title', 'budget'),
        list('title', 'budget', 'rating'),
      ),
    ).toBe(list('title', 'mine', 'rating'));
  });

  test('takes what each has changed of one entry, though its layout differs', async () => {
    const last = component.replace(
      "{ field: 'title' }",
      "{ field: 'title', label: 'Title', a: 1 }",
    );
    const yours = last.replace(
      "{ field: 'title', label: 'Title', a: 1 }",
      "{\n    field: 'title',\n    label: 'Name',\n    a: 1,\n  }",
    );
    const text = await merged(yours, last, last.replace('a: 1', 'b: 2'));
    expect(text?.replaceAll(/\s+/g, ' ')).toContain("{ field: 'title', label: 'Name', b: 2");
  });

  test.each([
    [
      'both edit the same line',
      ["'budget'", "'budget', width: 1"],
      ["'budget'", "'budget', width: 2"],
    ],
    [
      'both rewrite a line that has no name',
      ['];', '].map((one) => one);'],
      ['];', '].filter(Boolean);'],
    ],
    [
      'one edits what the other removes',
      ["'budget'", "'budget', width: 1"],
      ["  { field: 'budget' },\n", ''],
    ],
  ])('leaves it to a person when %s', async (_case, [from, to], [theirFrom, theirTo]) => {
    const yours = component.replace(from, to);
    const theirs = component.replace(theirFrom, theirTo);
    expect(await merged(yours, component, theirs)).toBeNull();
  });
});

describe('merging imports', () => {
  const merge = async (base: string[], yours: string[], theirs: string[]) => {
    const module = (imports: string[]) =>
      text('// Scaffolded.', ...imports, '', 'export const x = 1;');
    const whole = await merged(module(yours), module(base), module(theirs));
    return whole && whole.split('\n').slice(1, -3).join('\n');
  };
  const relay = "import { useFragment } from 'react-relay';";
  const cell = "import { TextCell } from '../../ui/TextCell.tsx';";
  const mine = "import { Sparkline } from '../../charts/Sparkline.tsx';";
  const money = "import { MoneyCell } from '../../ui/MoneyCell.tsx';";

  test.each<[string, string[], string[], string[], string | null]>([
    [
      'both add an import at the same place',
      [relay],
      [relay, mine],
      [relay, money],
      [relay, money, mine].join('\n'),
    ],
    [
      'both add a name to the same import',
      [relay],
      ["import { graphql, useFragment } from 'react-relay';"],
      ["import { useFragment, useRefetchableFragment } from 'react-relay';"],
      "import { graphql, useFragment, useRefetchableFragment } from 'react-relay';",
    ],
    [
      'one removes an import beside one that the other adds',
      [relay, cell],
      [relay, mine],
      [relay, cell, money],
      [relay, money, mine].join('\n'),
    ],
    [
      'one adds a default import where the other adds names',
      [relay],
      ["import Relay, { useFragment } from 'react-relay';"],
      ["import { graphql, useFragment } from 'react-relay';"],
      "import Relay, { graphql, useFragment } from 'react-relay';",
    ],
    [
      'several imports of yours from one module all stay',
      [relay],
      ["import Relay from 'react-relay';", relay, "import { graphql } from 'react-relay';"],
      [relay, money],
      ["import Relay, { useFragment, graphql } from 'react-relay';", money].join('\n'),
    ],
    [
      'type imports stand beside value imports of the same module',
      [relay],
      [relay, "import type { Disposable } from 'react-relay';"],
      [relay, "import * as Relay from 'react-relay';"],
      [
        relay,
        "import * as Relay from 'react-relay';",
        "import type { Disposable } from 'react-relay';",
      ].join('\n'),
    ],
    [
      'both rename the default import differently',
      ["import Relay from 'react-relay';"],
      ["import One from 'react-relay';"],
      ["import Two from 'react-relay';"],
      null,
    ],
    [
      'one adds an import with attributes',
      [relay],
      [relay, "import data from './data.json' with { type: 'json' };"],
      [relay, money],
      [relay, money, "import data from './data.json' with { type: 'json' };"].join('\n'),
    ],
  ])('%s', async (_case, base, yours, theirs, expected) => {
    expect(await merge(base, yours, theirs)).toBe(expected);
  });

  test('are broken over lines as Prettier does when they grow too long', async () => {
    const names = [
      'aLongNameOfSomething',
      'anotherLongNameOfSomething',
      'oneMoreLongNameOfSomething',
    ];
    const text = await merge(
      [`import { ${names[0]} } from './module.ts';`],
      [`import { ${names[0]}, ${names[1]} } from './module.ts';`],
      [`import { ${names[0]}, ${names[2]}, zebra } from './module.ts';`],
    );
    expect(text).toBe(
      ['import {', ...names.map((name) => `  ${name},`), '  zebra,', "} from './module.ts';"].join(
        '\n',
      ),
    );
  });

  test('that run over several lines are understood', async () => {
    const text = await merge(
      ['import {', '  A,', '  B,', "} from './module.ts';"],
      ['import {', '  A,', '  B,', '  Mine,', "} from './module.ts';"],
      ['import {', '  A,', '  B,', '  Theirs,', "} from './module.ts';"],
    );
    expect(text).toBe("import { A, B, Mine, Theirs } from './module.ts';");
  });
});

describe('whatever the texts', () => {
  const line = fc.constantFrom(
    'a',
    'b',
    'c',
    '  d: 1,',
    '  e',
    '{',
    '',
    '}',
    "import { x } from 'y';",
  );
  const lines = fc.array(line, { maxLength: 12 }).map((all) => all.join('\n'));

  test('blocks give the text that they were made of', () => {
    fc.assert(fc.property(lines, (any) => expect(printBlocks(parseBlocks(any))).toBe(any)));
  });

  test('an unchanged side gives way to the other', () =>
    fc.assert(
      fc.asyncProperty(lines, lines, async (base, other) => {
        expect(await merged(base, base, other)).toBe(other);
        expect(await merged(other, base, base)).toBe(other);
        expect(await merged(other, base, other)).toBe(other);
      }),
    ));

  test('what is merged at all is the same from either side, but for the order', () => {
    const sorted = (text: string | null) => text && text.split('\n').sort().join('\n');
    return fc.assert(
      fc.asyncProperty(lines, lines, lines, async (base, one, other) => {
        expect(sorted(await merged(one, base, other))).toBe(sorted(await merged(other, base, one)));
      }),
    );
  });
});
