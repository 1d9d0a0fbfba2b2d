import type { Choices } from '../fields/Choice.tsx';
import type { Resource } from '../resource.ts';
import type { Paging } from './paging.ts';

/** A part of an operation's variables: parts are merged, so that several may fill one object. */
export type Fragment<Variables> =
  Variables extends ReadonlyArray<unknown>
    ? Variables
    : Variables extends object
      ? { readonly [Name in keyof Variables]?: Fragment<Variables[Name]> }
      : Variables;

/**
 * What a list can be asked, in terms of its own query's variables. The scaffold writes it from the
 * schema; the screen needs to know nothing else of how the backend pages, sorts, filters or searches.
 */
export interface ListSettings<Variables> {
  /** Rows on a page. */
  readonly size: number;
  readonly paging: Paging<Variables>;
  /** Column → what to send to sort by it. */
  readonly sorts?: Readonly<Record<string, SortSetting<Variables>>>;
  /** The column that the list is sorted by unless the address says otherwise; `-` before it means descending. */
  readonly sortedBy?: string;
  readonly search?: SearchSetting<Variables>;
  /** Name in the address → filter. */
  readonly filters?: Readonly<Record<string, FilterSetting<Variables>>>;
  /** Sent always. */
  readonly always?: Fragment<Variables>;
}

export interface SortSetting<Variables> {
  readonly ascending?: Fragment<Variables>;
  readonly descending?: Fragment<Variables>;
}

export interface SearchSetting<Variables> {
  /** Says what is searched: "Search name or email". */
  readonly label: string;
  readonly variables: (text: string) => Fragment<Variables>;
}

export interface FilterSetting<Variables> {
  readonly label: string;
  /** The values to choose from; a filter without choices is set by links such as "View all". */
  readonly choices?: Choices;
  /** The operand is the key of a record of this resource. */
  readonly relation?: Resource;
  /** Takes the value as it stands in the address. */
  readonly variables: (value: string) => Fragment<Variables>;
  /** The list cannot be asked without it. */
  readonly required?: boolean;
}
