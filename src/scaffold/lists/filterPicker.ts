import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import type { Context } from '../context.ts';
import type { PickerPlan, Pickers } from '../forms/pickers.ts';
import { holeOf, type FilterPlan } from './filterPlan.ts';
import { equality } from './offeredOperators.ts';

/** How the record is chosen that a filter compares with; null where it compares with none. */
export function pickerOf(
  context: Context & { readonly pickers: Pickers },
  filter: FilterPlan,
): PickerPlan | null {
  const target = filter.relation ? context.of(filter.relation) : undefined;
  const operator = equality(filter);
  if (!target || !operator || filter.relationKey === null) return null;
  const type = namedTypeOf(holeOf(operator.variables)?.type ?? '');
  const { identity } = target.resource;
  return (
    context.pickers.of(target, type, filter.relationKey) ??
    // The key as the backend compares it, which may call it something else: a number, or either.
    (identity?.field === filter.relationKey ? context.pickers.ofKey(target, 'ID') : null)
  );
}
