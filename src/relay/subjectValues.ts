import { ROOT_ID, type Environment, type OperationDescriptor } from 'relay-runtime';
import { subjectPath } from './subjectPath.ts';

/** A record's values as JSON, by field name. */
export type FieldValues = ReadonlyMap<string, string>;

/** What the store has of a link, to one record or to several. */
interface Link {
  readonly __ref?: string;
  readonly __refs?: ReadonlyArray<string | null>;
}

/**
 * Reads from the store all scalar values and links of the record that a query is about, across
 * fragments.
 *
 * @param path of the record in the response
 * @returns null where there is no record
 */
export function subjectValues(
  environment: Environment,
  operation: OperationDescriptor,
  path: readonly string[],
): FieldValues | null {
  const source = environment.getStore().getSource();
  const steps = subjectPath(operation, path);
  if (!steps) throw new Error(`The query has no record at ${path.join('.')}.`);
  let record = source.get(ROOT_ID);
  for (const { storageKey, isPlural } of steps) {
    const link = record?.[storageKey] as Link | null | undefined;
    const id = isPlural ? link?.__refs?.[0] : link?.__ref;
    record = id ? source.get(id) : null;
  }
  if (!record) return null;
  const own = Object.entries(record).filter(([name]) => !name.startsWith('__'));
  return new Map(own.map(([name, value]) => [name.replace(/\(.*/s, ''), JSON.stringify(value)]));
}

/** The names of the fields whose values differ. */
export function changedFields(before: FieldValues, now: FieldValues): string[] {
  return [...now].flatMap(([name, value]) => (before.get(name) === value ? [] : [name]));
}
