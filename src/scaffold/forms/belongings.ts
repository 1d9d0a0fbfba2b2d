import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import type { Variables } from '../../model/types/variables.ts';
import { object, property } from '../code/docs.ts';
import type { Context } from '../context.ts';
import { mainParent } from '../fields/mainParent.ts';
import { relationBackTo } from '../lists/backRelations.ts';
import { parameterFor } from '../lists/filterCode.ts';
import { pickerOf } from '../lists/filterPicker.ts';
import { filterBy, planFilters } from '../lists/filters.ts';
import { equality } from '../lists/offeredOperators.ts';
import { filled, fromText, templateDoc } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import { keyFieldOf, keyFieldProperty } from './pickerKey.ts';
import type { PickerPlan, Pickers } from './pickers.ts';

/** A relation to what records belong to, by which the list that they are chosen from can be filtered. */
export interface BelongingPlan {
  readonly relation: string;
  readonly target: PickerPlan;
  /** What is sent for the records of one. */
  readonly variables: Variables;
}

/**
 * The records that a picker's options can belong to. Where a form has chosen such a record, the picker offers the
 * options of that record first. A record with two relations to the same resource, such as two customers, counts as
 * belonging to neither.
 *
 * @returns the main relation comes first
 */
export function planBelongings(
  context: Context & { readonly pickers: Pickers },
  { owner, list }: Pick<PickerPlan, 'owner' | 'list'>,
): BelongingPlan[] {
  const { resource } = owner;
  const filters = planFilters(context, resource, list);
  const found = filters.flatMap((filter): BelongingPlan[] => {
    const { relation: type, relationKey } = filter;
    if (type === null || type === resource.type || relationKey === null) return [];
    const relation = relationBackTo(owner, type);
    const target = pickerOf(context, filter);
    const isOnly = filterBy(filters, type, [relationKey]) === filter;
    const variables = equality(filter)?.variables;
    return relation !== null && target && isOnly && variables
      ? [{ relation, target, variables }]
      : [];
  });
  const main = mainParent(
    resource.relations.filter(({ many }) => !many),
    resource.fields,
  );
  return found.sort(
    (one, other) => Number(other.relation === main?.field) - Number(one.relation === main?.field),
  );
}

/** `belongsTo: { customer: { resource: customers, variables: (customer: string) => ({ … }) } }` */
export function belongsToProperty(plan: Plan, belongings: readonly BelongingPlan[]): string[] {
  if (belongings.length === 0) return [];
  const entries = belongings.map(({ relation, target, variables }) => {
    const keyType = plan.leafType(keyFieldOf(target).type);
    const parameter = parameterFor(plan, relation);
    const body = templateDoc(variables, (hole) => {
      const type = plan.leafType(namedTypeOf(hole.type));
      return type === keyType ? filled(hole, parameter) : fromText(hole, parameter, null, type);
    });
    return property(
      relation,
      object([
        property('resource', plan.describe(target.owner)),
        ...keyFieldProperty(target),
        property('variables', `(${parameter}: ${keyType}) => (${body})`),
      ]),
    );
  });
  return [property('belongsTo', object(entries, { expanded: true }))];
}
