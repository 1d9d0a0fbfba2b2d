import { getNamedType, isEnumType, isScalarType } from 'graphql';
import type { GraphQLNamedType, GraphQLScalarType } from 'graphql';
import { observedKind } from '../observed/scalars.ts';
import type { FieldKind } from '../types/fields.ts';
import { splitWords } from '../wording/words.ts';

/** Kinds by a pattern of what says them; the first that matches holds. */
type Kinds = readonly (readonly [FieldKind, RegExp])[];

/** What the specifications of scalars say at the end of their addresses, as `@specifiedBy` names them. */
const SPECIFIED: Kinds = [
  ['datetime', /(^|\W)(local-?)?date-?time$/],
  ['date', /(^|\W)(local-?|full-?)?date$/],
  ['time', /(^|\W)(local-?|full-?|partial-?)?time$/],
  ['string', /(^|\W)(uuid|duration|uri|url|rfc4122)(\.html)?$/],
  ['integer', /(^|\W)(long|big-?int)$/],
];

const KINDS: Kinds = [
  // Texts with a number, a day or a type in their names.
  [
    'string',
    /^(dewey_decimal|hexa_?decimal.*|bit_?string|bit_?varying|var_?bit|(int[48]|num|date|ts|tstz)_?range)$/,
  ],
  ['boolean', /^(bool|boolean|bit)$/],
  [
    'datetime',
    /^(iso_?(8601_?)?(date_?)?string|.*date_?time.*|.*timestamp.*|instant|zoned.*|.*datetz|utcdate)$/,
  ],
  ['date', /^(.*date|.*calendar_?day|day|local_?date.*)$/],
  ['time', /^(.*time|time_?tz|.*time_?of_?day)$/],
  [
    'json',
    /^(.*json.*|.*jsonb.*|map|object|any|dynamic|hash|hstore|.*dictionary|key_?value.*|attributes|rich_?text|arbitrary.*)$/,
  ],
  [
    'decimal',
    /^(.*decimal.*|numeric|big_?float|.*money|.*price|.*currency_?amount|big_?number|precise.*)$/,
  ],
  [
    'integer',
    /^(.*int|.*int_?\d+|int\d*|.*integer|.*long|.*short|byte|year|.*port|.*count|(.*_)?(cents|pence))$/,
  ],
  ['float', /^(.*float.*|double.*|real|number|.*percent.*|latitude|longitude)$/],
  ['id', /^(id|.*_id|.*object_?id)$/],
  [
    'string',
    /^(.*string|.*text|.*char|.*varchar|.*uuid|guid|.*uri?l?|.*email.*|.*phone.*|.*html|.*markdown|.*colou?r.*|.*slug|.*bytea|base_?64.*|citext|.*locale|.*currency.*|.*country.*|.*ip.*|inet|cidr.*|.*internet_?address|.*xml|ts_?vector|full_?text.*|.*binary|blob|time_?span|mac.*|.*jwt|.*hash|.*oid|.*token|.*path|.*url|.*duration|interval|.*name|.*code|.*sha|cursor|.*language.*|.*identifier|.*timezone|.*time_?zone)$/,
  ],
];

/** The kinds of numbers. */
export const NUMBER_KINDS: readonly FieldKind[] = ['integer', 'float', 'decimal'];

/** Whether values of a scalar are pairs of a key and a text, as `hstore` has them. */
export function isPairs(scalar: string): boolean {
  return /^(h_?store|key_value_(hash|map|pairs?)|string_map)$/.test(splitWords(scalar).join('_'));
}

/** `Day` that is no day but a number of them. */
const COUNTS_TIME = /\bnumber of (seconds|minutes|hours|days|weeks|months)\b/i;

/** The written form of a moment, as descriptions give it: `YYYY-MM-DDTHH:mm:ss.sssZ`. */
const MOMENT_FORM = /YYYY-MM-DD'?[T ]'?HH/i;

/** Bytes as a text: `The Byte scalar type represents byte value as a Buffer`. */
const ENCODED = /\b(buffer|base ?-?64|hex(adecimal)?)\b/i;

/** The kind of a leaf type, by its values where they were observed, else by what the schema says. */
export function leafKind(type: GraphQLNamedType): FieldKind {
  const named = getNamedType(type);
  return observedKind(named, namedKind(named));
}

/** By its specification where it names one, else by its name and description. */
function namedKind(named: GraphQLNamedType): FieldKind {
  if (isEnumType(named)) return 'enum';
  if (!isScalarType(named)) return 'unknown';
  const specified = named.specifiedByURL?.toLowerCase().replace(/[/#]+$/, '') ?? '';
  return kindIn(SPECIFIED, specified) ?? describedKind(named);
}

function kindIn(kinds: Kinds, text: string): FieldKind | undefined {
  return kinds.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Of what may be several things by its name, such as `Time`, the description decides. */
function describedKind(scalar: GraphQLScalarType): FieldKind {
  const name = bareName(scalar);
  const kind = kindIn(KINDS, name) ?? 'unknown';
  const description = scalar.description ?? '';
  const isAmong = (...kinds: FieldKind[]) => kinds.includes(kind);
  if (name === 'byte' && ENCODED.test(description)) return 'string';
  if (isAmong('date', 'unknown') && COUNTS_TIME.test(description)) return 'integer';
  if (isAmong('string', 'unknown') && MOMENT_FORM.test(description)) return 'datetime';
  return kind === 'time' && isMoment(description) ? 'datetime' : kind;
}

/** `date_time` of `DateTimeScalar`. */
function bareName({ name }: GraphQLScalarType): string {
  return (
    splitWords(name)
      .join('_')
      .replace(/_(type|scalar|value)$/, '')
      // `String_1`, where a name was taken already.
      .replace(/^(string|int|float|boolean|id)_?\d$/, '$1')
  );
}

/** `2021-03-09T14:58`, `10:15:30` */
const EXAMPLE = /(\d{4}-\d{2}-\d{2}[T ])?\d{2}:\d{2}/;
/** Of a day, whatever else is said of it: RFC 3339 has the format `full-time`, and dates beside it. */
const OF_DAY =
  /\btime[- ]of[- ]day\b|\b(full|partial|local|clock)[- ]time\b|\btime value\b|\bH{1,2}:m{1,2}\b/i;
const NO_DATE = /\b(not|never|no|without|excluding|ignor\w*|omit\w*)\b[^.]*\bdates?\b/i;

/** Whether a description is of moments, and not of a time of day that leaves the date aside. */
function isMoment(description: string): boolean {
  // Emphasis: "does **not** include the date".
  const plain = description.replaceAll(/[*_`]/g, '');
  if (MOMENT_FORM.test(plain)) return true;
  const example = EXAMPLE.exec(plain);
  if (example) return example[1] !== undefined;
  return !OF_DAY.test(plain) && !NO_DATE.test(plain) && /date|8601|3339/i.test(plain);
}

/** True for the scalar that the schema uses for moments, beside which `Date` is a date without time. */
export function isMomentScalar(type: GraphQLNamedType): boolean {
  return isScalarType(type) && leafKind(type) === 'datetime';
}
