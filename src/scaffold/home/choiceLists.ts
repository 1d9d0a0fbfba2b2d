import type { Choice } from '../../model/types/fields.ts';
import type { FilterMaker } from '../lists/filterMaker.ts';
import { planFilters, type FilterPlan } from '../lists/filters.ts';
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
    const isShort = (choices: readonly Choice[] | null | undefined) =>
      choices !== null && choices !== undefined && choices.length <= MOST_CHOICES;
    return planFilters(planner, owner.resource, list)
      .flatMap(({ name, label, maker, enum: choices }) => {
        const field = fields.find((own) => own.name === name);
        const isOffered = MAKERS.has(maker) && isShort(field?.choices);
        return isOffered && choices !== null
          ? [{ owner, filter: { name, label, enum: choices } }]
          : [];
      })
      .slice(0, MOST_FILTERS);
  });
}
