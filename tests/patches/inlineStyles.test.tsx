/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { Head } from 'next/document';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { DocumentHead } from '../../src/patches/documentHead.ts';
import { FirstStyles } from '../../src/patches/inlineStyles.tsx';

const SHEET = '/_next/static/chunks/a.css?dpl=</script>';

/** What the head has in place of the links to style sheets that Next.js puts there. */
function headWith(firstStyles: (addresses: readonly string[]) => string | null): string {
  jest
    .spyOn(Head.prototype, 'getCssLinks')
    .mockReturnValue([
      <link key="preload" rel="preload" as="style" href={SHEET} nonce="abc" />,
      <link key="sheet" rel="stylesheet" href={SHEET} nonce="abc" data-n-g="" />,
    ]);
  const head = new DocumentHead({ nonce: 'abc' });
  return renderToStaticMarkup(
    <FirstStyles value={firstStyles}>{head.getCssLinks({} as never)}</FirstStyles>,
  );
}

beforeEach(() => {
  document.head.innerHTML = '';
});
afterEach(() => jest.restoreAllMocks());

test('Next.js makes the links to style sheets, and Turbopack looks for them, as they did', () => {
  expect(readFileSync('node_modules/next/dist/pages/_document.js', 'utf8')).toContain(
    '!optimizeCss && this.getCssLinks(files)',
  );
  expect(Head.prototype.getCssLinks).toBeInstanceOf(Function);
});

test('the first styles are in the head, with the nonce, and the sheets hold up no paint', () => {
  const asked: Array<readonly string[]> = [];
  const html = headWith((addresses) => {
    asked.push(addresses);
    return 'p{color:red}';
  });
  expect(asked).toEqual([[SHEET]]);
  expect(html).toMatch(/^<style nonce="abc">p\{color:red\}<\/style><script nonce="abc">/);
  // Without scripts they are links, as they would have been.
  expect(html).toMatch(
    /<noscript><link rel="stylesheet" href="[^"]+" nonce="abc" data-n-g=""\/><\/noscript>$/,
  );
  expect(html.replace(/<noscript>.*/, '')).not.toContain('<link');
});

/** Runs the head's script, as the browser does. @returns what is then in the head */
function runInline(): () => Element[] {
  const html = headWith(() => 'p{color:red}');
  document.head.innerHTML = `${html}<style id="components"></style>`;
  const inline = document.head.querySelector('script')!;
  Object.defineProperty(document, 'currentScript', { configurable: true, value: inline });
  new Function(inline.textContent)();
  return () => [...document.head.children];
}

test('the sheets come once the page is painted, where their links were, before the styles of components', () => {
  jest.useFakeTimers();
  const inHead = runInline();
  jest.advanceTimersByTime(1000);
  expect(document.head.querySelector('link')).toBeNull();
  document.dispatchEvent(new Event('readystatechange'));
  expect(document.head.querySelector('link')).toBeNull();
  jest.advanceTimersByTime(20);
  const [style, link, ...rest] = inHead();
  expect(style?.localName).toBe('style');
  expect(link?.outerHTML.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(
    `<link rel="stylesheet" href="${SHEET}" data-n-g="">`,
  );
  expect(rest.at(-1)?.id).toBe('components');
  document.dispatchEvent(new Event('readystatechange'));
  jest.advanceTimersByTime(1000);
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
  jest.useRealTimers();
});

test('a page in a tab that is not seen gets its sheets, too', () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  runInline();
  document.dispatchEvent(new Event('readystatechange'));
  jest.advanceTimersByTime(500);
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
  jest.useRealTimers();
});

test('a page whose styles are not known waits for its sheets', () => {
  expect(headWith(() => null)).toMatch(/^<link rel="preload"[^>]*><link rel="stylesheet"[^>]*>$/);
});
