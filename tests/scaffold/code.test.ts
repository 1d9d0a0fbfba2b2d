import { code, commas } from '../../src/scaffold/code/code.ts';
import * as framework from '../../src/scaffold/code/framework.ts';
import { imported } from '../../src/scaffold/code/scope.ts';
import { sourceFile } from '../../src/scaffold/code/sourceFile.ts';
import { existsSync, readFileSync } from 'node:fs';
import { marksIn } from '../../src/scaffold/code/scope.ts';

test('a placeholder that has nothing to say takes its line with it', () => {
  const text = code`
    const order = {
      id: 1,
      ${null}
      ${commas(['a', 'b'])}
      ${commas([])}
    };
  `;
  expect(text.split('\n').map((line) => line.trim())).toEqual([
    'const order = {',
    'id: 1,',
    'a,',
    'b,',
    '};',
  ]);
});

test('a file imports what its text names, and says which files it refers to', () => {
  const body = code`export const shown = ${imported('orders', 'src/resources/orders/orders.ts')};`;
  const { text, references } = sourceFile('src/resources/a/a.ts', 'a test', body);
  expect(text).toContain("import { orders } from '../orders/orders.ts';");
  expect(text).toContain('export const shown = orders;');
  expect([...references]).toEqual(['src/resources/orders/orders.ts']);
});

test('all that generated code imports of the framework is there', () => {
  const missing = Object.values(framework)
    .flatMap((mark) => marksIn(mark))
    .filter(({ name, from }) => {
      if (!from.startsWith('src/')) return false;
      return (
        !existsSync(from) || !new RegExp(`export .*\\b${name}\\b`).test(readFileSync(from, 'utf8'))
      );
    });
  expect(missing).toEqual([]);
});
