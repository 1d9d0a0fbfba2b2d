import type { GraphQLCompositeType, OperationDefinitionNode, SelectionNode } from 'graphql';
import type { Lookup } from '../../model/types/resource.ts';
import type { Variables, Way } from '../../model/types/variables.ts';
import { selectLocalKey } from '../fields/relations.ts';
import { query } from '../graphql/nodes.ts';
import { follow, type Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions } from '../lists/listCode.ts';
import { fromText, templateDoc } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import type { Subject } from '../subject.ts';
import { keyReader, readKeyBy } from './keyReaders.ts';
import { LookupCode } from './lookup.ts';

/** What is asked for of a tab, by the variables of its list. */
interface AskedOfTab {
  readonly name: string;
  readonly variables: ReadonlyMap<string, string>;
  readonly selection: SelectionNode;
}

/** Where a query finds the list of a tab: below its record, or at the root. */
export interface TabPlace {
  /** The type that has the list. */
  readonly type: GraphQLCompositeType & Value['type'];
  /** Whether what is not shown had better not be asked for. */
  readonly isCostly: boolean;
  query(asked: AskedOfTab): OperationDefinitionNode;
  /** The parameters of a function that reads the response. */
  readonly parameters: string;
  /** Something in the response. @param way from the type that has the list */
  read(way: Way): Value;
  /** A function from the address of the record to what the query is asked for it; null where that is its key, as `id`. */
  readonly parentVariables: string | null;
}

/** @param variables those of the tab's list */
export function belowRecord(
  plan: Plan,
  owner: Subject,
  { lookup: asked, variables }: { lookup: Lookup; variables: ReadonlyMap<string, string> },
): TabPlace {
  const { resource } = owner;
  const lookup = new LookupCode(plan, resource, asked, { taken: new Set(variables.keys()) });
  const type = plan.type(resource.type) as TabPlace['type'];
  return {
    type,
    isCostly: lookup.isCostly,
    query: ({ name, variables: ofList, selection }) => {
      // The record's key is selected, so that Relay stores its rows with the rest of the record.
      const key = new Selection();
      selectLocalKey(key, plan, owner);
      const inside = [...key.toNodes(), lookup.fieldBelow(selection)];
      const node = lookup.select(inside, { caught: false });
      return query(name, definitions(new Map([...lookup.variables, ...ofList])), [node]);
    },
    parameters: lookup.parameters(),
    read: (way) => lookup.followBelow({ ...lookup.readBare(), type }, way),
    parentVariables: lookup.isKeyAsId ? null : lookup.variablesOfAddress(),
  };
}

/** @param by what selects the rows of a record, with a hole for its key */
export function atRoot(plan: Plan, by: Variables): TabPlace {
  const type = plan.queryType;
  const key = templateDoc(by, (hole) => {
    const reader = keyReader(plan, hole);
    return fromText(hole, readKeyBy(reader, 'address.key'), null, 'string');
  });
  return {
    type,
    isCostly: false,
    query: ({ name, variables, selection }) => query(name, definitions(variables), [selection]),
    parameters: 'data',
    read: (way) => follow({ expression: 'data', type, mayBeMissing: false }, way),
    parentVariables: `(address) => (${key})`,
  };
}
