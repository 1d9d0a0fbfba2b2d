import type { OperationType } from 'relay-runtime';
import type { Address } from '../../address/address.ts';
import { allowedSettings } from '../../lists/allowedSettings.ts';
import type { Resource } from '../../address/resource.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import {
  FIRST_ROW,
  narrowedVariables,
  pagedVariables,
  type Place,
} from '../../lists/listVariables.ts';
import { mergeVariables } from '../../lists/mergeVariables.ts';
import { isNarrowed, readListAddress } from '../../lists/listAddress.ts';
import type { FilterSetting, ListSettings } from '../../lists/listSettings.ts';
import { labelOf } from '../../locale/labelOf.ts';
import { pageQuery } from '../../relay/pageQueries.ts';
import { keyAsId } from '../../lists/parentVariables.ts';
import type { RecordTab, TabPanelProps } from './RecordTabs.tsx';
import type { AnyTab, StatesOfRows, TabDefinition, ViewOfRows } from './tabDefinition.ts';
import { TabPanel } from './TabPanel.tsx';

const ROWS = 10;

/** Makes the component that shows a relation to many of a record: a list with its own sorting and paging. */
export function defineTab<
  Query extends OperationType,
  View extends ViewOfRows,
  Total extends OperationType = OperationType,
>(definition: TabDefinition<Query, View, Total>): RecordTab['Panel'] {
  const tab: AnyTab = {
    size: ROWS,
    parentVariables: keyAsId,
    ...definition,
  };
  const { states } = tab;
  const settings = states ? { ...tab, filters: { [states.name]: filterBy(states) } } : tab;
  const queries = (address: Address, { access }: Pick<Visitor, 'access'> = {}) => {
    const allowed = allowedSettings(access, tab.resource as Resource, settings);
    // What selects the rows of the record may stand in one object with a page of them.
    const ofRecord = (variables: object) =>
      mergeVariables(variables, tab.parentVariables(address)) as object;
    const rows = pageQuery(tab.query, ofRecord(rowVariables(allowed, address)), { need: 'panel' });
    const { total, isCountedApart } = tab;
    const isCounted = isCountedApart || isNarrowed(readListAddress(allowed, address));
    if (!total || !isCounted) return { [tab.name]: rows };
    const counted = ofRecord(rowVariables(allowed, address, FIRST_ROW));
    return {
      [tab.name]: rows,
      [`${tab.name}Total`]: pageQuery(total.query, counted, { need: 'deferred' }),
    };
  };
  const Panel = (props: TabPanelProps) => <TabPanel tab={settings} {...props} />;
  return Object.assign(Panel, { queries });
}

/** One of several states as a filter in the address. */
function filterBy({ name, label = labelOf(name), choices, variables }: StatesOfRows<unknown>) {
  const accepts = (text: string) => Object.hasOwn(choices, text);
  const is = {
    takesSeveral: false,
    accepts,
    variables: ([text]: readonly string[]) => variables(text),
  };
  return {
    label,
    kind: 'choice',
    choices,
    isStatus: true,
    comparisons: { '': is },
  } satisfies FilterSetting<unknown>;
}

/** What is asked for of the rows: a page of those that are searched for, in the state of the address. */
function rowVariables(
  settings: AnyTab & ListSettings<unknown>,
  address: Address,
  place?: Place,
): object {
  const { states } = settings;
  const [state] = (states && readListAddress(settings, address).filters[states.name]) ?? [];
  const narrowed =
    states && state !== undefined
      ? narrowedVariables(settings, address, states.variables(state), place)
      : null;
  return (narrowed ?? pagedVariables(settings, address, place)) as object;
}
