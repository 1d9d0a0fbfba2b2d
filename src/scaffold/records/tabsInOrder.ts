import { outputFields } from '../../model/shapes/typeShapes.ts';
import { isAlphabetical } from '../../model/wording/fieldPriority.ts';
import { isMainPart, isWanted, saysChanges, tabPlace } from '../../model/wording/tabOrder.ts';
import type { Context } from '../context.ts';
import type { ResourcePlan, TabPlan, UnionTabPlan } from '../resourcePlan.ts';
import { withoutPages } from './pagedTwins.ts';

/** A tab of a record, with the record's field that it is about. */
export type PlacedTab =
  | (TabPlan & { readonly of: TabPlan['relation'] })
  | (UnionTabPlan & { readonly of: UnionTabPlan['unionField'] });

/** A record with its tabs. */
export type TabsOfRecord = Pick<ResourcePlan, 'subject' | 'tabs' | 'unionTabs'>;

/**
 * The tabs of a record in the schema's order, with others of the same type behind what belongs to the record, and what
 * was done to it at the end; or in the order in which people want them, where the schema's own is that of the alphabet.
 * A record opens on its first tab: its lines or items, where the schema begins with nothing that people look for.
 */
export function tabsInOrder(context: Context, own: TabsOfRecord): PlacedTab[] {
  const { type } = own.subject.resource;
  const tabs: PlacedTab[] = [
    ...own.tabs.map((tab) => ({ ...tab, of: tab.relation })),
    ...own.unionTabs.map((tab) => ({ ...tab, of: tab.unionField })),
  ];
  const isUnordered = isAlphabetical(outputFields(context.type(type)).map(({ name }) => name));
  if (isUnordered) {
    const place = ({ of }: PlacedTab) => tabPlace(withoutPages(of.field));
    return tabs.sort((one, other) => place(one) - place(other));
  }
  const isAlike = (tab: PlacedTab) => 'relation' in tab && tab.relation.to === type;
  const later = (tab: PlacedTab) => (saysChanges(tab.of.field) ? 2 : Number(isAlike(tab)));
  const placed = tabs.sort((one, other) => later(one) - later(other));
  const [first] = placed;
  if (!first || isWanted(withoutPages(first.of.field))) return placed;
  const isLater = ({ of }: PlacedTab) => !isMainPart(withoutPages(of.field), type);
  return placed.sort((one, other) => Number(isLater(one)) - Number(isLater(other)));
}
