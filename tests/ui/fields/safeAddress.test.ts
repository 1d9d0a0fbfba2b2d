import fc from 'fast-check';
import { mailHref, safeHref, safeImageSource } from '../../../src/ui/fields/safeAddress.ts';

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001\u001fjavascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:image/png;base64,abc" onerror="alert(1)',
  'file:///etc/passwd',
  'ftp://example.com',
  'blob:https://example.com/1',
  'about:blank',
  'filesystem:https://example.com/',
  '//example.com/a',
  '\\\\example.com\\a',
  '/\\example.com/a',
  '///example.com',
  '/\t/example.com/a',
  '/\n/example.com/a',
  '\t//example.com',
  'example.com',
  'relative/path',
  '#',
  '',
  'http://',
  'https://exa mple.com',
])('%j becomes neither a link nor a picture', (address) => {
  expect(safeHref(address)).toBeNull();
  expect(safeImageSource(address)).toBeNull();
});

test.each([
  'https://example.com',
  'http://example.com/a?b=c#d',
  'HTTPS://EXAMPLE.COM',
  'https://bücher.example/ä',
])('%s becomes a link and a picture as it is', (address) => {
  expect(safeHref(address)).toBe(address);
  expect(safeImageSource(address)).toBe(address);
});

test('whatever becomes a link leads to the web and nowhere else', () => {
  const pieces = fc.constantFrom(
    'javascript',
    'data',
    'https',
    'HTTP',
    ':',
    '/',
    '//',
    '\\',
    '\t',
    '\n',
    ' ',
    '\u0000',
    '@',
    '?',
    '#',
    'a.example',
    'alert(1)',
    '%0a',
    ';',
    ',',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const href = safeHref(parts.join(''));
      if (href === null) return;
      expect(new URL(href, 'https://office.example/orders').protocol).toMatch(/^https?:$/);
    }),
    { numRuns: 5_000 },
  );
});

test('a path becomes a picture of this very site and no other', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '\r',
    ' ',
    'a',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
  );
  expect(safeImageSource('/sample/bowl.svg')).toBe('/sample/bowl.svg');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const source = safeImageSource(`/${parts.join('')}`);
      if (source === null) return;
      expect(new URL(source, 'https://office.example/orders').origin).toBe(
        'https://office.example',
      );
    }),
    { numRuns: 5_000 },
  );
});

test.each(['png', 'jpeg', 'gif', 'webp', 'avif'])(
  'the data of a %s becomes a picture, but no link',
  (format) => {
    const data = `data:image/${format};base64,iVBORw0KGgo=`;
    expect(safeImageSource(data)).toBe(data);
    expect(safeHref(data)).toBeNull();
  },
);

test.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ['ada+shop@example.com', 'mailto:ada%2Bshop@example.com'],
  [
    'ada@example.com?bcc=eve@example.com&body=hi',
    'mailto:ada@example.com%3Fbcc%3Deve@example.com%26body%3Dhi',
  ],
  ['ada@example.com,eve@example.com', 'mailto:ada@example.com%2Ceve@example.com'],
  ['a\r\nBcc: b', 'mailto:a%0D%0ABcc%3A%20b'],
  ['half a pair \ud800', 'mailto:half%20a%20pair%20%EF%BF%BD'],
])('a mail to %j goes to that address alone', (address, expected) => {
  expect(mailHref(address)).toBe(expected);
});
