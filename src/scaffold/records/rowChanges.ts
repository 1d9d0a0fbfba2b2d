import type { RowFormsPlan } from '../forms/formPlan.ts';
import type { Plan } from '../plan.ts';
import type { TabPlan } from '../resourcePlan.ts';
import type { Module, Subject } from '../subject.ts';

/** A tab whose rows are changed in it. */
type ChangingTab = TabPlan & { readonly changes: Module };

/** Whether the rows of a tab are changed in it: they have no pages, and are no links to records that have some. */
export function changesRows(tab: TabPlan): tab is ChangingTab {
  return tab.changes !== null && tab.links === null;
}

/** How records without pages are changed; null where no tab shows them, or they cannot be. */
export function rowFormsOf(plan: Plan, owner: Subject): RowFormsPlan | null {
  const isShown = plan.resources.some(({ tabs }) =>
    tabs.some((tab) => tab.target === owner && changesRows(tab)),
  );
  return isShown ? (plan.formsOf(owner)?.ofRows ?? null) : null;
}
