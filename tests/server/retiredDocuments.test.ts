import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printRetired, readRetired, RETIRED_FOLDER } from '../../src/server/retiredDocuments.ts';
import { trustedDocuments } from '../../src/server/trustedDocuments.ts';

const QUERY = 'query Films {\n  films\n}\n';
const MUTATION = 'mutation Rename {\n  rename\n}\n';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'frontage-retired-'))));
afterEach(() => rmSync(root, { recursive: true }));

test('an app without the folder has none', () => {
  expect(readRetired(root)).toEqual([]);
});

test('what is written is read to the byte, whatever the line ends of the checkout', () => {
  mkdirSync(join(root, RETIRED_FOLDER), { recursive: true });
  const write = (file: string, text: string) =>
    writeFileSync(join(root, RETIRED_FOLDER, file), text);
  write(
    'Films.1.graphql',
    printRetired({ day: '2026-11-23', text: QUERY }).replaceAll('\n', '\r\n'),
  );
  write('Rename.2.graphql', printRetired({ day: '2026-11-24', text: MUTATION }));
  write('Conflict.3.graphql', '<<<<<<< HEAD\n');
  write('README.md', 'query');
  const retired = readRetired(root);
  expect(retired).toEqual([
    { file: 'Films.1.graphql', day: '2026-11-23', text: QUERY },
    { file: 'Rename.2.graphql', day: '2026-11-24', text: MUTATION },
  ]);
  const kindOf = trustedDocuments(
    [],
    retired.map(({ text }) => text),
  );
  expect([QUERY, MUTATION, '<<<<<<< HEAD\n', 'query'].map(kindOf)).toEqual([
    'query',
    'mutation',
    null,
    null,
  ]);
});
