import {
  getStorageKey,
  ROOT_ID,
  type Environment,
  type OperationDescriptor,
  type ReaderSelection,
} from 'relay-runtime';

/** A record's values as JSON, by field name. */
export type FieldValues = ReadonlyMap<string, string>;

/**
 * Reads from the store all scalar values and links of the record that a query is about, across
 * fragments.
 *
 * @param path of the record in the response
 * @returns null where there is no record
 */
export function subjectValues(
  environment: Environment,
  { request, root }: OperationDescriptor,
  path: readonly string[],
): FieldValues | null {
  const source = environment.getStore().getSource();
  let record = source.get(ROOT_ID);
  let { selections } = root.node as { selections: readonly unknown[] };
  for (const name of path) {
    const field = (selections as readonly ReaderSelection[]).find(
      (selection) => selection.kind === 'LinkedField' && selection.name === name,
    );
    if (!record || field?.kind !== 'LinkedField') return null;
    const link = record[getStorageKey(field, request.variables)] as { __ref?: string } | null;
    record = link?.__ref ? source.get(link.__ref) : null;
    ({ selections } = field);
  }
  if (!record) return null;
  const own = Object.entries(record).filter(([name]) => !name.startsWith('__'));
  return new Map(own.map(([name, value]) => [name.replace(/\(.*/s, ''), JSON.stringify(value)]));
}

/** The names of the fields whose values differ. */
export function changedFields(before: FieldValues, now: FieldValues): string[] {
  return [...now].flatMap(([name, value]) => (before.get(name) === value ? [] : [name]));
}
