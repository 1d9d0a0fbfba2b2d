/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Binary } from '../../../src/ui/fields/Binary.tsx';
import { Coordinates } from '../../../src/ui/fields/Coordinates.tsx';
import { Duration } from '../../../src/ui/fields/Duration.tsx';
import { NumberValue } from '../../../src/ui/fields/Number.tsx';
import { Range } from '../../../src/ui/fields/Range.tsx';
import { Code } from '../../../src/ui/fields/Text.tsx';
import { Day, Moment } from '../../../src/ui/fields/Time.tsx';
import { YesNo } from '../../../src/ui/fields/YesNo.tsx';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';

const LOCALE = { language: 'en-GB', timeZone: 'UTC', now: Date.parse('2026-11-20T12:00:00Z') };

function show(children: ReactNode): HTMLElement {
  return render(<LocaleContext value={LOCALE}>{children}</LocaleContext>).container;
}

const included = (value: unknown) => ({ value, inclusive: true });
const excluded = (value: unknown) => ({ value, inclusive: false });

test.each<[string, ReactNode, string]>([
  [
    'dates',
    <Range of="date" value={{ start: included('2026-05-01'), end: excluded('2026-05-07') }} />,
    '1 May 2026 – 7 May 2026, end not included',
  ],
  [
    'moments',
    <Range
      of="datetime"
      value={{ start: excluded('2026-05-01T10:00:00Z'), end: included('2026-05-02T10:00:00Z') }}
    />,
    '1 May 2026, 10:00 – 2 May 2026, 10:00, start not included',
  ],
  [
    'large numbers, digit by digit',
    <Range value={{ start: included('9007199254740993'), end: included('9007199254740995') }} />,
    '9,007,199,254,740,993 – 9,007,199,254,740,995',
  ],
  ['an open end', <Range value={{ start: included(5), end: null }} />, 'from 5'],
  [
    'an open start',
    <Range value={{ start: null, end: excluded(5) }} />,
    'until 5, end not included',
  ],
  ['no bounds', <Range value={{ start: null, end: null }} />, 'no bounds'],
  [
    'bounds under other names',
    <Range at={{ start: ['from'], end: ['to'] }} value={{ from: 1, to: 9 }} />,
    '1 – 9',
  ],
  [
    'dates as SQL writes them',
    <Range of="date" value="[2026-05-01,2026-05-08)" />,
    '1 May 2026 – 8 May 2026, end not included',
  ],
  [
    'moments as SQL writes them, open at the end',
    <Range of="datetime" value={'("2026-05-01 10:00:00+00",)'} />,
    'from 1 May 2026, 10:00, start not included',
  ],
  ['nothing, as SQL writes it,', <Range value="empty" />, 'empty'],
  [
    'bounds that are no dates, as they are',
    <Range of="date" value={{ start: included('-infinity'), end: excluded('soon') }} />,
    '-infinity – soon, end not included',
  ],
])('a range of %s is one line', (_name, range, line) => {
  expect(show(range).textContent).toBe(line);
});

test.each([
  ['units', { days: 0, hours: 2, minutes: 30, seconds: 0 }, '2 hrs 30 mins'],
  ['units of which some are null', { years: null, hours: null, minutes: 90 }, '90 mins'],
  ['nothing but zeros', { hours: 0, minutes: 0 }, '0 secs'],
  ['ISO 8601', 'P1DT2H30M', '1 day 2 hrs 30 mins'],
  ['negative ISO 8601', '-PT30M', '-30 mins'],
  ['SQL', '1 year 2 mons 3 days 04:05:06.789', '1 yr 2 mths 3 days 4 hrs 5 mins 6.789 secs'],
  ['negative SQL', '-02:30:00', '-2 hrs -30 mins'],
  ['any other text', 'about an hour', 'about an hour'],
  ['an empty ISO 8601 period', 'P', 'P'],
])('a length of time in %s is shown in words', (_name, value, words) => {
  expect(show(<Duration value={value} />).textContent).toBe(words);
});

test.each<[string, ReactNode, string]>([
  ['a day', <Day value="infinity" />, 'infinity'],
  ['a moment', <Moment value="10:15:30" />, '10:15:30'],
  ['a Boolean', <YesNo value={'101' as never} />, '101'],
  ['a number', <NumberValue value="$1,000.00" />, '$1,000.00'],
])('what should be %s and is none is shown as it is', (_name, value, text) => {
  expect(show(value).textContent).toBe(text);
});

test('a point is its coordinates, with every digit', () => {
  expect(show(<Coordinates value={{ x: 52.5200066, y: -13.4 }} />).textContent).toBe(
    '(52.5200066, -13.4)',
  );
});

test('a place is its latitude before its longitude, however the backend orders them', () => {
  const place = { longitude: 13.4, latitude: 52.5 };
  expect(show(<Coordinates parts={['latitude', 'longitude']} value={place} />).textContent).toBe(
    '(52.5, 13.4)',
  );
});

test.each([
  ['base64', 'AP8Q', 'AP8Q'],
  ['base64 of addresses', '-_8', '+/8='],
  ['hexadecimal digits of PostgreSQL', '\\x00ff10', 'AP8Q'],
])('bytes in %s can be downloaded, and are not spelled out', (_name, value, base64) => {
  const container = show(<Binary value={value} />);
  expect(container.textContent).toMatch(/^\d byte Download$/);
  expect(container.querySelector('a')?.getAttribute('href')).toBe(
    `data:application/octet-stream;base64,${base64}`,
  );
});

test('a text that is no bytes after all is shown as it is', () => {
  const container = show(<Binary value="not in base64!" />);
  expect(container.textContent).toBe('not in base64!');
  expect(container.querySelector('a')).toBeNull();
});

test('a text for programs keeps its lines and is no markup', () => {
  const container = show(<Code value={'<a>\n  <b/>\n</a>'} />);
  expect(container.querySelector('pre')?.textContent).toBe('<a>\n  <b/>\n</a>');
});
