import type { Resource } from '../../address/resource.ts';
import type { Fragment } from '../fragment.ts';
import type { Quantifier, RelatedFilter } from '../listSettings.ts';

/**
 * Describes the filters through a relation.
 *
 * @param resource the related records; `src/resources/modules.ts` names the filters of their list
 * @param conditionsOf finds the conditions in the variables of the other list
 * @param where places them in those of this list
 */
export function relatedFilter<Variables, Other, Conditions>(
  resource: Resource,
  conditionsOf: (variables: Other) => Conditions,
  where: Readonly<
    Partial<Record<Quantifier, (conditions: NoInfer<Conditions>) => NoInfer<Fragment<Variables>>>>
  >,
  options: Pick<RelatedFilter<Variables>, 'label' | 'only'> = {},
): RelatedFilter<Variables> {
  return { resource, conditionsOf, where, ...options };
}
