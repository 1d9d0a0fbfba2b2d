import type { Resource } from '../../address/resource.ts';
import type { Fragment } from '../fragment.ts';
import type { FilterModule, Quantifier, RelatedFilter } from '../listSettings.ts';

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
