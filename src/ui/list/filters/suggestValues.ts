import { fetchQuery } from 'react-relay';
import { Observable, type Environment, type OperationType } from 'relay-runtime';
import { addressOf, type Address } from '../../../address/address.ts';
import { partsOf } from '../../../lists/filters/comparisons.ts';
import { listSearchParams, type ListAddress } from '../../../lists/listAddress.ts';
import { totalVariables } from '../../../lists/listVariables.ts';
import { pageIn } from '../../../lists/pageInResponse.ts';
import type { FilterSetting } from '../../../lists/listSettings.ts';
import type { CountedValue } from '../../../lists/valueCounts.ts';
import { reading, valueOf } from '../../../relay/caught.ts';
import { operationOf } from '../../../relay/pageQueries.ts';
import type { Visitor } from '../../../visitor/visitor.ts';
import { rowsQuery, type AnyList } from '../listDefinition.ts';
import { readRows } from '../readPage.ts';
import { groupedBy } from '../sums/readSums.ts';

/** A value that records have, and how many they are; null where nobody counts them. */
export interface SuggestedValue {
  readonly value: string;
  readonly count: number | null;
}

/** The filter that values are suggested for, in the list as it is shown. */
export interface SuggestedFor {
  readonly list: AnyList;
  readonly name: string;
  readonly filter: FilterSetting<unknown>;
  /** Its group; empty outside of groups. */
  readonly group: string;
  /** What the list shows. */
  readonly state: ListAddress;
  /** The page's address. */
  readonly address: Address;
  readonly visitor: Visitor;
}

/**
 * The values that records have in what a filter is about, the most frequent first: of all records that the other filters
 * leave, where the backend groups them; else of the rows on the page, without a request. What cannot be read suggests
 * nothing.
 */
export function suggestValues(
  environment: Environment,
  asked: SuggestedFor,
): Observable<readonly SuggestedValue[]> {
  const { list, name, filter } = asked;
  if (filter.relatedValues) return ofRelated(environment, filter.relatedValues);
  const onPage = () => mostFrequent(valuesOnPage(environment, asked));
  if (!list.valueCounts) return Observable.from(onPage());
  return Observable.from(list.valueCounts())
    .mergeMap(({ valueCounts: { query, texts } }): Observable<readonly SuggestedValue[]> => {
      if (!Object.hasOwn(texts, name)) return Observable.from(onPage());
      const { variable, read } = texts[name];
      const variables = { ...othersVariables(asked), [variable]: true };
      return fetchQuery<OperationType>(environment, query, variables).map((data) => {
        const counted = reading(read(data));
        return counted.ok && counted.value ? mostFrequent(counted.value) : onPage();
      });
    })
    .catch(() => Observable.from(onPage()));
}

/** The values that all related records have. How many of those there are is not how many rows a filter finds. */
function ofRelated(
  environment: Environment,
  { load, text }: NonNullable<FilterSetting<unknown>['relatedValues']>,
): Observable<readonly SuggestedValue[]> {
  return Observable.from(load())
    .mergeMap(({ valueCounts: { query, texts } }): Observable<readonly SuggestedValue[]> => {
      if (!Object.hasOwn(texts, text)) return Observable.from([]);
      const { variable, read } = texts[text];
      return fetchQuery<OperationType>(environment, query, { [variable]: true }).map((data) =>
        mostFrequent(valueOf(read(data)) ?? []).map(({ value }) => ({ value, count: null })),
      );
    })
    .catch(() => Observable.from([]));
}

/** The variables for the records that the other filters leave. In a group of alternatives the others limit nothing. */
function othersVariables({ list, name, group, state, visitor }: SuggestedFor): object {
  const others = Object.entries(state.filters).filter(([parameter]) => {
    const [filter, , own] = partsOf(parameter);
    return own !== group || (group === '' && filter !== name);
  });
  const left = { ...state, position: {}, filters: Object.fromEntries(others) };
  const address = addressOf(new URLSearchParams(listSearchParams(left).toString()));
  return totalVariables(list, address, visitor) as object;
}

/** The values of the rows that the page shows, as far as it has asked for them. */
function valuesOnPage(
  environment: Environment,
  { list, name, address, visitor }: SuggestedFor,
): CountedValue[] {
  const column = list.table.columns.find(({ id }) => id === name);
  if (!column) return [];
  const operation = operationOf(rowsQuery(list, address, visitor));
  if (environment.check(operation).status !== 'available') return [];
  const { rows } = pageIn(list, environment.lookup(operation.fragment).data);
  return readRows(environment, list.table.fragment, rows).map((row) => [
    valueOf(column.value(row)),
  ]);
}

/** Texts alone can be entered, each on one line. */
function mostFrequent(counted: readonly CountedValue[]): SuggestedValue[] {
  const counts = new Map<string, number | null>();
  const rows = new Map<string, number>();
  for (const [key, count] of counted) {
    const value = groupedBy(key);
    if (value === null || value.trim() !== value || value.includes('\n')) continue;
    rows.set(value, (rows.get(value) ?? 0) + 1);
    counts.set(value, numberOf(count));
  }
  const weight = (value: string) => counts.get(value) ?? rows.get(value) ?? 0;
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => weight(other.value) - weight(one.value));
}

function numberOf(count: unknown): number | null {
  const value = valueOf(count);
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
  return Number.isNaN(number) ? null : number;
}
