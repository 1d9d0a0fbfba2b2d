import { getNamedType, isScalarType, isSpecifiedScalarType, type SelectionNode } from 'graphql';
import { coordinateOf } from '../../model/shapes/coordinates.ts';
import { isComposite, isList, outputField } from '../../model/shapes/typeShapes.ts';
import type { CompositeType } from '../../model/shapes/typeShapes.ts';
import type { Field } from '../../model/types/fields.ts';
import type { Path } from '../../model/types/variables.ts';
import { field } from '../../scaffold/graphql/nodes.ts';
import type { ProbedList } from './listQuestion.ts';

/** A field of a record as screens select it, with all that they select below it. */
export interface SampledField {
  /** From the row: its name, below its envelope where it has one. */
  readonly path: Path;
  readonly coordinate: string;
  readonly selection: SelectionNode;
  /** Of all that is selected below it, or of the field itself. */
  readonly leaves: readonly SampledLeaf[];
}

export interface SampledLeaf {
  /** From the row. */
  readonly path: Path;
  readonly coordinate: string;
  /** The name of its type, if it is a scalar of the schema's own. */
  readonly scalar: string | null;
}

/** Value objects inside value objects, and fields of one record: a complex query is refused as a whole. */
const DEEPEST = 2;
const MOST_FIELDS = 60;

/** The fields of a list's rows that screens select. */
export function sampledFields({ resource, list, schema }: ProbedList): SampledField[] {
  const type = schema.getType(list.rowType);
  if (!type || !isComposite(type)) return [];
  return resource.fields.flatMap((own) => sampled(own, type) ?? []).slice(0, MOST_FIELDS);
}

function sampled(own: Field, type: CompositeType): SampledField | null {
  const path = own.envelope ? [own.envelope.name, own.name] : [own.name];
  const coordinate = coordinateOf(type, path);
  const inner = coordinate === null ? null : selectionOf(own, DEEPEST);
  if (coordinate === null || inner === null) return null;
  const selection = own.envelope ? field(own.envelope.name, { selections: [inner] }) : inner;
  return { path, coordinate, selection, leaves: leavesOf(own, path, type, DEEPEST) };
}

function selectionOf({ name, fields }: Field, depth: number): SelectionNode | null {
  if (fields === null) return field(name);
  if (depth === 0) return null;
  const selections = fields.flatMap((inner) => selectionOf(inner, depth - 1) ?? []);
  return selections.length > 0 ? field(name, { selections }) : null;
}

function leavesOf(own: Field, path: Path, type: CompositeType, depth: number): SampledLeaf[] {
  if (own.fields !== null)
    return depth === 0
      ? []
      : own.fields.flatMap((inner) => leavesOf(inner, [...path, inner.name], type, depth - 1));
  const coordinate = coordinateOf(type, path);
  return coordinate === null ? [] : [{ path, coordinate, scalar: scalarAt(type, path) }];
}

function scalarAt(type: CompositeType, path: Path): string | null {
  const [name, ...rest] = path;
  const found = name === undefined ? undefined : outputField(type, name);
  if (!found) return null;
  const inner = getNamedType(found.type);
  if (rest.length > 0) return isComposite(inner) ? scalarAt(inner, rest) : null;
  return isScalarType(inner) && !isSpecifiedScalarType(inner) ? inner.name : null;
}

/** Fields whose values could name a record: one text or number each. */
export function titleFields({ resource, list, schema }: ProbedList): string[] {
  const type = schema.getType(list.rowType);
  if (!type) return [];
  return resource.fields
    .filter(({ kind, format, envelope }) => {
      const isLong = format === 'longText' || format === 'html' || format === 'markdown';
      return ['string', 'id', 'integer'].includes(kind) && !isLong && !envelope;
    })
    .map(({ name }) => name)
    .filter((name) => {
      const found = outputField(type, name);
      return found !== undefined && !isList(found.type);
    })
    .slice(0, MOST_TITLES);
}

const MOST_TITLES = 15;
