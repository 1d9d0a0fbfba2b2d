import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  headersOf,
  parseHeader,
  printHeaders,
  readEnvironment,
  setVariable,
} from '../../src/cli/environment.ts';
import { repository } from './ownProcess.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'frontage-environment-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const writeSecrets = (text: string) => writeFileSync(join(root, '.env.local'), text);

/** What HTTP lets into a header's value, and `.env` files make much of. */
const headerValue = fc
  .string({ unit: fc.constantFrom(...'aZ09$\'"`\\#={}[](),;: \t'), maxLength: 40 })
  .map((value) => value.trim());

const stored = (value: string) => {
  const headers = { Authorization: value, 'X-Shop': '7' };
  return { headers, file: setVariable('', 'GRAPHQL_HEADERS', printHeaders(headers)) ?? '' };
};

test('headers that are stored come back as they were', async () => {
  await fc.assert(
    fc.asyncProperty(headerValue, async (value) => {
      const { headers, file } = stored(value);
      writeSecrets(file);
      expect(headersOf(await readEnvironment(root, {}))).toEqual(headers);
    }),
  );
});

test('headers that are stored reach Next.js as they were', () => {
  const written = fc.sample(headerValue, 200).map(stored);
  written.forEach(({ file }, index) => {
    mkdirSync(join(root, String(index)));
    writeFileSync(join(root, String(index), '.env.local'), file);
  });
  const { stdout } = spawnSync(
    process.execPath,
    ['-e', READ_BY_NEXT, root, String(written.length)],
    {
      cwd: repository,
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
      encoding: 'utf8',
    },
  );
  expect(JSON.parse(stdout)).toEqual(written.map(({ headers }) => headers));
});

/** Prints what Next.js makes of the `.env.local` of each numbered folder. */
const READ_BY_NEXT = `
const { loadEnvConfig } = require('@next/env');
const [root, count] = process.argv.slice(1);
const silent = { info() {}, error() {} };
const read = (index) => loadEnvConfig(root + '/' + index, false, silent, true).combinedEnv;
const all = Array.from({ length: Number(count) }, (_, index) => JSON.parse(read(index).GRAPHQL_HEADERS));
console.log(JSON.stringify(all));
`;

test('the process’s variables come before .env.local, and that before .env', async () => {
  writeSecrets('A=local\nB=local\n');
  writeFileSync(join(root, '.env'), 'A=env\nB=env\nC=env\n');
  const environment = await readEnvironment(root, { A: 'process' });
  expect(environment).toEqual({ A: 'process', B: 'local', C: 'env' });
});

test.each([
  ['# ours\nA=1\n', 'B', '2', "# ours\nA=1\nB='2'\n"],
  ['A=1\nexport B=1\nC=3\n', 'B', '2', "A=1\nC=3\nB='2'\n"],
  ['A=1\n', 'A', null, null],
  ['A=1\nAB=2\n', 'A', null, 'AB=2\n'],
  ['', 'A', null, null],
  ['A=\'{\n  "a": 1\n}\'\nB=2\n', 'A', '3', "B=2\nA='3'\n"],
  ["A='one\nB=2'\nB=3\n", 'B', null, "A='one\nB=2'\n"],
  ["A='open\nB=2\n", 'B', null, "A='open\n"],
])('in %j, setting %s to %j gives %j', (text, name, value, expected) => {
  expect(setVariable(text, name, value)).toBe(expected);
});

test.each([
  ['Authorization: Bearer a:b', ['Authorization', 'Bearer a:b']],
  ['X-Empty:', ['X-Empty', '']],
  [' X-Shop :  7 ', ['X-Shop', '7']],
])('--header %j is read as %j', (text, expected) => {
  expect(parseHeader(text)).toEqual(expected);
});

test.each(['', ':', 'Authorization', ': value', 'Bad name: x', 'X: a\nY: b', 'X: \u0000'])(
  '--header %j is refused',
  (text) => {
    expect(() => parseHeader(text)).toThrow(/--header/);
  },
);

test.each(['{', '[]', '"x"', 'null', '{"A":1}', '{"A b":"x"}', '{"A":"s3cr3t\\n"}'])(
  'GRAPHQL_HEADERS=%s is refused without repeating it',
  (GRAPHQL_HEADERS) => {
    expect(() => headersOf({ GRAPHQL_HEADERS })).toThrow(/^GRAPHQL_HEADERS cannot be read\.$/);
  },
);
