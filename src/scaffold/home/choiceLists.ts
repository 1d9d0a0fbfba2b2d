import type { FilterMaker } from '../lists/filterMaker.ts';
import type { FilterPlan } from '../lists/filterPlan.ts';
import { planFilters } from '../lists/filters.ts';
import type { PickerPlan } from '../forms/pickers.ts';
import type { Planner } from '../planner.ts';
import type { Subject } from '../subject.ts';

/** The lists of records with one of a few values of an enum: the palette leads to each by its words. */
export interface ChoiceLists {
  readonly owner: Subject;
  readonly filter: Pick<FilterPlan, 'name' | 'label'> & { readonly enum: string };
}

const MAKERS = new Set<FilterMaker>(['statusFilter', 'choiceFilter']);
/** More values than these are looked for on the list. */
const MOST_CHOICES = 12;
/** The first are what people reach for first. */
const MOST_FILTERS = 3;

/** Of the resources whose records the palette finds. */
export function chooseChoiceLists(
  planner: Planner,
  searches: readonly PickerPlan[],
): readonly ChoiceLists[] {
  return searches.flatMap(({ owner }) => {
    const { list, fields } = owner.resource;
    if (!list || list.required.length > 0) return [];
    return planFilters(planner, owner.resource, list)
      .flatMap(({ name, label, maker, enum: choices }) => {
        const count = fields.find((own) => own.name === name)?.choices?.length ?? Infinity;
        const isOffered = MAKERS.has(maker) && choices !== null && count <= MOST_CHOICES;
        return isOffered ? [{ owner, filter: { name, label, enum: choices } }] : [];
      })
      .slice(0, MOST_FILTERS);
  });
}
