import fc from 'fast-check';
import { editedJson, type EditedJson } from '../../../src/ui/form/json/jsonEdits.ts';
import { emptyLike } from '../../../src/ui/form/json/jsonKinds.ts';
import { withoutPart, withPart } from '../../../src/ui/form/json/jsonParts.ts';
import type { JsonNode } from '../../../src/ui/form/json/readJson.ts';

const read = (source: string): EditedJson => {
  const edited = editedJson(source);
  if (!edited) throw new Error(`No JSON: ${source}`);
  return edited;
};

/** The nodes that can have parts, with the names that lead to them. */
function branches(node: JsonNode, path: readonly (string | number)[] = []): Branch[] {
  if (node.kind !== 'object' && node.kind !== 'array') return [];
  const within = node.parts.flatMap(({ name, node: part }) => branches(part, [...path, name]));
  return [{ node, path }, ...within];
}

interface Branch {
  readonly node: JsonNode;
  readonly path: readonly (string | number)[];
}

/** The value of a text after a change of one of the values in it. */
function changed(
  source: string,
  path: readonly (string | number)[],
  change: (value: Record<string | number, unknown> & unknown[]) => void,
): unknown {
  const whole = { it: JSON.parse(source) as unknown };
  let at = whole as unknown as Record<string | number, unknown>;
  for (const name of ['it', ...path]) at = at[name] as Record<string | number, unknown>;
  change(at as Record<string | number, unknown> & unknown[]);
  return whole.it;
}

/** JSON in any layout. Where nothing is in an object or a list, there is no space in it either. */
const written = fc
  .tuple(
    fc.json(),
    fc.constantFrom(0, 1, 2, '\t'),
    fc.constantFrom('\n', '\r\n'),
    fc.constantFrom('', ' '),
  )
  .map(([text, indent, lineBreak, around]) => {
    const value = JSON.parse(text) as unknown;
    const plain =
      indent === 1
        ? spaced(value)
        : JSON.stringify(value, null, indent).replaceAll('\n', lineBreak);
    return around + plain + around;
  })
  .filter((text) => editedJson(text) !== null && !text.includes('__proto__'));

/** On one line, as people write it. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, part]) => `${JSON.stringify(name)} : ${spaced(part)}`,
  );
  return `{${members.join(' , ')}}`;
}

const someBranch = (source: string, pick: number): Branch | undefined => {
  const all = branches(read(source).root);
  return all[pick % Math.max(1, all.length)];
};

test('what is added is there, nothing else changes, and its removal gives the text as it was', () => {
  fc.assert(
    fc.property(written, fc.nat(), fc.string(), (source, pick, name) => {
      const branch = someBranch(source, pick);
      fc.pre(branch !== undefined && name !== '__proto__');
      const { node, path } = branch;
      fc.pre(!node.parts.some((part) => part.name === name));
      const isList = node.kind === 'array';
      const value = emptyLike(read(source), node);
      const added = withPart(read(source), node, isList ? null : name, value);
      expect(JSON.parse(added.source)).toEqual(
        changed(source, path, (at) => {
          at[isList ? at.length : name] = JSON.parse(value) as unknown;
        }),
      );
      // Only at its place is there something else.
      const end = node.parts.at(-1)?.node.end ?? node.start + 1;
      expect(added.source.startsWith(source.slice(0, end))).toBe(true);
      expect(added.source.endsWith(source.slice(end))).toBe(true);
      const again = branches(added.root).find(
        (other) => JSON.stringify(other.path) === JSON.stringify(path),
      );
      const { node: grown = node } = again ?? {};
      expect(withoutPart(added, grown, grown.parts.length - 1).source).toBe(source);
    }),
    { numRuns: 500 },
  );
});

test('what is removed is gone, and nothing else', () => {
  fc.assert(
    fc.property(written, fc.nat(), fc.nat(), (source, pick, which) => {
      const branch = someBranch(source, pick);
      fc.pre(branch !== undefined && branch.node.parts.length > 0);
      const { node, path } = branch;
      const index = which % node.parts.length;
      const { name, start, node: part } = node.parts[index];
      const { source: left } = withoutPart(read(source), node, index);
      expect(JSON.parse(left)).toEqual(
        changed(source, path, (at) => {
          if (node.kind === 'array') at.splice(index, 1);
          else delete at[name];
        }),
      );
      // What stands before and after it stays, but for the comma and the space around it.
      const before = source.slice(0, start).replace(/[\s,]*$/, '');
      const after = source.slice(part.end).replace(/^[\s,]*/, '');
      expect(left.startsWith(before)).toBe(true);
      expect(left.endsWith(after)).toBe(true);
      expect(left.length).toBeLessThan(source.length);
    }),
    { numRuns: 500 },
  );
});

const added = (source: string, name: string | null, path: string, value = '""') => {
  const found = branches(read(source).root).find((branch) => branch.path.join('.') === path);
  if (!found) throw new Error(`Nothing at ${path}`);
  return withPart(read(source), found.node, name, value).source;
};

test.each([
  ['{"a": 1}', '', '{"a": 1, "b": ""}'],
  ['{"a":1}', '', '{"a":1,"b":""}'],
  ['{ "a": 1 }', '', '{ "a": 1, "b": "" }'],
  ['{\n\t"a": 1\n}', '', '{\n\t"a": 1,\n\t"b": ""\n}'],
  ['{\r\n  "a": {}\r\n}', 'a', '{\r\n  "a": {\r\n    "b": ""\r\n  }\r\n}'],
  ['{\n\t"a": {"c": {}}\n}', 'a.c', '{\n\t"a": {"c": {"b": ""}}\n}'],
  [
    '{\n    "a": [\n        {}\n    ]\n}',
    'a.0',
    '{\n    "a": [\n        {\n            "b": ""\n        }\n    ]\n}',
  ],
  ['{}', '', '{\n  "b": ""\n}'],
])('%j gets a key as it is laid out', (source, path, expected) => {
  expect(added(source, 'b', path)).toBe(expected);
});

test('what was typed and is no value stays where it is while parts are added and removed', () => {
  const edited = read('{"a": [1, 2], "b": 3, "c": 4}');
  const [list, b] = edited.root.parts.map(({ node }) => node);
  const drafts = new Map([
    [list.parts[1].node.start, '2,5'],
    [b.start, '3,5'],
  ]);
  const longer = withPart({ ...edited, drafts }, list, null, '0');
  expect([...longer.drafts]).toEqual([
    [10, '2,5'],
    [22, '3,5'],
  ]);
  const shorter = withoutPart(longer, longer.root, 0);
  expect([...shorter.drafts]).toEqual([[6, '3,5']]);
});
