import type { Resource } from '../address/resource.ts';
import type { Fragment } from './fragment.ts';
import type { Paging } from './paging.ts';

/** What a list without filters can request: pages, sort and search. */
export interface PagedSettings<Variables> {
  /** Rows on a page. */
  readonly size: number;
  readonly paging: Paging<Variables>;
  /** Column → what to send to sort by it. */
  readonly sorts?: Sorts<Variables>;
  /** Several columns may be sorted by, the most significant first. */
  readonly multiSort?: true;
  /** The number with which each of several sorts says where it stands among them. */
  readonly sortRank?: SortRank;
  /** What to sort by after all else, so that the order is the same each time: the key, or all parts of it. */
  readonly tieBreak?: TieBreak<Variables> | readonly TieBreak<Variables>[];
  /** The column that the list is sorted by without a sort in the address; `-` means descending. */
  readonly defaultSort?: string;
  readonly search?: SearchSetting<Variables>;
  /** Path to a list of conditions combined by AND: for two at the same path, and for the words of a search. */
  readonly and?: readonly string[];
  /** Sent always. */
  readonly always?: Fragment<Variables>;
}

export interface TieBreak<Variables> {
  readonly column: string;
  readonly variables: Fragment<Variables>;
}

export interface SortRank {
  readonly name: string;
  /** Whether the most significant sort has the highest number or the lowest. */
  readonly first: 'highest' | 'lowest';
}

/** Column → what to send to sort by it. */
export type Sorts<Variables> = Readonly<Record<string, SortSetting<Variables>>>;

export interface SortSetting<Variables> {
  readonly ascending?: Fragment<Variables>;
  readonly descending?: Fragment<Variables>;
}

export interface SearchSetting<Variables> {
  /** Labels of the searched fields: "Search name or email". A finder's are its picker's. */
  readonly fields?: readonly string[];
  /** The relations through which it leads, where their fields may be denied to a person, too. */
  readonly through?: Readonly<Record<string, Resource>>;
  readonly variables: (text: string) => Fragment<Variables>;
}
