import {
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
  type GraphQLScalarType,
  type GraphQLSchema,
} from 'graphql';
import type { ObservedFormat, ObservedJson, Observations } from '../observations.ts';
import type { FieldKind } from '../types/fields.ts';

/** The keys of a scalar's extensions under which its observations are: graphql-js keeps them beside the type. */
const FORMAT = 'frontageObservedFormat';
const JSON_TYPE = 'frontageObservedJson';

/**
 * Notes with the schema's own scalars what their values were seen to be, so that whatever judges a scalar by its name
 * follows, on screens and in forms.
 */
export function noteObservedScalars(schema: GraphQLSchema, { scalars = {} }: Observations): void {
  for (const [name, { format, json }] of Object.entries(scalars)) {
    const type = schema.getType(name);
    if (isScalarType(type) && !isSpecifiedScalarType(type))
      type.extensions = { ...type.extensions, [FORMAT]: format, [JSON_TYPE]: json };
  }
}

/**
 * Notes that a scalar is of moments. What was seen of its values says more, and stays.
 *
 * @param type one that is of times of day by its name
 */
export function noteMoments(type: GraphQLScalarType): void {
  if (!(FORMAT in type.extensions)) type.extensions = { ...type.extensions, [FORMAT]: 'datetime' };
}

/** What the numbers of a scalar were seen to be in JSON; null where that was not seen, or was both. */
export function observedJson(type: GraphQLNamedType): ObservedJson | null {
  if (!isScalarType(type)) return null;
  return (type.extensions[JSON_TYPE] as ObservedJson | undefined) ?? null;
}

/** The kind of a scalar's values, where they do not parse as the kind that its name says. */
export function observedKind(type: GraphQLNamedType, kind: FieldKind): FieldKind {
  if (!isScalarType(type)) return kind;
  const format = type.extensions[FORMAT] as ObservedFormat | null | undefined;
  if (format === undefined) return kind;
  if (format === null) return PARSED.has(kind) ? 'unknown' : kind;
  const { accepts, kind: seen } = FORMATS[format];
  return accepts.includes(kind) ? kind : (seen ?? kind);
}

/** Kinds whose values have to have a form. */
const PARSED: ReadonlySet<FieldKind> = new Set([
  'boolean',
  'integer',
  'float',
  'decimal',
  'date',
  'datetime',
  'time',
]);

interface FormatReading {
  /** The kinds that show and enter such values as they are. */
  readonly accepts: readonly FieldKind[];
  /** What they are where the name says something else; null where it may know better. */
  readonly kind: FieldKind | null;
}

const FORMATS: Readonly<Record<ObservedFormat, FormatReading>> = {
  boolean: { accepts: ['boolean', 'json'], kind: 'boolean' },
  // A text of digits may be a key, and a number a moment.
  integer: {
    accepts: ['integer', 'float', 'decimal', 'id', 'string', 'json', 'unknown'],
    kind: 'unknown',
  },
  number: { accepts: ['float', 'decimal', 'id', 'string', 'json', 'unknown'], kind: 'unknown' },
  date: { accepts: ['date', 'string', 'id', 'json'], kind: 'date' },
  datetime: { accepts: ['datetime', 'string', 'id', 'json'], kind: 'datetime' },
  time: { accepts: ['time', 'string', 'id', 'json'], kind: 'time' },
  interval: { accepts: ['string', 'id', 'json'], kind: 'string' },
  json: { accepts: ['json'], kind: 'json' },
  text: { accepts: ['string', 'id', 'json'], kind: 'string' },
};
