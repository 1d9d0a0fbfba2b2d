import fc from 'fast-check';
import { json } from '../../../src/ui/form/inputs/json.tsx';
import { loadFindProblem } from '../../../src/ui/form/json/findProblem.ts';
import { editedJson, withValue, writtenJson } from '../../../src/ui/form/json/jsonEdits.ts';
import { readJson, type JsonNode } from '../../../src/ui/form/json/readJson.ts';

beforeAll(loadFindProblem);

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const said = (text: string) =>
  json()
    .check(text, LOCALE)
    .map(({ message }) => message);

function isJson(read: (text: string) => unknown, text: string): boolean {
  try {
    read(text);
    return true;
  } catch {
    return false;
  }
}

/** The value that a node stands for. */
function valueOf(source: string, { kind, start, end, parts }: JsonNode): unknown {
  if (kind === 'array') return parts.map(({ node }) => valueOf(source, node));
  if (kind === 'object')
    return Object.fromEntries(parts.map(({ name, node }) => [name, valueOf(source, node)]));
  return JSON.parse(source.slice(start, end));
}

test('JSON is read as the language reads it, wherever its spaces are', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 1, '\t'), (text, indent) => {
      const source = JSON.stringify(JSON.parse(text), null, indent);
      expect(valueOf(source, readJson(source))).toEqual(JSON.parse(source));
    }),
  );
});

test('a text is wrong where it is to the language', () => {
  const sign = fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '1', '-', 'e', '.', 'true', '\\');
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.nat(3), sign, (text, at, cut, put) => {
      const place = at % (text.length + 1);
      const source = text.slice(0, place) + put + text.slice(place + cut);
      // Names that are there twice are an error of ours.
      fc.pre(!said(source).some((message) => message.includes('twice')));
      expect(isJson(readJson, source)).toBe(isJson(JSON.parse, source));
    }),
  );
});

test.each([
  ['{"a": 1,\n  "b" 2}', 'line 2, column 7: expected “:”, found “2”'],
  ['{"a": 1\n"b": 2}', 'line 2, column 1: expected “,” or “}”, found “"”'],
  ['[1, 2', 'line 1, column 6: expected “,” or “]”, found the end of the text'],
  ['{a: 1}', 'line 1, column 2: expected a name in double quotes, found “a”'],
  ['[1, oops]', 'line 1, column 5: expected a value, found “o”'],
  ['["open\n"]', 'line 1, column 7: expected “"”, found a line break'],
  ['{} {}', 'line 1, column 4: expected the end of the text, found “{”'],
  ['{"a": 1,\r\n"a": 2}', 'line 2, column 1: “a” is there twice'],
])('what is wrong with %j is said with its line and column', (text, reason) => {
  expect(said(text)).toEqual([`Invalid JSON: ${reason}.`]);
});

const SOURCE = '{ "big": 12345678901234567890,\n\t"list":[1.0, "x" ,null] }';
const leaf = (source: string, ...path: ReadonlyArray<string | number>) =>
  path.reduce(
    (node, name) => node.parts.find((part) => part.name === name)!.node,
    readJson(source),
  );

test('a value is written in its place, and every other sign of the text stays', () => {
  const edited = withValue(editedJson(SOURCE)!, leaf(SOURCE, 'list', 1), '"longer"');
  expect(writtenJson(edited)).toBe(SOURCE.replace('"x"', '"longer"'));
  const again = withValue(edited, leaf(edited.source, 'list', 0), '2.50');
  expect(writtenJson(again)).toBe(SOURCE.replace('1.0, "x"', '2.50, "longer"'));
});

test.each(['', '1,5', '1, "b": 2', 'true', '[2]', 'abc', '1]'])(
  'what is no number (%j) does not become JSON of another shape, and is taken back whole',
  (typed) => {
    const start = editedJson(SOURCE)!;
    const edited = withValue(start, leaf(SOURCE, 'list', 0), typed);
    expect(isJson(JSON.parse, writtenJson(edited))).toBe(false);
    const other = withValue(edited, leaf(SOURCE, 'big'), '7');
    expect([...other.drafts.values()]).toEqual([typed]);
    const right = withValue(other, leaf(other.source, 'list', 0), '1.0');
    expect(writtenJson(right)).toBe(SOURCE.replace('12345678901234567890', '7'));
  },
);
