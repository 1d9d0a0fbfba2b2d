import type { Context } from '../context.ts';
import { countingOf } from '../lists/counting.ts';
import { literalListArguments } from '../lists/literalListArguments.ts';
import type { CountedTab } from './countedTab.ts';
import { tabsInOrder, type TabsOfRecord } from './tabsInOrder.ts';

/** The tabs of a record whose records are counted: those for which a number comes without all of its records. */
export function countedTabs(context: Context, own: TabsOfRecord): CountedTab[] {
  return tabsInOrder(context, own).flatMap(({ of, list, ...tab }): CountedTab[] => {
    // What is no field of the record does not come with it.
    const counting = 'by' in tab && tab.by ? null : countingOf(list);
    const args = counting && literalListArguments(context, counting.list, {}, counting.rows);
    return counting && args ? [{ of, counting, args }] : [];
  });
}
