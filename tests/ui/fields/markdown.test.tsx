/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { Markdown } from '../../../src/ui/fields/Markdown.tsx';
import { LONGEST_MARKDOWN, markdownToHtml } from '../../../src/ui/fields/markdown.ts';

test('a text in Markdown is shown as it is meant, with its headings below those of the page', () => {
  const text =
    '# Roast\n\nFirst crack came **early**.\n\n- lower the gas\n- [ ] taste it\n\n| a |\n|---|\n| 1 |';
  const { container } = render(<Markdown value={text} />);
  expect(container.querySelector('h3')?.textContent).toBe('Roast');
  expect(container.querySelector('h1')).toBeNull();
  expect(container.querySelector('strong')?.textContent).toBe('early');
  expect(container.querySelectorAll('li')).toHaveLength(2);
  expect(container.querySelector('td')?.textContent).toBe('1');
});

/** What somebody writes into a text to run something in the session of who reads it. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '![x](javascript:alert(1))',
  '![x"onerror="alert(1)](https://example.com/a.png)',
  '[x](https://example.com "\\" onmouseover=\\"alert(1)")',
  '<https://example.com/"onclick="alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '```"><script>alert(1)</script>\nx\n```',
  '<svg/onload=alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '<form action="https://example.com"><button>x</button></form>',
];

const ELEMENTS =
  /^(P|H[3-6]|UL|OL|LI|STRONG|EM|DEL|CODE|PRE|BLOCKQUOTE|HR|BR|A|IMG|TABLE|THEAD|TBODY|TR|TH|TD|INPUT|SUP|SECTION|DIV)$/;

/** What of a rendered text could do anything but be read. */
function dangersIn(text: string): string[] {
  const place = document.createElement('template');
  place.innerHTML = markdownToHtml(text);
  return [...place.content.querySelectorAll('*')].flatMap((element) => [
    ...(ELEMENTS.test(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (name.startsWith('on') || name === 'style' || name === 'srcdoc') return [name];
      const isAddress = name === 'href' || name === 'src';
      return isAddress && /^\s*(javascript|data|vbscript):/i.test(value) ? [value] : [];
    }),
  ]);
}

test.each(HOSTILE)('a text in Markdown runs nothing: %s', (text) => {
  expect(dangersIn(text)).toEqual([]);
});

test('no mixture of marks and HTML runs anything', () => {
  const part = fc.constantFrom(
    ...HOSTILE,
    '[',
    '](',
    ')',
    '<',
    '>',
    '"',
    '`',
    '\n\n',
    '![',
    '# ',
    'x',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      expect(dangersIn(parts.join(''))).toEqual([]);
    }),
  );
});

test('a text that nobody could read at once is shown as it is written', () => {
  const { container } = render(<Markdown value={'*a* '.repeat(LONGEST_MARKDOWN)} />);
  expect(container.querySelector('em')).toBeNull();
});
