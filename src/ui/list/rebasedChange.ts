import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { interceptNavigation } from '../../patches/interceptNavigation.ts';
import { addressOf } from '../../address/address.ts';
import { watchNavigation } from '../watchNavigation.ts';
import {
  listSearchParams,
  listStateHref,
  POSITION_PARAMETERS,
  SORT,
  readListAddress,
} from '../../lists/listAddress.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { sortKeys, sortText, type SortKey } from '../../lists/sorting.ts';

/**
 * Accumulates changes of a list's address. Links are relative to the shown state, which is outdated while
 * a navigation is pending; a change made then is applied to the target of that navigation.
 *
 * @param path the list's address without search parameters
 */
export function useRebasedChanges<Variables>(
  settings: ListSettings<Variables>,
  path: string,
): void {
  const { asPath, events } = useRouter();
  const shown = useRef(asPath);
  useLayoutEffect(() => {
    shown.current = asPath;
  }, [asPath]);
  useEffect(() => {
    let coming: string | null = null;
    const start = (href: string) => {
      coming = isOf(path, href) ? href : null;
    };
    const stop = () => {
      coming = null;
    };
    const unwatch = watchNavigation(events, start, stop);
    const end = interceptNavigation((to) =>
      coming !== null && typeof to === 'string' && isOf(path, to)
        ? inOrder(settings, path, rebasedChange(shown.current, coming, to, settings.defaultSort))
        : to,
    );
    return () => {
      end();
      unwatch();
    };
  }, [settings, path, events]);
}

/**
 * Applies the change between two addresses of a list to a third one. If the rows differ, the position is
 * reset.
 *
 * @param from the address where the change was made
 * @param onto the target of the pending navigation
 * @param to the address of the link
 * @param defaultSort what an address without a sort is sorted by
 * @returns the search parameters of the combined address
 */
export function rebasedChange(
  from: string,
  onto: string,
  to: string,
  defaultSort = '',
): URLSearchParams {
  const [before, other, after] = [from, onto, to].map(parametersOf);
  const merged = new URLSearchParams();
  for (const name of new Set([...other.keys(), ...after.keys()])) {
    const [was, is] = [before, after].map((params) => JSON.stringify(params.getAll(name)));
    for (const value of (was === is ? other : after).getAll(name)) merged.append(name, value);
  }
  const sort = after.get(SORT);
  if (sort !== null && sort !== before.get(SORT)) {
    const [was, pending] = [before, other].map((params) => params.get(SORT) ?? defaultSort);
    merged.set(SORT, rebasedSort(was, pending, sort));
  }
  const rows = [after, other].find((params) => rowsOf(params) === rowsOf(merged));
  for (const name of POSITION_PARAMETERS) {
    merged.delete(name);
    for (const value of rows?.getAll(name) ?? []) merged.append(name, value);
  }
  return merged;
}

/**
 * A heading that is pressed while another sort is loading. Where the heading added a sort to the visible one, the sort
 * is added to the loading one instead. A column that is already among the loading ones is reversed.
 */
function rebasedSort(was: string, pending: string, is: string): string {
  if (pending === was) return is;
  const [before, onItsWay, keys] = [was, pending, is].map(sortKeys);
  const added = keys.at(-1);
  const isAdded = before.length > 0 && sortText(keys.slice(0, -1)) === sortText(before);
  if (!added || !isAdded) return pending === is ? sortText(keys.map(turned)) : is;
  const isThere = onItsWay.some(({ column }) => column === added.column);
  return sortText(
    isThere
      ? onItsWay.map((key) => (key.column === added.column ? turned(key) : key))
      : [...onItsWay, added],
  );
}

function turned({ column, isDescending }: SortKey): SortKey {
  return { column, isDescending: !isDescending };
}

/** The canonical address of a list's state, with parameters of others. */
function inOrder<Variables>(
  settings: ListSettings<Variables>,
  path: string,
  params: URLSearchParams,
): string {
  const state = readListAddress(settings, addressOf(params));
  const own = listSearchParams(state);
  const kept = [...params].filter(([name]) => !own.has(name));
  return listStateHref(path, state, kept);
}

function isOf(path: string, href: string): boolean {
  return pathOf(href) === path;
}

function pathOf(href: string): string {
  return href.split(/[?#]/)[0];
}

function parametersOf(href: string): URLSearchParams {
  return new URL(href, 'http://list').searchParams;
}

/** All parameters except the position. */
function rowsOf(params: URLSearchParams): string {
  const rows = new URLSearchParams(params);
  for (const name of POSITION_PARAMETERS) rows.delete(name);
  rows.sort();
  return rows.toString();
}
