import fc from 'fast-check';
import { mergeText } from '../../src/scaffold/mergeText.ts';

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
  test('takes changes at different places from both sides', () => {
    const yours = component.replace("'title'", "'title', width: 300");
    const theirs = component.replace('];', "  { field: 'rating' },\n];");
    expect(mergeText(yours, component, theirs)).toBe(
      component
        .replace("'title'", "'title', width: 300")
        .replace('];', "  { field: 'rating' },\n];"),
    );
  });

  test('takes changes to neighbouring lines from both sides', () => {
    const yours = component.replace("'director'", "'director', width: 300");
    const theirs = component.replace("  { field: 'budget' },\n", '');
    expect(mergeText(yours, component, theirs)).toBe(yours.replace("  { field: 'budget' },\n", ''));
  });

  test('takes a line that is new beside one that was edited', () => {
    const yours = component.replace("'director'", "'director', width: 300");
    const theirs = component.replace(
      "  { field: 'budget' },",
      "  { field: 'rating' },\n  { field: 'budget' },",
    );
    expect(mergeText(yours, component, theirs)).toContain(
      "'director', width: 300 },\n  { field: 'rating' },\n  { field: 'budget' },",
    );
  });

  test('takes a change that both sides made once', () => {
    const both = component.replace("'budget'", "'cost'");
    expect(mergeText(both, component, both)).toBe(both);
  });

  test.each([
    [
      'both edit the same line',
      ["'budget'", "'budget', width: 1"],
      ["'budget'", "'budget', width: 2"],
    ],
    ['both add at the same place', ['];', '  one,\n];'], ['];', '  two,\n];']],
    [
      'one edits what the other removes',
      ["'budget'", "'budget', width: 1"],
      ["  { field: 'budget' },\n", ''],
    ],
  ])('leaves it to a person when %s', (_case, [from, to], [theirFrom, theirTo]) => {
    const yours = component.replace(from, to);
    const theirs = component.replace(theirFrom, theirTo);
    expect(mergeText(yours, component, theirs)).toBeNull();
  });
});

describe('merging imports', () => {
  const merge = (base: string[], yours: string[], theirs: string[]) => {
    const module = (imports: string[]) =>
      text('// Scaffolded.', ...imports, '', 'export const x = 1;');
    const merged = mergeText(module(yours), module(base), module(theirs));
    return merged && merged.split('\n').slice(1, -3).join('\n');
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
      [relay, mine, money].join('\n'),
    ],
    [
      'one adds a default import where the other adds names',
      [relay],
      ["import Relay, { useFragment } from 'react-relay';"],
      ["import { graphql, useFragment } from 'react-relay';"],
      "import Relay, { graphql, useFragment } from 'react-relay';",
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
      'an import cannot be told apart',
      [relay],
      [relay, "import data from './data.json' with { type: 'json' };"],
      [relay, money],
      null,
    ],
  ])('%s', (_case, base, yours, theirs, expected) => {
    expect(merge(base, yours, theirs)).toBe(expected);
  });

  test('are broken over lines as Prettier does when they grow too long', () => {
    const names = [
      'aLongNameOfSomething',
      'anotherLongNameOfSomething',
      'oneMoreLongNameOfSomething',
    ];
    const merged = merge(
      [`import { ${names[0]} } from './module.ts';`],
      [`import { ${names[0]}, ${names[1]} } from './module.ts';`],
      [`import { ${names[0]}, ${names[2]}, zebra } from './module.ts';`],
    );
    expect(merged).toBe(
      ['import {', ...names.map((name) => `  ${name},`), '  zebra,', "} from './module.ts';"].join(
        '\n',
      ),
    );
  });

  test('that run over several lines are understood', () => {
    const merged = merge(
      ['import {', '  A,', '  B,', "} from './module.ts';"],
      ['import {', '  A,', '  B,', '  Mine,', "} from './module.ts';"],
      ['import {', '  A,', '  B,', '  Theirs,', "} from './module.ts';"],
    );
    expect(merged).toBe("import { A, B, Mine, Theirs } from './module.ts';");
  });
});

describe('whatever the texts', () => {
  const line = fc.constantFrom('a', 'b', 'c', '', '}', "import { x } from 'y';");
  const lines = fc.array(line, { maxLength: 12 }).map((all) => all.join('\n'));

  test('an unchanged side gives way to the other', () => {
    fc.assert(
      fc.property(lines, lines, (base, other) => {
        expect(mergeText(base, base, other)).toBe(other);
        expect(mergeText(other, base, base)).toBe(other);
        expect(mergeText(other, base, other)).toBe(other);
      }),
    );
  });

  test('what is merged at all is the same from either side, but for the order of imports', () => {
    const sorted = (merged: string | null) => merged && merged.split('\n').sort().join('\n');
    fc.assert(
      fc.property(lines, lines, lines, (base, one, other) => {
        expect(sorted(mergeText(one, base, other))).toBe(sorted(mergeText(other, base, one)));
      }),
    );
  });
});
