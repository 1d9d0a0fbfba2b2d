import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCompileHints } from '../../src/config/compileHints.js';

const SCRIPT = `(globalThis.TURBOPACK||=[]).push([${'() => {},'.repeat(1_000)}]);`;
const SMALL = 'export {};';
const MAPPED = `${SCRIPT}\n//# sourceMappingURL=list.js.map`;

let build: string;

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'frontage-hints-'));
  await mkdir(join(build, 'static/chunks/deep'), { recursive: true });
});

afterEach(() => rm(build, { recursive: true }));

const fileOf = (name: string) => join(build, 'static/chunks', name);

test.each([
  ['a script begins with the hint', 'list.js', SCRIPT, `//# allFunctionsCalledOnLoad\n${SCRIPT}`],
  ['a script in a folder, too', 'deep/a.js', SCRIPT, `//# allFunctionsCalledOnLoad\n${SCRIPT}`],
  ['a small script is compiled in no time', 'small.js', SMALL, SMALL],
  ['a script with a map keeps its lines', 'mapped.js', MAPPED, MAPPED],
  ['styles stay as they are', 'list.css', 'a { color: red }', 'a { color: red }'],
])('%s', async (_name, name, content, expected) => {
  await writeFile(fileOf(name), content);
  await addCompileHints(build);
  // A build that is finished twice is none the worse.
  await addCompileHints(build);
  expect(await readFile(fileOf(name), 'utf8')).toBe(expected);
});
