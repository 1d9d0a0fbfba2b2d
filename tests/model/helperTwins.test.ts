import { readSdl, resourceOf } from './readSdl.ts';

function read(fields: string, more: string) {
  return readSdl(`type Query { things: [Thing!]! } type Thing { id: ID! ${fields} } ${more}`);
}

function namesOf(fields: string, more: string): string[] {
  return resourceOf(read(fields, more), 'Thing').fields.map(({ name }) => name);
}

const PARTS = 'type Parts { year: Int month: Int weekday: Int } type Sized { count: Int! }';

test.each([
  ['a date', 'made: Date made_func: Parts', 'made_func', 'scalar Date'],
  ['a list of values', 'tags: [String!] tagsFunc: Sized', 'tagsFunc', ''],
  [
    'related records',
    'repairs: [Repair!] repairs_func: Sized',
    'repairs_func',
    'type Repair { a: Int }',
  ],
  [
    'groups of related records',
    'repairs: [Repair!] repairsAggregate: [Groups!]!',
    'repairsAggregate',
    'type Repair { a: Int } type Groups { groupBy: Parts count: Sized sum: Parts }',
  ],
  ['JSON', 'settings: JSON settings_computed: Sized!', 'settings_computed', 'scalar JSON'],
])('what computes on %s is left out, with the reason', (_name, fields, twin, more) => {
  const all = `${PARTS} ${more}`;
  expect(namesOf(fields, all)).not.toContain(twin);
  expect(read(fields, all).omitted).toContainEqual({
    what: `Thing.${twin}`,
    why: `computes on \`${fields.split(':')[0]}\`, which is shown`,
  });
});

test.each([
  [
    'a part that is no computation',
    'price: Int price_func: V',
    'type V { count: Int name: String }',
  ],
  ['no value beside it', 'opened: V', 'type V { year: Int month: Int }'],
  ['a name of its own', 'price: Int stock: V', 'type V { count: Int }'],
  [
    'more than a count of the records beside it',
    'to: [Other!] to_stats: V',
    'type Other { a: Int } type V { count: Int year: Int }',
  ],
  ['a record beside it', 'to: Other to_stats: V', 'type Other { a: Int } type V { count: Int }'],
])('an object with %s stays', (_name, fields, more) => {
  const [, name = ''] = /(\w+): V/.exec(fields) ?? [];
  expect(namesOf(fields, more)).toContain(name);
  expect(read(fields, more).omitted.map(({ what }) => what)).not.toContain(`Thing.${name}`);
});

test.each([
  ['a date and a time', 'year: Int month: Int hour: Int', 'datetime'],
  ['a date alone', 'year: Int month: Int', 'date'],
  ['a time alone', 'hour: Int minute: Int', 'time'],
])('a value of which %s are computed is shown as that', (_name, parts, kind) => {
  const model = read('opens: Date opens_func: Parts', `scalar Date type Parts { ${parts} }`);
  const field = resourceOf(model, 'Thing').fields.find(({ name }) => name === 'opens');
  expect(field?.kind).toBe(kind);
});
