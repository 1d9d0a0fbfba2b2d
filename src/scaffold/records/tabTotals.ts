import { getNullableType, type FieldNode, type SelectionNode } from 'graphql';
import { fieldsOn } from '../../model/shapes/steps.ts';
import type { Lookup } from '../../model/types/resource.ts';
import { code, commas } from '../code/code.ts';
import { object, property } from '../code/docs.ts';
import { tagged } from '../code/relay.ts';
import { directive, query } from '../graphql/nodes.ts';
import { follow, readAlias, type Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { selectLocalKey } from '../fields/relations.ts';
import { countField } from '../lists/counting.ts';
import { definitions } from '../lists/listCode.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import type { CountedTab } from './countedTab.ts';
import { countedTabs } from './countedTabs.ts';
import { LookupCode } from './lookup.ts';
import { rootTotalOf } from './rootTotals.ts';

/** The number of records in a tab. */
interface NumberOfTab {
  readonly field: string;
  readonly selection: FieldNode;
  /** From the record to the number. */
  readonly read: (record: Value) => string;
}

/**
 * The property that counts the records of all tabs in one query; null where the schema counts none of them.
 *
 * @param name the query's name
 */
export function tabTotalsProperty(
  plan: Plan,
  own: ResourcePlan,
  lookup: Lookup,
  name: string,
): string | null {
  const found = new LookupCode(plan, own.subject.resource, lookup);
  const below = totalsBelow(plan, own, found);
  const atRoot = own.tabs.flatMap((tab) => {
    const total = rootTotalOf(plan, tab);
    return total ? [{ ...total, number: property(tab.relation.field, total.read) }] : [];
  });
  if (!below && atRoot.length === 0) return null;
  const variables = new Map([
    ...(below ? found.variables : []),
    ...atRoot.flatMap((total) => [...total.variables]),
  ]);
  const nodes = [...(below ? [below.node] : []), ...atRoot.map(({ selection }) => selection)];
  const sent = atRoot.flatMap((total) => total.sent);
  const parts = [...(below ? [found.pattern.code] : []), ...atRoot.map(({ alias }) => alias)];
  return code`
    tabTotals: {
      query: ${tagged(query(name, definitions(variables), nodes))},
      ${atRoot.length > 0 && `variables: ${below ? found.variablesOfAddress({ others: sent }) : `(address) => (${object(sent)})`},`}
      read: ({ ${parts.join(', ')} }) => ({
        ${commas([...(below?.numbers ?? []), ...atRoot.map(({ number }) => number)])}
      }),
    },
  `;
}

/** The numbers that are fields of the record. */
interface TotalsBelow {
  readonly node: SelectionNode;
  readonly numbers: readonly string[];
}

/** Null where none is counted, or the backend would count what each of all records has. */
function totalsBelow(plan: Plan, own: ResourcePlan, found: LookupCode): TotalsBelow | null {
  const counted = countedTabs(plan, own).map((tab, _, tabs) => numberOf(tab, tabs));
  if (counted.length === 0 || found.isCostly) return null;
  // The record's key is selected, so that Relay stores the numbers with the rest of the record.
  const key = new Selection();
  selectLocalKey(key, plan, own.subject);
  const selections = [...key.toNodes(), ...counted.map(({ selection }) => selection)];
  const record = {
    ...found.readBare(),
    type: plan.type(own.subject.resource.type) as Value['type'],
  };
  return {
    node: found.select(selections, { caught: false }),
    numbers: counted.map(({ field, read }) => property(field, read(record))),
  };
}

/** @param tabs all that are counted: `images` and `imagesConnection` may be by the same field, with other arguments */
function numberOf(tab: CountedTab, tabs: readonly CountedTab[]): NumberOfTab {
  const {
    of: { field },
    counting,
    args,
  } = tab;
  const [first] = fieldsOn(counting.total.path);
  const below = counting.total.path.slice(1);
  const isShared = tabs.some((other) => other !== tab && other.counting.total.path[0] === first);
  const name = isShared ? field : first;
  const selection = countField(counting, name, args);
  return {
    field,
    // One that fails takes neither the others along nor the page.
    selection: { ...selection, directives: [directive('catch', { to: 'NULL' })] },
    read: (record) => {
      const counted = readAlias(record, first, name);
      const caught = { ...counted, type: getNullableType(counted.type), mayBeMissing: true };
      return follow(caught, below).expression;
    },
  };
}
