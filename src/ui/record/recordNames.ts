import type { OperationType } from 'relay-runtime';
import type { Address } from '../../address/address.ts';
import type { RecordKey } from '../../address/resource.ts';
import { pageQuery, type PageQueries } from '../../relay/pageQueries.ts';
import { NAMES, type RecordNames } from '../fields/recordNames.ts';

type MaybeKey = RecordKey | null | undefined;

/** How the records are named that a record has the keys of, in place of a field with them: one query for all. */
interface NamesDefinition<
  Page extends OperationType,
  Names extends OperationType,
> extends RecordNames<Names> {
  /** The keys in the response of the record's own query, in the order of the names. */
  keys(data: Page['response'], address: Address): readonly MaybeKey[];
  /** @param keys all of them */
  variables(keys: readonly RecordKey[]): Names['variables'];
}

/** The same for records of any type. */
export interface AnyRecordNames extends RecordNames {
  keys(data: unknown, address: Address): readonly MaybeKey[];
  variables(keys: readonly RecordKey[]): OperationType['variables'];
}

/** Ties the types of the names to those of the record's query. */
export function recordNames<Page extends OperationType, Names extends OperationType>(
  names: NamesDefinition<Page, Names>,
): AnyRecordNames {
  return names as unknown as AnyRecordNames;
}

/** What a page asks for once it has its record; nothing where the record leads nowhere. */
export function queryNames(names: AnyRecordNames, data: unknown, address: Address): PageQueries {
  const keys = names.keys(data, address);
  const isKey = (key: MaybeKey): key is RecordKey =>
    key !== null && key !== undefined && key !== '';
  const some = keys.find(isKey);
  if (some === undefined) return {};
  // In place of a key that is missing stands another one, whose record is asked for anyway.
  const variables = names.variables(keys.map((key) => (isKey(key) ? key : some)));
  return { [NAMES]: pageQuery(names.query, variables, { need: 'deferred' }) };
}
