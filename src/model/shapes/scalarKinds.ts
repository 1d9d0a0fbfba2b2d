import { getNamedType, isEnumType, isScalarType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import type { FieldKind } from '../types/fields.ts';
import { splitWords } from '../wording/words.ts';

const KINDS: readonly (readonly [FieldKind, RegExp])[] = [
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
  ['integer', /^(.*int|.*int_?\d+|int\d*|.*integer|.*long|.*short|byte|year|.*port|.*count)$/],
  ['float', /^(.*float.*|double.*|real|number|.*percent.*|latitude|longitude)$/],
  ['id', /^(id|.*_id|.*object_?id)$/],
  [
    'string',
    /^(.*string|.*text|.*char|.*varchar|.*uuid|guid|.*uri?l?|.*email.*|.*phone.*|.*html|.*markdown|.*colou?r.*|.*slug|.*bytea|base_?64.*|citext|.*locale|.*currency.*|.*country.*|.*ip.*|inet|cidr|mac.*|.*jwt|.*hash|.*oid|.*token|.*path|.*url|.*duration|interval|.*name|.*code|.*sha|cursor|.*language.*|.*identifier|.*timezone|.*time_?zone)$/,
  ],
];

/** The kinds of numbers. */
export const NUMBER_KINDS: readonly FieldKind[] = ['integer', 'float', 'decimal'];

/** `Day` that is no day but a number of them. */
const COUNTS_TIME = /\bnumber of (seconds|minutes|hours|days|weeks|months)\b/i;

/** The written form of a moment, as descriptions give it: `YYYY-MM-DDTHH:mm:ss.sssZ`. */
const MOMENT_FORM = /YYYY-MM-DD'?[T ]'?HH/i;

/** The kind of a leaf type, by its name. `Time` is a date with time if the schema's descriptions say so. */
export function leafKind(type: GraphQLNamedType): FieldKind {
  const named = getNamedType(type);
  if (isEnumType(named)) return 'enum';
  if (!isScalarType(named)) return 'unknown';
  const name = splitWords(named.name)
    .join('_')
    .replace(/_(type|scalar|value)$/, '')
    // `String_1`, where a name was taken already.
    .replace(/^(string|int|float|boolean|id)_?\d$/, '$1');
  const kind = KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'unknown';
  if ((kind === 'date' || kind === 'unknown') && COUNTS_TIME.test(named.description ?? ''))
    return 'integer';
  if ((kind === 'string' || kind === 'unknown') && MOMENT_FORM.test(named.description ?? ''))
    return 'datetime';
  return kind === 'time' && isMoment(named.description ?? '') ? 'datetime' : kind;
}

/** Whether a description is of moments, and not of a time of day that leaves the date aside. */
function isMoment(description: string): boolean {
  return (
    /date|8601|3339/i.test(description) && !/\b(not include|without)\b.*\bdate\b/i.test(description)
  );
}

/** True for the scalar that the schema uses for moments, beside which `Date` is a date without time. */
export function isMomentScalar(type: GraphQLNamedType): boolean {
  return isScalarType(type) && leafKind(type) === 'datetime';
}
