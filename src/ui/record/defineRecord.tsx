import type { ComponentType, ReactNode } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { Address } from '../../address/address.ts';
import type { Resource } from '../../address/resource.ts';
import type { Caught } from '../../relay/caught.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Page, type PageQueries } from '../../relay/pageQueries.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import { subjectAt } from '../../relay/subject.ts';
import { usePageAddress } from '../embeddedPage.ts';
import { failedRecord } from '../errors/failedRecord.tsx';
import { RecordNamesContext } from '../fields/recordNames.ts';
import { RecordPage } from '../errors/RecordPage.tsx';
import { queryNames, type AnyRecordNames } from './recordNames.ts';
import { RecordTabsView, tabQueries, type RecordTabs } from './RecordTabs.tsx';
import type { TabTotals } from './TabTotal.tsx';

/** A record's page: the query that finds the record of an address, what shows it, and its tabs. */
export interface RecordDefinition<
  Query extends OperationType,
  Key,
  Totals extends OperationType = OperationType,
> {
  readonly resource: Resource;
  readonly query: GraphQLTaggedNode;
  /** The variables that find the record of an address. */
  readonly variables: (address: Address) => Query['variables'];
  /** Finds the record in the query's response. */
  readonly read: (data: Query['response'], address: Address) => Caught<Key>;
  /** The path of the record in the response: when it is null, the page is not found. */
  readonly subject: readonly string[];
  /** Where the query gives all records: the fields that hold the key, by which the record is known among the rows. */
  readonly rowKey?: readonly string[];
  /** Shows the record. */
  readonly Details: ComponentType<RecordDetailsProps<Key>>;
  /** Relations to many, by their name in the address, in display order. */
  readonly tabs?: RecordTabs;
  /** How many records the tabs have. */
  readonly tabTotals?: TabTotals<Totals>;
  /** How the records are named that it has only the keys of. */
  readonly names?: AnyRecordNames;
  /** What the page queries besides. */
  readonly queries?: (address: Address, visitor: Visitor) => PageQueries;
}

/** What shows a record is given its fragment's key, and the tabs to show below it. */
export interface RecordDetailsProps<Key> {
  readonly record: Key;
  readonly tabs: ReactNode;
}

/** Makes the page of a record out of its description. */
export function defineRecord<
  Query extends OperationType,
  Key,
  Totals extends OperationType = OperationType,
>(
  definition: RecordDefinition<Query, Key, Totals>,
): ComponentType &
  Pick<Page, 'Failed' | 'canBePartial'> & {
    queries: (address: Address, visitor: Visitor) => PageQueries;
  } {
  const { resource, query, variables, read, subject, Details, tabs, tabTotals, names } = definition;
  const totals = tabTotals;
  const tabsView = tabs && <RecordTabsView resource={resource} tabs={tabs} totals={totals} />;
  function RecordOfAddress() {
    const record = read(usePageQuery<Query>(query), usePageAddress());
    return (
      <RecordNamesContext value={names ?? null}>
        <RecordPage resource={resource} record={record}>
          {(found) => <Details record={found} tabs={tabsView} />}
        </RecordPage>
      </RecordNamesContext>
    );
  }
  const queries = (address: Address, visitor: Visitor) => ({
    record: pageQuery<Query>(query, variables(address), {
      ...subjectAt(definition, address),
      ...(names && { followedBy: (data: unknown) => queryNames(names, data, address) }),
    }),
    ...(tabs && tabQueries(tabs, address, { resource, access: visitor.access })),
    ...(totals && {
      tabTotals: pageQuery(totals.query, (totals.variables ?? variables)(address), {
        need: 'deferred',
      }),
    }),
    ...definition.queries?.(address, visitor),
  });
  const Failed = failedRecord(resource, subject);
  return Object.assign(RecordOfAddress, { queries, Failed, canBePartial: true });
}
