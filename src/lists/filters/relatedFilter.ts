import type { Resource } from '../../address/resource.ts';
import type { Fragment } from '../fragment.ts';
import type { Filters } from '../listSettings.ts';

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
  readonly load: () => Promise<FilterModule>;
  /** The conditions in the variables of the other list. */
  readonly conditionsOf: (variables: never) => unknown;
  /** This list's variables with such conditions. */
  readonly where: Readonly<Partial<Record<Quantifier, (conditions: never) => Fragment<Variables>>>>;
  /** The names of the filters that the relation takes, where those are not all. */
  readonly only?: readonly string[];
}

/** Name in the address → the filters through that relation. */
export type RelatedFilters<Variables> = Readonly<Record<string, RelatedFilter<Variables>>>;

/** What the file of a list's filters exports. */
export interface FilterModule<Variables = unknown> {
  readonly filters: Filters<Variables>;
  readonly related?: RelatedFilters<Variables>;
}

/**
 * Describes the filters through a relation.
 *
 * @param conditionsOf finds the conditions in the variables of the other list
 * @param where places them in those of this list
 */
export function relatedFilter<Variables, Other, Conditions>(
  resource: Resource,
  load: () => Promise<FilterModule<Other>>,
  conditionsOf: (variables: NoInfer<Other>) => Conditions,
  where: Readonly<
    Partial<Record<Quantifier, (conditions: NoInfer<Conditions>) => NoInfer<Fragment<Variables>>>>
  >,
  options: Pick<RelatedFilter<Variables>, 'label' | 'only'> = {},
): RelatedFilter<Variables> {
  return { resource, load: load as () => Promise<FilterModule>, conditionsOf, where, ...options };
}
