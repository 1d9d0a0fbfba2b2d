import type { ArgumentNode } from 'graphql';
import type { Context } from '../context.ts';
import { countingOf, type Counting } from '../lists/counting.ts';
import { literalListArguments } from '../lists/literalListArguments.ts';
import { tabsInOrder, type PlacedTab, type TabsOfRecord } from './tabsInOrder.ts';

/** How many records a tab has, as it is fetched together with other numbers of a record. */
export interface CountedTab {
  readonly of: PlacedTab['of'];
  readonly counting: Counting;
  readonly args: readonly ArgumentNode[];
}

/** The tabs of a record whose records are counted: those for which a number comes without all of its records. */
export function countedTabs(context: Context, own: TabsOfRecord): CountedTab[] {
  return tabsInOrder(context, own).flatMap(({ of, list }): CountedTab[] => {
    const counting = countingOf(list);
    const args = counting && literalListArguments(context, counting.list, {}, counting.rows);
    return counting && args ? [{ of, counting, args }] : [];
  });
}
