import type { Visitor } from '../visitor/visitor.ts';
import type { Choices } from './choices.ts';
import type { Resource } from '../address/resource.ts';
import type { LoadPicker } from './picker.ts';
import type { Comparison } from './filters/comparisons.ts';
import type { Fragment } from './fragment.ts';
import type { PagedSettings } from './pagedSettings.ts';

/**
 * What a list can be asked, in terms of its own query's variables. The scaffold writes it from the
 * schema; the screen needs to know nothing else of how the backend pages, sorts, filters or searches.
 */
export interface ListSettings<Variables> extends PagedSettings<Variables> {
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
}

/** Name in the address → filter, in the order in which they are offered. */
export type Filters<Variables> = Readonly<Record<string, FilterSetting<Variables>>>;

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

/** What a list's rows can be laid out by besides a table, each with the column that it goes by. */
export interface ListLayouts {
  /** A choice, with a column of cards for each of its values. */
  readonly board?: string;
  /** A day or a moment. */
  readonly calendar?: string;
  /** An image. */
  readonly gallery?: string;
}
