import type { Visitor } from '../../visitor/visitor.ts';
import type { Choices } from '../fields/Choice.tsx';
import type { Resource } from '../../address/resource.ts';
import type { LoadPicker } from '../form/picker.ts';
import type { Comparison } from './filters/comparisons.ts';
import type { ListLayouts } from './layouts/layouts.ts';
import type { Paging } from './paging.ts';

/** A part of an operation's variables: parts are merged, so that several may fill one object. */
export type Fragment<Variables> =
  Variables extends ReadonlyArray<infer Item>
    ? ReadonlyArray<Element<Item>>
    : Variables extends object
      ? {
          readonly [Name in keyof Variables]?: Name extends Inherited
            ? unknown
            : Fragment<Variables[Name]>;
        }
      : Variables;

/** What stands in a list of such a part: as a whole, for nothing is merged into it. */
type Element<Item> =
  Item extends ReadonlyArray<unknown>
    ? Item
    : Item extends object
      ? { readonly [Name in keyof Item]: Name extends Inherited ? unknown : Element<Item[Name]> }
      : Item;

/** What TypeScript finds in every object: where nothing else is written, it compares what is asked with that. */
type Inherited = keyof typeof Object.prototype;

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
  /** Several columns may be sorted by, the most significant first. */
  readonly multiSort?: true;
  /** What to sort by after all else, so that the order is the same each time; the column that it is. */
  readonly tieBreak?: { readonly column: string; readonly variables: Fragment<Variables> };
  /** The column that the list is sorted by unless the address says otherwise; `-` before it means descending. */
  readonly defaultSort?: string;
  readonly search?: SearchSetting<Variables>;
  /** Name in the address → filter. */
  readonly filters?: Filters<Variables>;
  /** Where a list of conditions goes that all hold: for two that would fill the same place. */
  readonly and?: readonly string[];
  /** Where a list of conditions goes of which any may hold. */
  readonly or?: readonly string[];
  /** What the rows can be laid out by besides a table. */
  readonly layouts?: ListLayouts;
  /** Under which what a person chose for the list is kept, where there is anything to choose. */
  readonly name?: string;
  /** Sent always. */
  readonly always?: Fragment<Variables>;
}

/** Name in the address → filter, in the order in which they are offered. */
export type Filters<Variables> = Readonly<Record<string, FilterSetting<Variables>>>;

export interface SortSetting<Variables> {
  readonly ascending?: Fragment<Variables>;
  readonly descending?: Fragment<Variables>;
}

export interface SearchSetting<Variables> {
  /** What is searched, by its labels: "Search name or email". */
  readonly fields: readonly string[];
  readonly variables: (text: string) => Fragment<Variables>;
}

/** What a filter's values are, and so how they are entered. */
export type FilterKind = 'choice' | 'yesNo' | 'text' | 'number' | 'day' | 'moment' | 'record';

/** A filter of a list; `textFilter` and its like make them. */
export interface FilterSetting<Variables> {
  readonly label: string;
  readonly kind: FilterKind;
  /** The values to choose from. */
  readonly choices?: Choices;
  /** The operand is the key of a record of this resource. */
  readonly relation?: Resource;
  /** Loads what finds such a record. */
  readonly picker?: LoadPicker;
  /** It says how far a record has come. */
  readonly isStatus?: true;
  /** The list cannot be asked without it. */
  readonly required?: boolean;
  /** What the schema can compare, in the order in which it is offered. */
  readonly comparisons: Readonly<Partial<Record<Comparison, ComparisonSetting<Variables>>>>;
}

export interface ComparisonSetting<Variables> {
  readonly takesSeveral: boolean;
  /** Whether a value in the address can be sent. */
  readonly accepts: (text: string) => boolean;
  /** @param texts accepted values: one, or several where it takes several */
  readonly variables: (texts: readonly string[], visitor: Visitor) => Fragment<Variables>;
}
