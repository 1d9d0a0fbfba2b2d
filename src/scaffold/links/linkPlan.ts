import type { Planner } from '../planner.ts';
import type { RelationTab } from '../records/relationTab.ts';
import { findActions } from './linkActions.ts';
import { findJoin, findOwnJoin } from './linkJoin.ts';
import { findValues } from './linkValues.ts';
import type { LinksPlan, LinkSource } from './linkWay.ts';

/** How the records of a tab are linked to its record; null if the schema has no such mutation, or it is not certain which. */
export function planLinks(
  planner: Planner,
  source: LinkSource,
  tab: RelationTab,
): LinksPlan | null {
  if (tab.list.rowType !== tab.target.resource.type || tab.list.required.length > 0) return null;
  const found =
    findJoin(source, tab) ??
    findOwnJoin(planner, source, tab) ??
    findValues(planner, source, tab) ??
    findActions(source, tab);
  if (!found) return null;
  const name = tab.name.replace(/Tab(?=$|Of)/, 'Links');
  const wanted = name.charAt(0).toLowerCase() + name.slice(1);
  return { ...planner.names.inPart(source.owner, 'tabs', wanted, 'ts'), ...found };
}
