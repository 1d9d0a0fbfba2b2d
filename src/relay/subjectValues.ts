import { ROOT_ID, type Environment, type OperationDescriptor } from 'relay-runtime';
import type { LoadedPage } from './loadedPage.ts';
import { isRow, keyIn, type RowKey } from './subject.ts';
import { subjectPath } from './subjectPath.ts';

/** A record's values as JSON, by field name. */
export type FieldValues = ReadonlyMap<string, string>;

type StoredRecord = Readonly<Record<string, unknown>>;

/** What the store has of a link, to one record or to several. */
interface Link {
  readonly __ref?: string;
  readonly __refs?: ReadonlyArray<string | null>;
}

/** The field values in the store of the record that a page is about; null where there is none. */
export function subjectOf(environment: Environment, page: LoadedPage): FieldValues | null {
  const { subjectOperation: found } = page;
  return found && subjectValues(environment, found.operation, found.subject, found.row);
}

/**
 * The same as the backend has them now.
 *
 * @throws {WireError} when the record could not be read
 */
export async function refetchedSubject(
  environment: Environment,
  page: LoadedPage,
): Promise<FieldValues | null> {
  await page.refetchSubject();
  return subjectOf(environment, page);
}

/**
 * Reads from the store all scalar values and links of the record that a query is about, across
 * fragments.
 *
 * @param path of the record in the response
 * @param row which of the rows there it is; the first if null
 * @returns null where there is no record
 */
export function subjectValues(
  environment: Environment,
  operation: OperationDescriptor,
  path: readonly string[],
  row: RowKey | null = null,
): FieldValues | null {
  const source = environment.getStore().getSource();
  const steps = subjectPath(operation, path);
  if (!steps) throw new Error(`The query has no record at ${path.join('.')}.`);
  const linked = (record: StoredRecord, storageKey: string) => {
    const { __ref: one, __refs: several = [one] } = Object(record[storageKey]) as Link;
    return several.flatMap((id) => {
      const found = id ? (source.get(id) as StoredRecord | null | undefined) : null;
      return found ? [found] : [];
    });
  };
  const valueIn = (
    record: StoredRecord | undefined,
    [name, ...below]: readonly string[],
  ): unknown =>
    record && (below.length === 0 ? record[name] : valueIn(linked(record, name)[0], below));
  const records = steps.reduce<readonly StoredRecord[]>(
    (all, { storageKey }) => all.flatMap((one) => linked(one, storageKey)),
    [source.get(ROOT_ID) ?? {}],
  );
  const record = row
    ? records.find((one) =>
        isRow(
          row,
          keyIn(row.fields, (way) => valueIn(one, way)),
        ),
      )
    : records[0];
  if (!record) return null;
  const own = Object.entries(record).filter(([name]) => !name.startsWith('__'));
  return new Map(own.map(([name, value]) => [name.replace(/\(.*/s, ''), JSON.stringify(value)]));
}

/** The names of the fields whose values differ. */
export function changedFields(before: FieldValues, now: FieldValues): string[] {
  return [...now].flatMap(([name, value]) => (before.get(name) === value ? [] : [name]));
}
