import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinScripts } from '../../src/config/joinScripts.js';
import { joinedName } from '../../src/patches/joinedName.js';

const CHUNKS = ['static/chunks/a.js', 'static/chunks/turbopack-r.js', 'static/chunks/b.js'];
const REGISTRATION =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,';
const HINT = '//# allFunctionsCalledOnLoad\n';
const RUNTIME = '(()=>{self.ran=true})();';

let build: string;

/** A build whose app has these scripts, in the order of their names above. */
async function buildWith(...texts: readonly string[]): Promise<void> {
  build = await mkdtemp(join(tmpdir(), 'frontage-join-'));
  await mkdir(join(build, 'static/chunks'), { recursive: true });
  const files = CHUNKS.slice(0, texts.length);
  const pages = { '/_app': [...files, 'static/chunks/a.css'], '/orders': ['static/chunks/o.js'] };
  await writeFile(join(build, 'build-manifest.json'), JSON.stringify({ pages }));
  await Promise.all(files.map((file, at) => writeFile(join(build, file), texts[at]!)));
}

afterEach(() => rm(build, { recursive: true, force: true }));

const isJoined = async () =>
  (await readdir(join(build, 'static/chunks'))).some((name) => name.startsWith('app-'));

test('the joined script registers each of its parts by that part’s own path', async () => {
  await buildWith(
    `${REGISTRATION}1,s=>{s.a=1}]);`,
    HINT + RUNTIME,
    `${HINT}${REGISTRATION}2,s=>{s.b=2}]);`,
  );
  await joinScripts(build);
  const text = await readFile(join(build, joinedName(CHUNKS)), 'utf8');
  // The hint counts at the beginning only.
  expect(text.startsWith(HINT)).toBe(true);
  expect(text.split(HINT)).toHaveLength(2);
  const self: { TURBOPACK?: unknown[][]; ran?: boolean } = {};
  new Function('globalThis', 'self', text)(self, self);
  expect(self.TURBOPACK?.map(([path, id]) => [path, id])).toEqual([
    [CHUNKS[0], 1],
    [CHUNKS[2], 2],
  ]);
  expect(self.ran).toBe(true);
});

test.each([
  ['the app has one script', [`${REGISTRATION}1,s=>{}]);`]],
  ['one has a source map', [`${REGISTRATION}1,s=>{}]);\n//# sourceMappingURL=a.js.map`, RUNTIME]],
  ['one does not register as Turbopack’s do', ['self.webpackChunk.push([[1],{}]);', RUNTIME]],
  ['one registers twice', [`${REGISTRATION}1]);${REGISTRATION}2]);`, RUNTIME]],
])('no script is joined where %s', async (_name, texts) => {
  await buildWith(...texts);
  await joinScripts(build);
  expect(await isJoined()).toBe(false);
});

test('another list of scripts has another name, so that browsers may keep it for good', () => {
  expect(joinedName(['static/chunks/a.js', 'static/chunks/b.js'])).not.toBe(joinedName(CHUNKS));
  expect(joinedName(CHUNKS)).toMatch(/^static\/chunks\/app-[0-9a-f]{16}\.js$/);
});
