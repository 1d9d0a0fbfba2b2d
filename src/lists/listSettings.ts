import type { Visitor } from '../visitor/visitor.ts';
import type { Choices } from './choices.ts';
import type { Resource } from '../address/resource.ts';
import type { LoadPicker } from './picker.ts';
import type { FilterKind } from './filters/filterKind.ts';
import type { Comparison } from './filters/operators.ts';
import type { Fragment } from './fragment.ts';
import type { ListLayouts } from './layouts.ts';
import type { PagedSettings } from './pagedSettings.ts';
import type { LoadValueCounts } from './valueCounts.ts';

/**
 * What a list can request, as variables of its query. The scaffold generates it from the schema; the
 * screen needs to know nothing else of how the backend pages, sorts, filters or searches.
 */
export interface ListSettings<Variables> extends PagedSettings<Variables> {
  /** Name in the address → filter. */
  readonly filters?: Filters<Variables>;
  /** The filters of other lists, through relations to their records. */
  readonly related?: RelatedFilters<Variables>;
  /** The filters that were left out, because the person may not read their field (`allowedSettings`). */
  readonly deniedFilters?: Readonly<Record<string, FilterName>>;
  /** Path to a list of conditions combined by OR. */
  readonly or?: readonly string[];
  /** Path to a condition that must not hold, beside the other two. */
  readonly not?: readonly string[];
  /** Loads the values that the records have in its texts, where the backend groups by them. */
  readonly valueCounts?: LoadValueCounts;
  /** What the rows can be laid out by besides a table. */
  readonly layouts?: ListLayouts;
  /** Key of the person's choices for the list, if there is anything to choose. */
  readonly name?: string;
}

/** Name in the address → filter, in the order in which they are offered. */
export type Filters<Variables> = Readonly<Record<string, FilterSetting<Variables>>>;

/** What a filter is called. */
export interface FilterName {
  readonly label: string;
  /** The relations that lead to what it filters by, where that is not the record itself. */
  readonly through?: readonly Passage[];
}

/** A relation on the way to a filter. */
export interface Passage {
  readonly label: string;
  readonly quantifier: Quantifier;
}

/** A filter of a list; `textFilter` and its like make them. */
export interface FilterSetting<Variables> extends FilterName {
  readonly kind: FilterKind;
  /** The values to choose from. */
  readonly choices?: Choices;
  /** The operand is the key of a record of this resource. */
  readonly relation?: Resource;
  /** Loads the picker for such a record. */
  readonly picker?: LoadPicker;
  /** The values that related records have in it, whatever the list is narrowed to. */
  readonly relatedValues?: { readonly load: LoadValueCounts; readonly text: string };
  /** It is the record's status. */
  readonly isStatus?: true;
  /** The list requires it. */
  readonly required?: boolean;
  /** What the schema can compare, in the order in which it is offered. */
  readonly comparisons: Readonly<Partial<Record<Comparison, ComparisonSetting<Variables>>>>;
}

export interface ComparisonSetting<Variables> {
  readonly takesSeveral: boolean;
  /** Whether a value in the address can be sent. */
  readonly accepts: (text: string) => boolean;
  /** @param texts accepted values: one, or several if the comparison takes several */
  readonly variables: (texts: readonly string[], visitor: Visitor) => Fragment<Variables>;
}

/** How many of the related records have to match; `one` where there is only one. */
export type Quantifier = 'one' | 'any' | 'all' | 'none';

/**
 * Filters a list by what a relation leads to: orders by the country of their customer. The filters are those of the
 * related records' own list, which are loaded on use.
 */
export interface RelatedFilter<Variables> {
  readonly label?: string;
  /** The related records. */
  readonly resource: Resource;
  /** The conditions in the variables of the other list. */
  conditionsOf(variables: unknown): unknown;
  /** This list's variables with such conditions. */
  readonly where: RelatedConditions<Variables>;
  /** The names of the filters that the relation takes, where those are not all. */
  readonly only?: readonly string[];
}

/** A list's variables with conditions on related records, by how many of them have to match. */
type RelatedConditions<Variables> = {
  one?(conditions: unknown): Fragment<Variables>;
  any?(conditions: unknown): Fragment<Variables>;
  all?(conditions: unknown): Fragment<Variables>;
  none?(conditions: unknown): Fragment<Variables>;
};

/** Name in the address → the filters through that relation. */
export type RelatedFilters<Variables> = Readonly<Record<string, RelatedFilter<Variables>>>;

/** What the file of a list's filters exports. */
export interface FilterModule<Variables = unknown> {
  readonly filters: Filters<Variables>;
  readonly related?: RelatedFilters<Variables>;
  readonly valueCounts?: LoadValueCounts;
}
