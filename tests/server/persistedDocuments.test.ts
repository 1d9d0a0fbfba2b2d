import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PERSISTED_FILE, persistedDocuments } from '../../src/server/persistedDocuments.ts';

const DOCUMENTS = { a: 'query a { a }', b: 'query b { b }' };
const root = mkdtempSync(join(tmpdir(), 'persisted-'));
const file = join(root, PERSISTED_FILE);
afterAll(() => rmSync(root, { recursive: true }));

/** As one tick of the file system's clock has it, whatever is written within it. */
function write(text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, 1_800_000_000, 1_800_000_000);
}

test('while one develops, documents are known as soon as they are written, and until then', () => {
  write(JSON.stringify({ a: DOCUMENTS.a }));
  const textOf = persistedDocuments(root, true);
  expect(textOf('b')).toBeNull();
  const whole = JSON.stringify(DOCUMENTS);
  for (const part of ['', whole.slice(0, 12)]) {
    write(part);
    expect(textOf('a')).toBe(DOCUMENTS.a);
    expect(textOf('b')).toBeNull();
  }
  write(whole);
  expect(textOf('b')).toBe(DOCUMENTS.b);
});

test('an app that is built reads them once', () => {
  write(JSON.stringify({ a: DOCUMENTS.a }));
  const textOf = persistedDocuments(root, false);
  write(JSON.stringify(DOCUMENTS));
  expect([textOf('a'), textOf('b')]).toEqual([DOCUMENTS.a, null]);
});

test('without the file there are none, and a damaged one is an error at once', () => {
  rmSync(file, { force: true });
  expect(persistedDocuments(root, true)('a')).toBeNull();
  write('{');
  expect(() => persistedDocuments(root, false)).toThrow(SyntaxError);
});
