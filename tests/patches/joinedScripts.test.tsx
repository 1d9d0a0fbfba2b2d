import { readFileSync } from 'node:fs';
import { Head } from 'next/document';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { joinedName } from '../../src/patches/joinedName.js';
import { BuildFiles, joinScripts } from '../../src/patches/joinedScripts.tsx';

const SHARED = ['static/chunks/a.js', 'static/chunks/b.js'];
const LIST = 'static/build-1/_ssgManifest.js';
const PAGES = { '/_app': [...SHARED, 'static/chunks/a.css'], '/orders': ['static/chunks/o.js'] };

const addressOf = (file: string) => `/office/_next/${file}?dpl=7`;

/** The scripts of the head of a page, where the build has these files. */
function scriptsWith(
  buildFiles: Readonly<Record<string, string>>,
  files: readonly string[] = [...SHARED, 'static/chunks/o.js', LIST],
): string {
  jest
    .spyOn(Head.prototype, 'getScripts')
    .mockReturnValue(
      files.map((file) => <script key={file} src={addressOf(file)} nonce="abc" defer />),
    );
  const head = new (joinScripts(Head))({ nonce: 'abc' });
  head.context = { buildManifest: { pages: PAGES, lowPriorityFiles: [LIST] } } as never;
  const texts = new Map(
    Object.entries(buildFiles).map(([file, text]) => [addressOf(file), text] as const),
  );
  return renderToStaticMarkup(
    <BuildFiles value={(address) => texts.get(address) ?? null}>
      {head.getScripts({} as never)}
    </BuildFiles>,
  );
}

const tag = (file: string) => `<script src="${addressOf(file)}" nonce="abc" defer=""></script>`;

afterEach(() => jest.restoreAllMocks());

test('Next.js keys the scripts of a page by their files', () => {
  expect(readFileSync('node_modules/next/dist/pages/_document.js', 'utf8')).toMatch(
    /crossOrigin: props\.crossOrigin \|\| crossOrigin\s*\}, file\);/,
  );
});

test('Next.js takes its lists of static pages and of middleware whenever they are there', () => {
  const client = (file: string) => readFileSync(`node_modules/next/dist/client/${file}`, 'utf8');
  expect(client('page-loader.js')).toMatch(/if \(window\.__MIDDLEWARE_MATCHERS\)/);
  expect(client('page-loader.js')).toMatch(/window\.__SSG_MANIFEST\b/);
});

test('a page loads the scripts of every page as one, where the first of them was, and then its own', () => {
  const html = scriptsWith({ [joinedName(SHARED)]: 'joined' });
  expect(html.replaceAll(/nonce="abc" defer="" (src="[^"]+")/g, '$1 nonce="abc" defer=""')).toBe(
    tag(joinedName(SHARED)) + tag('static/chunks/o.js') + tag(LIST),
  );
});

test('a page loads each by itself where the build has not joined them', () => {
  expect(scriptsWith({})).toBe(
    [...SHARED, 'static/chunks/o.js', LIST].map((file) => tag(file)).join(''),
  );
});

test('a page that has not all of them loads what it has', () => {
  const html = scriptsWith({ [joinedName(SHARED)]: 'joined' }, [SHARED[1]!, 'static/chunks/o.js']);
  expect(html).toBe(tag(SHARED[1]!) + tag('static/chunks/o.js'));
});

test('a short list is in the page, with its nonce', () => {
  const html = scriptsWith({ [LIST]: 'self.__SSG_MANIFEST=new Set' }, [LIST]);
  expect(html).toBe('<script nonce="abc">self.__SSG_MANIFEST=new Set</script>');
});

test.each([
  ['is long', `self.__SSG_MANIFEST=new Set(${JSON.stringify('x'.repeat(600))})`],
  ['could end the script that it would stand in', 'self.__SSG_MANIFEST="</script>"'],
])('a list that %s is loaded', (_name, text) => {
  expect(scriptsWith({ [LIST]: text }, [LIST])).toBe(tag(LIST));
});
