import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTypeErrors } from '../../src/cli/typeCheck.ts';

const { signal } = new AbortController();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'frontage-types-'));
  mkdirSync(join(root, 'node_modules/@types/react'), { recursive: true });
  const compilerOptions = { types: [], strict: true, skipLibCheck: true, incremental: true };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  write('order.ts', 'export const order: { readonly total: number } = { total: 1 };');
  write('sum.ts', "import { order } from './order';\nexport const sum = order.total + 1;");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}

const wrongTotal = /^sum\.ts:2:26: Property 'total' does not exist/;
const isKept = () => existsSync(join(root, '.frontage/types.tsbuildinfo'));

test('a check of types begins anew, whatever was known of them', async () => {
  expect(await findTypeErrors(root, signal)).toEqual([]);
  write('order.ts', 'export const order: { readonly sum: number } = { sum: 1 };');
  expect(await findTypeErrors(root, signal)).toEqual([expect.stringMatching(wrongTotal)]);
  expect(isKept()).toBe(false);
});

test('a check while one develops goes on from the last, but keeps no errors', async () => {
  const check = () => findTypeErrors(root, signal, { isIncremental: true });
  expect(await check()).toEqual([]);
  expect(isKept()).toBe(true);
  write('order.ts', 'export const order: { readonly sum: number } = { sum: 1 };');
  expect(await check()).toEqual([expect.stringMatching(wrongTotal)]);
  expect(isKept()).toBe(false);
  write('sum.ts', "import { order } from './order';\nexport const sum = order.sum + 1;");
  expect(await check()).toEqual([]);
});
