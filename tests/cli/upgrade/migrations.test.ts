import { changesBetween } from '../../../src/cli/upgrade/changelog.ts';
import { renameImport, renameProp } from '../../../src/cli/upgrade/codemods.ts';
import { migrationsBetween } from '../../../src/cli/upgrade/migrations.ts';

test('a property of a component is renamed wherever it is rendered, under whatever name', () => {
  const text = `import { Money as Price, Rate } from 'frontage/ui/fields/Number';
import * as numbers from 'frontage/ui/fields/Number';
import { Money } from './ours';

export const a = (
  <Price
    value={1} // a value
    currency="EUR"
  />
);
export const b = <Money currency="EUR" />;
export const c = <numbers.Money currency={numbers.currency}>{'currency'}</numbers.Money>;
`;
  expect(
    renameProp(text, 'src/a.tsx', {
      component: 'Money',
      from: 'frontage/ui/fields/Number',
      prop: 'currency',
      to: 'unit',
    }),
  ).toBe(
    text
      .replace('    currency="EUR"', '    unit="EUR"')
      .replace('<numbers.Money currency=', '<numbers.Money unit='),
  );
});

const rename = (text: string, to: { to?: string; module?: string }) =>
  renameImport(text, 'src/a.ts', { name: 'Value', from: 'frontage/ui/fields/Value', ...to });

test('what a module exports is renamed where it is imported, and keeps its name there', () => {
  expect(
    rename(`import { type Value, Other } from 'frontage/ui/fields/Value';\n`, { to: 'Shown' }),
  ).toBe(`import { type Shown as Value, Other } from 'frontage/ui/fields/Value';\n`);
  expect(
    rename(`import { Value as Mine } from 'frontage/ui/fields/Value';\n`, { to: 'Shown' }),
  ).toBe(`import { Shown as Mine } from 'frontage/ui/fields/Value';\n`);
  const other = `import { Value } from './Value';\n`;
  expect(rename(other, { to: 'Shown' })).toBe(other);
});

test('what moves to another module is imported from there', () => {
  const module = 'frontage/ui/fields/Shown';
  expect(rename(`import type { Value } from "frontage/ui/fields/Value";\n`, { module })).toBe(
    `import type { Value } from "frontage/ui/fields/Shown";\n`,
  );
  expect(rename(`import { Value, Other } from 'frontage/ui/fields/Value';\n`, { module })).toBe(
    `import { Other } from 'frontage/ui/fields/Value';\nimport { Value } from 'frontage/ui/fields/Shown';\n`,
  );
});

test('the migrations between two versions are taken in their order', () => {
  const migrations = ['1.10.0', '1.2.0', '1.1.0', '2.0.0'].map((version) => ({
    version,
    description: '',
    change: (text: string) => text,
  }));
  expect(migrationsBetween('1.1.0', '1.10.0', migrations).map(({ version }) => version)).toEqual([
    '1.2.0',
    '1.10.0',
  ]);
});

test('what is new is that of the versions between two', () => {
  const changelog = `# Changelog

## [Unreleased]

- Later

## [1.2.0] - 2026-03-01

- Third

## 1.1.0

- Second

## [1.0.0]

- First

[1.0.0]: https://example.com
`;
  expect(changesBetween(changelog, '1.0.0', '1.2.0')).toBe(
    '## [1.2.0] - 2026-03-01\n\n- Third\n\n## 1.1.0\n\n- Second',
  );
  expect(changesBetween(changelog, '0.9.0', '1.0.0')).toBe('## [1.0.0]\n\n- First');
});
