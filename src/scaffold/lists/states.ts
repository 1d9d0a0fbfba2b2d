import { isEnumType } from 'graphql';
import type { List } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import { object, property, text } from '../code/docs.ts';
import { labelProperty } from '../code/labelProperty.ts';
import type { Context } from '../context.ts';
import type { Plan } from '../plan.ts';
import { parameterFor } from './filterCode.ts';
import type { FilterPlan } from './filterPlan.ts';
import { planFilters } from './filters.ts';
import { equality } from './offeredOperators.ts';
import { filled, templateDoc } from './template.ts';

/** So many are offered side by side, each one press away. */
const MOST_STATES = 6;

/** The filter of a list by the one state that its rows are in; null where there is none, or too many states. */
export function planStates(context: Context, resource: Resource, list: List): FilterPlan | null {
  const found = planFilters(context, resource, list).find(({ maker, relation, operators }) => {
    const is = equality({ operators });
    return maker === 'statusFilter' && relation === null && is?.name === 'is';
  });
  const type = found?.enum ? context.schema.getType(found.enum) : undefined;
  return found && isEnumType(type) && type.getValues().length <= MOST_STATES ? found : null;
}

/** `states: { name: 'status', choices: orderStatus, variables: (status: keyof typeof orderStatus) => ({ … }) }` */
export function statesProperty(plan: Plan, { name, label, ...filter }: FilterPlan): string {
  const choices = plan.choices(filter.enum ?? '');
  const parameter = parameterFor(plan, name);
  const body = templateDoc(equality(filter)?.variables ?? {}, (hole) => filled(hole, parameter));
  return property(
    'states',
    object([
      property('name', text(name)),
      ...labelProperty(name, label),
      property('choices', choices),
      property('variables', `(${parameter}: keyof typeof ${choices}) => (${body})`),
    ]),
  );
}
