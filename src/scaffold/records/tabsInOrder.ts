import { outputFields } from '../../model/shapes/typeShapes.ts';
import { isAlphabetical } from '../../model/wording/fieldPriority.ts';
import { tabPlace } from '../../model/wording/tabOrder.ts';
import type { Context } from '../context.ts';
import type { ResourcePlan, TabPlan, UnionTabPlan } from '../resourcePlan.ts';

/** A tab of a record, with the record's field that it is about. */
export type PlacedTab =
  | (TabPlan & { readonly of: TabPlan['relation'] })
  | (UnionTabPlan & { readonly of: UnionTabPlan['unionField'] });

/** A record with its tabs. */
export type TabsOfRecord = Pick<ResourcePlan, 'subject' | 'tabs' | 'unionTabs'>;

/**
 * The tabs of a record in the schema's order, with others of the same type behind what belongs to the record; or in the
 * order in which people want them, where the schema's own is that of the alphabet.
 */
export function tabsInOrder(context: Context, own: TabsOfRecord): PlacedTab[] {
  const { type } = own.subject.resource;
  const tabs: PlacedTab[] = [
    ...own.tabs.map((tab) => ({ ...tab, of: tab.relation })),
    ...own.unionTabs.map((tab) => ({ ...tab, of: tab.unionField })),
  ];
  const isUnordered = isAlphabetical(outputFields(context.type(type)).map(({ name }) => name));
  if (isUnordered) {
    return tabs.sort((one, other) => tabPlace(one.of.field) - tabPlace(other.of.field));
  }
  const isAlike = (tab: PlacedTab) => 'relation' in tab && tab.relation.to === type;
  return tabs.sort((one, other) => Number(isAlike(one)) - Number(isAlike(other)));
}
