import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql';
import type { GraphQLInputType, GraphQLNamedType, GraphQLOutputType } from 'graphql';
import type { Path } from '../types/variables.ts';
import {
  DURATION_UNITS,
  type FieldKind,
  type RangeShape,
  type ValueShape,
} from '../types/fields.ts';
import { sameName } from '../wording/words.ts';
import { leafKind, NUMBER_KINDS } from './scalarKinds.ts';
import { isList } from './typeShapes.ts';

/** A field of an object, or of an input object. */
interface Part {
  readonly name: string;
  readonly type: GraphQLOutputType | GraphQLInputType;
}

/** What the two ends of a range are called, each pair in one schema. */
const ENDS: ReadonlyArray<readonly [start: string, end: string]> = [
  ['start', 'end'],
  ['from', 'to'],
  ['lower', 'upper'],
  ['begin', 'end'],
  ['min', 'max'],
  ['lowerbound', 'upperbound'],
  ['startvalue', 'endvalue'],
];
const INCLUDED = /^(is_?)?(inclusive|included|closed)$/i;
const ORDERED: readonly FieldKind[] = [...NUMBER_KINDS, 'date', 'datetime', 'time'];

/** The coordinates of places, in the order in which they are written. */
const COORDINATES: ReadonlyArray<readonly [string, string]> = [
  ['x', 'y'],
  ['latitude', 'longitude'],
  ['lat', 'lng'],
  ['lat', 'lon'],
  ['lat', 'long'],
];

/** How an object, or an input object, is one value to a person: a range, a duration, a point; else null. */
export function readValueShape(type: GraphQLNamedType): ValueShape | null {
  const parts = partsOf(type);
  return readRange(parts) ?? readDuration(parts) ?? readPoint(parts);
}

function partsOf(type: GraphQLNamedType): Part[] {
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? Object.values(type.getFields()) : [];
}

/** `{ start { value inclusive } end { … } }`, `{ from to }`, `{ lower upper lowerInclusive upperInclusive }`. */
function readRange(parts: readonly Part[]): RangeShape | null {
  const ends = ENDS.map(([start, end]) => [named(parts, start), named(parts, end)] as const);
  const [start, end] = ends.find(([first, last]) => first && last) ?? [];
  if (!start || !end) return null;
  const others = parts.filter((part) => part !== start && part !== end);
  return parts.length === 2
    ? (readBounds(start, end) ?? readPlainRange(start, end, []))
    : readPlainRange(start, end, others);
}

/** Bounds that are objects, each with its value and whether that is included. */
function readBounds(start: Part, end: Part): RangeShape | null {
  const [first, last] = [boundOf(start), boundOf(end)];
  if (!first || !last || first.kind !== last.kind) return null;
  return {
    is: 'range',
    of: first.kind,
    start: [start.name, first.value],
    end: [end.name, last.value],
    startIncluded: [start.name, first.included],
    endIncluded: [end.name, last.included],
  };
}

function boundOf({ type }: Part) {
  const parts = isList(type) ? [] : partsOf(getNamedType(type));
  const included = parts.find((part) => INCLUDED.test(part.name) && kindOf(part) === 'boolean');
  const value = parts.find((part) => part !== included);
  const kind = value && kindOf(value);
  if (!value || !included || !kind || parts.length !== 2) return null;
  return ORDERED.includes(kind) ? { kind, value: value.name, included: included.name } : null;
}

function readPlainRange(start: Part, end: Part, others: readonly Part[]): RangeShape | null {
  const kind = kindOf(start);
  if (!kind || !ORDERED.includes(kind) || getNamedType(start.type) !== getNamedType(end.type))
    return null;
  if (kindOf(end) !== kind) return null;
  const [startIncluded, endIncluded] = [included(start, others), included(end, others)];
  const known = [startIncluded, endIncluded].filter((path) => path !== null);
  if (known.length !== others.length) return null;
  const plain = { is: 'range', of: kind, start: [start.name], end: [end.name] } as const;
  return { ...plain, startIncluded, endIncluded };
}

/** `lowerInclusive` beside `lower`. */
function included(bound: Part, others: readonly Part[]): Path | null {
  const field = others.find(
    (part) =>
      part.name.startsWith(bound.name) &&
      INCLUDED.test(part.name.slice(bound.name.length).replace(/^_/, '')) &&
      kindOf(part) === 'boolean',
  );
  return field ? [field.name] : null;
}

/** `{ hours minutes seconds }`, of which one alone would be a count of something. */
function readDuration(parts: readonly Part[]): ValueShape | null {
  const units = DURATION_UNITS.filter((unit) => parts.some(({ name }) => name === unit));
  const isWhole = parts.every(isNumber) && units.length === parts.length;
  return units.length > 1 && isWhole ? { is: 'duration', units } : null;
}

/** `{ x y }`, `{ latitude longitude }`. */
function readPoint(parts: readonly Part[]): ValueShape | null {
  if (parts.length !== 2 || !parts.every(isNumber)) return null;
  for (const [first, second] of COORDINATES) {
    const [one, other] = [named(parts, first), named(parts, second)];
    if (one && other) return { is: 'point', parts: [one.name, other.name] };
  }
  return null;
}

function isNumber(part: Part): boolean {
  return NUMBER_KINDS.includes(kindOf(part) ?? 'unknown');
}

/** The kind of a single leaf; null for lists and objects. */
function kindOf({ type }: Part): FieldKind | null {
  const leaf = getNamedType(type);
  return isLeafType(leaf) && !isList(type) ? leafKind(leaf) : null;
}

function named(parts: readonly Part[], name: string): Part | undefined {
  return parts.find((part) => sameName(part.name) === name);
}
