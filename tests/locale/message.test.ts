import { formatMessage, messagePieces } from '../../src/locale/message.ts';

const ROWS = '{count, plural, =0 {no rows} one {# row of {name}} other {# rows of {name}}}';
const ARABIC = '{n, plural, zero {z} one {o} two {t} few {f #} many {m} other {x}}';

test.each<[string, string, Record<string, string | number>, string, string]>([
  ['a name', 'Delete {name}?', { name: 'Ada' }, 'en', 'Delete Ada?'],
  ['braces in a value', 'Delete {name}?', { name: '{x}' }, 'en', 'Delete {x}?'],
  ['an exact number', ROWS, { count: 0, name: 'x' }, 'en', 'no rows'],
  ['one', ROWS, { count: 1, name: 'x' }, 'en', '1 row of x'],
  ['many, in the language’s digits', ROWS, { count: 12345, name: 'x' }, 'de', '12.345 rows of x'],
  ['Arabic’s few', ARABIC, { n: 4 }, 'ar-EG', 'f ٤'],
  ['Arabic’s many', ARABIC, { n: 11 }, 'ar', 'm'],
  [
    'a word that decides',
    'By {by, select, day {day} other {week}}.',
    { by: 'day' },
    'en',
    'By day.',
  ],
  [
    'one choice in another',
    '{a, select, x {{n, plural, one {1} other {#}}} other {}}',
    { a: 'x', n: 7 },
    'en',
    '7',
  ],
  ['a number sign that counts nothing', 'Order #{key}', { key: 'a1' }, 'en', 'Order #a1'],
  [
    'a name of another direction',
    'حذف {name}؟',
    { name: 'Ada (2)' },
    'ar',
    'حذف \u2068Ada (2)\u2069؟',
  ],
  ['a number', 'Page {page}', { page: 1200 }, 'en', 'Page 1,200'],
])('a message says %s', (_case, message, values, language, said) => {
  expect(formatMessage(message, values, language)).toBe(said);
});

test.each(['{name', 'name}', '{n, plural, one {a}', '{a b}', '{}'])(
  'a malformed message is refused: %s',
  (message) => {
    expect(() => formatMessage(message, {}, 'en')).toThrow(SyntaxError);
  },
);

test('an element is where the language puts it', () => {
  const link = { href: '/' };
  expect(messagePieces('{link} zuerst', { link }, 'de')).toEqual([link, ' zuerst']);
});
