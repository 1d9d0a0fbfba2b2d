import { buildSchema, type GraphQLNamedType } from 'graphql';
import { leafKind } from '../../src/model/shapes/scalarKinds.ts';

function kindOf(sdl: string) {
  const [, name] = /.*scalar (\w+)/.exec(sdl) ?? [];
  const type = buildSchema(`${sdl} type Query { a: Int }`).getType(name ?? '');
  return leafKind(type as GraphQLNamedType);
}

test.each([
  ['"The exact time of day, does not include the date. May have an offset." scalar Time', 'time'],
  ['"The exact time, does **not** include the date." scalar Time', 'time'],
  ['"A time string such as 10:15:30Z, as in section 5.6 of RFC 3339." scalar Time', 'time'],
  [
    '"A time string at UTC, compliant with the `full-time` format of RFC 3339 for date and time." scalar Time',
    'time',
  ],
  ['"A Time value as specified by iso8601." scalar Time', 'time'],
  ['"Time represented in ISO 8601." scalar Time', 'datetime'],
  ['"For example 2021-03-09T14:58:50+00:00." scalar Time', 'datetime'],
  ['scalar Time', 'time'],
  ['scalar Opening @specifiedBy(url: "https://scalars.graphql.org/a/local-time.html")', 'unknown'],
  ['scalar Opening @specifiedBy(url: "https://scalars.graphql.org/a/local-time")', 'time'],
  [
    '"a date" scalar Time @specifiedBy(url: "https://scalars.graphql.org/andimarek/date-time/")',
    'datetime',
  ],
  ['"The `Byte` scalar type represents byte value as a Buffer" scalar Byte', 'string'],
  ['"An unsigned 8-bit number" scalar Byte', 'integer'],
  ['scalar HexaDecimal', 'string'],
  ['scalar BitString', 'string'],
  ['scalar daterange', 'string'],
  ['scalar int4range', 'string'],
  ['scalar CidrAddress', 'string'],
  ['scalar InternetAddress', 'string'],
])('%s holds values of the kind %s', (sdl, kind) => {
  expect(kindOf(sdl)).toBe(kind);
});
