import type { Address } from '../address/address.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { groupConditions } from './filters/groups.ts';
import { partsOf } from './filters/comparisons.ts';
import { comparisonOf } from './filters/filtersInAddress.ts';
import { readListAddress, type ListAddress } from './listAddress.ts';
import type { Fragment } from './fragment.ts';
import type { ListSettings } from './listSettings.ts';
import { sortVariables } from './sorting.ts';
import {
  collide,
  wrapInList,
  mergeVariables,
  hasPath,
  isWithin,
  withoutChosen,
} from './mergeVariables.ts';
import { searchedWords } from './searchedWords.ts';

/**
 * The query's variables for an address. Pure, so that server and browser ask the same. What the
 * query requires is there once the address is complete.
 */
export function listVariables<Variables>(
  settings: ListSettings<Variables>,
  address: Address,
  visitor: Visitor,
): Variables {
  const state = readListAddress(settings, address);
  return merged(settings, ...placed(settings, state), matching(settings, state, visitor));
}

/** Which of the rows that match are asked for. */
export type Place = Pick<ListAddress, 'position' | 'size'>;

/** Of rows that are counted, no more are asked for than has to be. */
export const FIRST_ROW: Place = { position: {}, size: 1 };

/**
 * The variables of a list that is paged, sorted and searched, and has nothing else to choose.
 *
 * @param place where it is not that of the address
 */
export function pagedVariables<Variables>(
  settings: ListSettings<Variables>,
  address: Address,
  place?: Place,
): Variables {
  const state = { ...readListAddress(settings, address), ...place };
  return merged(settings, ...placed(settings, state), searched(settings, state));
}

/**
 * The same, of those rows alone that meet a condition.
 *
 * @returns null where the backend cannot be asked for both, the condition and the search
 */
export function narrowedVariables<Variables>(
  settings: ListSettings<Variables>,
  address: Address,
  condition: Fragment<Variables>,
  place?: Place,
): Variables | null {
  const state = { ...readListAddress(settings, address), ...place };
  const search = searched(settings, state);
  if (!settings.and && collide(condition, search)) return null;
  return merged(settings, ...placed(settings, state), allOf(settings, [condition, search]));
}

/**
 * The variables of the query that counts the rows: the filters, a page of one row, and an order for backends that
 * require one.
 *
 * @param options.withSums whether the query adds up the rows, too
 */
export function totalVariables<Variables>(
  settings: ListSettings<Variables>,
  address: Address,
  visitor: Visitor,
  { withSums = false } = {},
): Variables {
  const state = readListAddress(settings, address);
  return merged(
    settings,
    ...placed(settings, { ...state, ...FIRST_ROW }),
    matching(settings, state, visitor),
    withSums ? ({ withSums } as Fragment<Variables>) : undefined,
  );
}

/** Which rows of those that match, and in which order. */
function placed<Variables>(
  settings: ListSettings<Variables>,
  { position, size, sort }: ListAddress,
): Array<Fragment<Variables> | undefined> {
  return [
    settings.paging.variables(position, size ?? settings.size),
    sortVariables(settings, sort ?? settings.defaultSort ?? ''),
  ];
}

/**
 * What a text finds: each of its words, wherever it stands, where the search is made of conditions that can be combined;
 * otherwise the text, as the backend takes it.
 */
function searched<Variables>(
  { search, and }: ListSettings<Variables>,
  { search: text }: ListAddress,
): Fragment<Variables> | undefined {
  if (!text || !search) return undefined;
  const words = and ? searchedWords(text) : [text];
  const conditions = words.map((word) => search.variables(word));
  const areCombined = and && conditions.every((one) => isWithin(one, and.slice(0, -1)));
  if (!areCombined || conditions.length < 2) return search.variables(text);
  const [first, ...others] = conditions;
  return others
    .map((one) => wrapInList(one, and))
    .reduce<unknown>(mergeVariables, first) as Fragment<Variables>;
}

function matching<Variables>(
  settings: ListSettings<Variables>,
  state: ListAddress,
  visitor: Visitor,
): Fragment<Variables> {
  const groups = new Map<string, Array<Fragment<Variables>>>();
  for (const [parameter, values] of Object.entries(state.filters)) {
    const [name, comparison, group] = partsOf(parameter);
    const filter = settings.filters?.[name];
    const condition = filter && comparisonOf(filter, comparison)?.variables(values, visitor);
    if (condition) groups.set(group, [...(groups.get(group) ?? []), condition]);
  }
  const conditions = [...groups].flatMap(([group, all]) => groupConditions(group, all, settings));
  return allOf(settings, [searched(settings, state), ...conditions]);
}

/** Parts of variables as a whole, with what is always sent. */
function merged<Variables>(
  { always }: ListSettings<Variables>,
  ...parts: Array<Fragment<Variables> | undefined>
): Variables {
  const asked = parts.reduce<unknown>(mergeVariables, {});
  return mergeVariables(withoutChosen(always, asked), asked) as Variables;
}

/** Merges conditions. Two at the same path are combined by AND if the schema supports it. */
function allOf<Variables>(
  { and, or }: ListSettings<Variables>,
  conditions: Array<Fragment<Variables> | undefined>,
): Fragment<Variables> {
  return conditions.reduce<unknown>((whole, condition) => {
    // Alternatives of two conditions in one list would be alternatives of each other.
    const haveBoth = or !== undefined && [whole, condition].every((part) => hasPath(part, or));
    const isInTheWay = and !== undefined && (haveBoth || collide(whole, condition));
    return mergeVariables(whole, isInTheWay ? wrapInList(condition, and) : condition);
  }, {}) as Fragment<Variables>;
}
