import { listOf, readSdl } from './readSdl.ts';

/** The filters of the only list, by field and operator. */
function filtersOf(type: string, inputs: string, args = 'filter: F') {
  const sdl = `type Query { stays(${args}): [Stay!]! } ${type} ${inputs} scalar Date scalar DateTime`;
  const fields = listOf(readSdl(sdl), 'Stay').filter?.fields ?? [];
  return Object.fromEntries(
    fields.map(({ field, operators }) => [
      field,
      Object.fromEntries(operators.map(({ name, variables }) => [name, variables])),
    ]),
  );
}

const NIGHTS = `type Stay { id: ID! nights: Nights }
  type Nights { start: Bound end: Bound } type Bound { value: Date! inclusive: Boolean! }
  input F { nights: NightsFilter } input NightsInput { start: BoundInput end: BoundInput }
  input BoundInput { value: Date! inclusive: Boolean! }`;

/** @param end whether it belongs to the range */
function bounds(from: string, to: string, type = 'Date!', end = true) {
  return {
    start: { value: { hole: from, type }, inclusive: true },
    end: { value: { hole: to, type }, inclusive: end },
  };
}

test('ranges are asked what they include, overlap, cover and lie within', () => {
  const { nights } = filtersOf(
    NIGHTS,
    `input NightsFilter {
      isNull: Boolean equalTo: NightsInput in: [NightsInput!] greaterThan: NightsInput containsElement: Date
      contains: NightsInput containedBy: NightsInput overlaps: NightsInput strictlyLeftOf: NightsInput
      strictlyRightOf: NightsInput adjacentTo: NightsInput
    }`,
  );
  const sent = (operator: string, value: object) => ({ filter: { nights: { [operator]: value } } });
  expect(nights).toEqual({
    isEmpty: sent('isNull', { hole: 'value', type: 'Boolean' }),
    includes: sent('containsElement', { hole: 'value', type: 'Date' }),
    overlaps: sent('overlaps', bounds('from', 'to')),
    covers: sent('contains', bounds('from', 'to')),
    liesWithin: sent('containedBy', bounds('from', 'to')),
    endsBefore: sent('strictlyLeftOf', bounds('value', 'value')),
    startsAfter: sent('strictlyRightOf', bounds('value', 'value')),
  });
});

test('a stretch of moments ends where the day after its last begins', () => {
  const { hours } = filtersOf(
    'type Stay { id: ID! hours: Hours } type Hours { lower: DateTime upper: DateTime upperInclusive: Boolean }',
    `input F { hours: H } input H { overlaps: HoursInput }
     input HoursInput { lower: DateTime upper: DateTime upperInclusive: Boolean }`,
  );
  const hole = (name: string) => ({ hole: name, type: 'DateTime' });
  expect(hours.overlaps).toEqual({
    filter: {
      hours: { overlaps: { lower: hole('from'), upper: hole('to'), upperInclusive: false } },
    },
  });
});

test('lengths of time are compared as one value', () => {
  const { span } = filtersOf(
    'type Stay { id: ID! span: Interval } type Interval { days: Int hours: Int seconds: Float }',
    `input F { span: S } input S { equalTo: IntervalInput lessThan: IntervalInput in: [IntervalInput!] }
     input IntervalInput { days: Int hours: Int seconds: Float }`,
  );
  expect(Object.keys(span)).toEqual(['is', 'lessThan']);
  expect(span.lessThan).toEqual({
    filter: { span: { lessThan: { hole: 'value', type: 'IntervalInput' } } },
  });
});

test('addresses are asked whether they are in a network, itself included where the schema can say so', () => {
  const { address } = filtersOf(
    'type Stay { id: ID! address: InternetAddress } scalar InternetAddress',
    `input F { address: A } input A { equalTo: InternetAddress contains: InternetAddress
     containsOrEqualTo: InternetAddress containedBy: InternetAddress containedByOrEqualTo: InternetAddress
     lessThan: InternetAddress }`,
  );
  expect(Object.keys(address).sort()).toEqual(['contains', 'inNetwork', 'is']);
  const inNetwork = { containedByOrEqualTo: { hole: 'value', type: 'InternetAddress' } };
  expect(address.inNetwork).toEqual({ filter: { address: inNetwork } });
});

test('objects with keys are asked for a key and for a part of them, and not compared as texts', () => {
  const { settings } = filtersOf(
    'type Stay { id: ID! settings: JSON } scalar JSON',
    `input F { settings: J }
     input J { _eq: JSON _gt: JSON _contains: JSON _has_key: String _has_keys_any: [String!] _is_null: Boolean }`,
  );
  expect(Object.keys(settings).sort()).toEqual(['contains', 'hasKey', 'isEmpty']);
});

test('lists are asked for one, any or all of several values', () => {
  const { tags } = filtersOf(
    'type Stay { id: ID! tags: [String!] }',
    'input F { tags: L } input L { contains: [String] overlaps: [String] containedBy: [String] }',
  );
  const sent = (operator: string) => ({
    filter: { tags: { [operator]: { hole: 'value', type: '[String]' } } },
  });
  expect(tags).toEqual({
    has: sent('contains'),
    hasAny: sent('overlaps'),
    hasAll: sent('contains'),
  });
});

test('an argument that compares a whole list is no way to look for what is in it', () => {
  const type = 'type Stay { id: ID! name: String tags: [String!] }';
  const inputs = (description: string) =>
    `input C { name: String "${description}" tags: [String!] }`;
  const equality = 'Checks for equality with the object’s tags field.';
  expect(filtersOf(type, inputs(equality), 'condition: C')).not.toHaveProperty('tags');
  expect(filtersOf(type, inputs('Tags to look for.'), 'condition: C')).toHaveProperty('tags');
});
