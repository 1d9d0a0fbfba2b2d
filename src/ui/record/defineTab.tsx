import type { OperationType } from 'relay-runtime';
import type { Address } from '../../address/address.ts';
import { allowedSettings } from '../../lists/allowedSettings.ts';
import type { Resource } from '../../address/resource.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { pageQuery } from '../../relay/pageQueries.ts';
import { keyAsId } from '../../lists/parentVariables.ts';
import type { RecordTab } from './RecordTabs.tsx';
import type { AnyTab, TabDefinition, ViewOfRows } from './tabDefinition.ts';
import { TabPanel } from './TabPanel.tsx';

const ROWS = 10;

/** A tab as it is described. */
type GivenTab = Omit<AnyTab, 'size' | 'parentVariables'> &
  Partial<Pick<AnyTab, 'size' | 'parentVariables'>>;

/** Makes the component that shows a relation to many of a record: a list with its own sorting and paging. */
export function defineTab<Query extends OperationType, View extends ViewOfRows>(
  definition: TabDefinition<Query, View>,
): RecordTab['Panel'] {
  const tab: AnyTab = {
    size: ROWS,
    parentVariables: keyAsId,
    ...(definition as unknown as GivenTab),
  };
  const queries = (address: Address, { access }: Pick<Visitor, 'access'> = {}) => {
    const allowed = allowedSettings(access, tab.resource as Resource, tab);
    const variables = pagedVariables(allowed, address) as object;
    return {
      [tab.name]: pageQuery(
        tab.query,
        { ...variables, ...tab.parentVariables(address) },
        { need: 'panel' },
      ),
    };
  };
  return Object.assign(() => <TabPanel tab={tab} />, { queries });
}
