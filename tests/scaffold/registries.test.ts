import { readFileSync } from 'node:fs';
import type { FieldView } from '../../src/scaffold/fields/fieldView.ts';
import { FIELD_VIEWS, MONEY } from '../../src/scaffold/fields/fieldViews.ts';
import { SCALAR_INPUTS } from '../../src/scaffold/forms/inputs/scalars.ts';

/** Generated code compiles only if what an entry names is there, and most schemas need few of them. */
const exportsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name]) => name,
  );

const VIEWS: readonly FieldView[] = [...FIELD_VIEWS, { ...MONEY, takes: () => true }];

test.each(VIEWS)(
  '$component and $column are where generated code imports them from',
  ({ component, column, from, columnFrom = from }) => {
    expect(exportsOf(from)).toContain(component);
    expect(exportsOf(columnFrom)).toContain(column);
  },
);

const SOME_VALUE = {
  ...{ scalar: { name: 'Numeric' }, kind: 'decimal' },
  ...{ transport: () => 'number', isCalled: () => false },
};

test.each(
  SCALAR_INPUTS.map(({ made }) => (typeof made === 'function' ? made(SOME_VALUE as never) : made)),
)('$make is in $from', ({ make, from }) => {
  expect(exportsOf(from)).toContain(make);
});
