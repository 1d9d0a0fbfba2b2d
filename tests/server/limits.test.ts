import fc from 'fast-check';
import { jsonDepth } from '../../src/server/requestBody.ts';
import { safeReturnPath } from '../../src/server/returnPath.ts';

test('the depth of a JSON text is the depth of its value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(jsonDepth(JSON.stringify(value, null, 1))).toBe(depthOfValue(value));
    }),
  );
});

test('brackets in text do not count', () => {
  expect(jsonDepth('{"a":"[[[[\\"[[\\\\"}')).toBe(1);
});

function depthOfValue(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOfValue));
}

const pieces = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '\t',
  '\n',
  '@',
  ':',
  '?',
  '#',
  'evil.example',
  'http:',
  '%2f',
  ' ',
];

test('a return path never leaves the app', () => {
  const asked = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(asked, (value) => {
      const path = safeReturnPath(value);
      expect(new URL(path, 'https://app.example').origin).toBe('https://app.example');
      expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    }),
    { numRuns: 2_000 },
  );
});

test.each(['/', '/orders', '/orders/1,2?tab=lines#total', '/a%20b'])('%s is kept', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([undefined, null, 7, ['/orders'], {}])('%p leads to the front page', (value) => {
  expect(safeReturnPath(value)).toBe('/');
});
