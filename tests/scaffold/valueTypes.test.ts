import { compile } from './compiled.ts';
import { scaffoldOf, textOf } from './scaffolded.ts';

/** Values that are one to a person, with forms and filters. */
const SDL = `
  scalar Date scalar Datetime scalar KeyValueHash scalar JSON scalar InternetAddress scalar daterange scalar tstzrange
  type Query { stay(id: ID!): Stay stays(first: Int, after: String, filter: StayFilter): StayConnection! }
  type StayConnection { nodes: [Stay!]! pageInfo: PageInfo! } type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Stay {
    id: ID! name: String! nights: Nights hours: Hours span: Interval address: InternetAddress
    attributes: KeyValueHash settings: JSON tags: [String!]! season: daterange open: tstzrange
  }
  type Nights { start: Bound end: Bound } type Bound { value: Date! inclusive: Boolean! }
  type Hours { from: Datetime to: Datetime }
  type Interval { hours: Int minutes: Int seconds: Float }
  input StayFilter {
    nights: NightsFilter hours: HoursFilter span: IntervalFilter address: InternetAddressFilter
    attributes: KeyValueHashFilter settings: JSONFilter tags: StringListFilter
  }
  input NightsFilter {
    isNull: Boolean containsElement: Date contains: NightsInput overlaps: NightsInput strictlyLeftOf: NightsInput
  }
  input NightsInput { start: BoundInput end: BoundInput } input BoundInput { value: Date! inclusive: Boolean! }
  input HoursFilter { overlaps: HoursInput containedBy: HoursInput } input HoursInput { from: Datetime to: Datetime }
  input IntervalFilter { isNull: Boolean lessThan: IntervalInput greaterThan: IntervalInput }
  input IntervalInput { hours: Int minutes: Int seconds: Float }
  input InternetAddressFilter { equalTo: InternetAddress in: [InternetAddress!] containedBy: InternetAddress }
  input KeyValueHashFilter { contains: KeyValueHash containsKey: String }
  input JSONFilter { contains: JSON containsKey: String isNull: Boolean }
  input StringListFilter { contains: [String] overlaps: [String] }
  type Mutation { createStay(input: StayInput!): Stay updateStay(id: ID!, input: StayInput!): Stay }
  input StayInput { name: String nights: NightsInput attributes: KeyValueHash season: daterange open: tstzrange }
`;

test('ranges, lengths of time, networks and pairs are filtered and entered by inputs that compile', async () => {
  const files = await scaffoldOf(SDL);
  expect(compile(files, SDL)).toEqual([]);
  const filters = textOf(files, 'src/resources/stays/StayFilters.ts').replaceAll(/\s+/g, ' ');
  for (const made of [
    'nights: dayRangeFilter({',
    'includes: (nights) => ({ filter: { nights: { containsElement: nights } } })',
    'hours: momentRangeFilter({',
    'overlaps: (from, to) => ({ filter: { hours: { overlaps: { from, to } } } })',
    'span: durationFilter(',
    "{ units: ['hours', 'minutes', 'seconds'] }",
    'address: networkFilter({',
    'attributes: pairsFilter({',
    'settings: structureFilter({',
    'hasAll: (values) => ({ filter: { tags: { contains: values } } })',
  ])
    expect(filters).toContain(made);
  const fields = textOf(files, 'src/resources/stays/stayFields.ts').replaceAll(/\s+/g, ' ');
  expect(fields).toContain('attributes: pairs()');
  expect(fields).toContain('season: rangeText({ bound: day() })');
  expect(fields).toContain('open: rangeText({ bound: moment() })');
});
