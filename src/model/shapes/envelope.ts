import { isNonNullType } from 'graphql';
import { hasOwnKey } from '../conventions/identity.ts';
import type { Envelope } from '../types/fields.ts';
import { isPlainLeaf, outputFields, singleComposite } from './typeShapes.ts';
import type { CompositeType, OutputField } from './typeShapes.ts';

/** Names of the object with all fields of a record except its key. */
const NAMES = new Set(['attributes', 'fields', 'properties']);
const MOST_BESIDE = 2;

/** A record's field, and the object that the schema keeps it in. */
export interface EnvelopedField {
  field: OutputField;
  /** Null where the field is the record's own. */
  envelope: Envelope | null;
}

/**
 * `{ id attributes { … } }`: the field with all others of a record except its key, and its type; null if
 * the record has its fields itself.
 */
export function envelopeOf(
  type: CompositeType,
): { field: OutputField; type: CompositeType } | null {
  const fields = outputFields(type);
  const field = fields.find(({ name, args }) => NAMES.has(name) && args.length === 0);
  const inner = field && singleComposite(field);
  if (!field || !inner || hasOwnKey(inner) || !outputFields(inner).some(isPlainLeaf)) return null;
  return fields.length <= MOST_BESIDE + 1 ? { field, type: inner } : null;
}

/** The fields of a record: its own, with those in its envelope in place of the envelope. */
export function recordFields(type: CompositeType): EnvelopedField[] {
  const found = envelopeOf(type);
  const own = outputFields(type);
  if (found === null) return own.map((field) => ({ field, envelope: null }));
  const { name, type: given } = found.field;
  const envelope = { name, nullable: !isNonNullType(given) };
  const names = new Set(own.map((field) => field.name));
  return own.flatMap((field): EnvelopedField[] =>
    field === found.field
      ? outputFields(found.type)
          .filter((inner) => !names.has(inner.name))
          .map((inner) => ({ field: inner, envelope }))
      : [{ field, envelope: null }],
  );
}

/** A record's field of that name, wherever the schema keeps it; undefined where it has none. */
export function recordField(type: CompositeType, name: string): OutputField | undefined {
  return recordFields(type).find(({ field }) => field.name === name)?.field;
}

/** The property of a model's field inside an envelope. */
export function inEnvelope(envelope: Envelope | null): { envelope?: Envelope } {
  return envelope === null ? {} : { envelope };
}
