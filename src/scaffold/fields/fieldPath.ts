import type { Field } from '../../model/types/fields.ts';

/** A field on the way to a value; one that has fields of its own is an object. */
export type Step = Pick<Field, 'name' | 'nullable' | 'fields' | 'envelope'> &
  Partial<Pick<Field, 'list'>>;

/** A path of fields from a record to a value: objects, and the value itself at the end. */
export type FieldPath = readonly Step[];

/** The fields of a dotted path, or null when one of them is missing. */
export function findPath(fields: readonly Field[], names: readonly string[]): Field[] | null {
  const found: Field[] = [];
  let level: readonly Field[] | null = fields;
  for (const name of names) {
    const field: Field | undefined = level?.find((candidate) => candidate.name === name);
    if (!field) return null;
    found.push(field);
    level = field.fields;
  }
  return found;
}
