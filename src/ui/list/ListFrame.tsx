import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useContext, useState, type ReactNode } from 'react';
import { lackingOf } from '../../access/access.ts';
import { LiveUpdates, type LoadSubscriptions } from '../../relay/LiveUpdates.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { tLabel } from '../../locale/translate.ts';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { hasScreen, listHref, type Resource } from '../../address/resource.ts';
import { useAllowedResource } from '../access/allowedResource.ts';
import { useAccess } from '../access/useAccess.ts';
import { useAllowedOperations } from '../action/allowedOperations.ts';
import { LazyShortcuts } from '../shortcuts/LazyShortcuts.tsx';
import type { Tool } from '../../address/tool.ts';
import type { BulkOperations, RecordOperations } from '../action/recordOperations.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { allowedSettings } from '../../lists/allowedSettings.ts';
import { isNarrowed, narrowingText, readListAddress, shownAs } from '../../lists/listAddress.ts';
import { ListBody, adjacentPages } from './ListBody.tsx';
import { ListHeader } from './ListHeader.tsx';
import { listChoiceOf } from '../../visitor/listChoice.ts';
import {
  ListChoicesContext,
  ListContext,
  type ListOfTable,
  type LoadRecord,
} from './listContext.ts';
import { columnOf, layoutsOf } from '../../lists/layouts.ts';
import { useKeptPage } from './live/useKeptPage.ts';
import { LiveContext, useLive } from './live/useLive.ts';
import type { AnyList } from './listDefinition.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import type { PageInfo } from '../../lists/paging.ts';
import { useRebasedChanges } from './rebasedChange.ts';
import { SelectionContext, useListSelection } from './selection.ts';
import { TableToolbar } from './TableToolbar.tsx';
import { UnfinishedRun } from './UnfinishedRun.tsx';
import { useAddressAsSeen } from './useAddressAsSeen.ts';
import styles from './list.module.css';
import { PageTitle } from '../PageTitle.tsx';

/** Loaded on use: most lists are looked at without. */
const ListChart = dynamic(() => import('./chart/ListChart.tsx'), { loading: WhileLoading });

/** Everything around the rows of a list. */
export interface ListSurroundings {
  /** What can be done with the records. */
  readonly operations?: RecordOperations<never, never>;
  /** What can be done to the records as a whole. */
  readonly tools?: readonly Tool[];
  /** Loads the page of a record, where there is one. */
  readonly loadRecord?: LoadRecord;
  /** Loads the subscriptions that report changes. */
  readonly subscriptions?: LoadSubscriptions;
}

interface ListFrameProps<Variables> extends ListSurroundings {
  readonly resource: Resource;
  readonly settings: ListSettings<Variables>;
  readonly pageInfo: PageInfo;
  /** The number of all matching records; rows do not wait for it. */
  readonly total?: ReactNode;
  /** What its pages are read by, where they can be read without being shown. */
  readonly definition?: AnyList;
  /** The table. */
  readonly children: ReactNode;
}

/** A resource's list: heading, search and filters, the table, and the way to its other pages. */
export function ListFrame<Variables>(props: ListFrameProps<Variables>) {
  const { total, definition, tools = [], loadRecord, subscriptions, children } = props;
  const locale = useLocale();
  const access = useAccess();
  const resource = useAllowedResource(props.resource);
  const settings = allowedSettings(lackingOf(access), props.resource, props.settings);
  const operations = useAllowedOperations(props.operations);
  const live = useLive();
  const pageInfo = useKeptPage(props.pageInfo, live);
  const [dialog, setDialog] = useState<ReactNode>(null);
  const path = listHref(resource);
  const { address, kept, shown } = useListAddress(settings, path);
  const selection = useListSelection(narrowingText(address));
  const { next, previous } = adjacentPages(settings, address, pageInfo);
  const list: ListOfTable = {
    resource,
    path,
    address,
    shown,
    kept,
    name: settings.name ?? null,
    hasOtherPages: next !== null || previous !== null,
    total,
    // The list's screen checks that its rows have what is needed.
    bulk: (operations?.bulk ?? null) as BulkOperations<unknown> | null,
    definition: definition ?? null,
    open: setDialog,
    Toolbar: TableToolbar,
    loadRecord: hasScreen(resource, 'record') ? loadRecord : undefined,
    layouts: layoutsOf(settings),
    layoutBy: columnOf(settings, address),
  };
  return (
    <div className={styles.screen}>
      <PageTitle>{tLabel(resource.pluralLabel, locale)}</PageTitle>
      <ListHeader
        resource={resource}
        total={total}
        isNarrowed={isNarrowed(address)}
        tools={tools}
        operations={operations}
        open={setDialog}
      />
      <FilterBar resource={resource} settings={settings} address={address} list={definition} />
      {address.chart && definition?.total && (
        <ListChart list={definition} state={address} text={address.chart} path={path} />
      )}
      <LazyShortcuts keys={KEYS} load={loadShortcuts} content={NOTHING} />
      {subscriptions && <LiveUpdates load={subscriptions} changed={live.refresh} />}
      <ListContext value={list}>
        <SelectionContext value={selection}>
          <LiveContext value={live}>
            <ListBody
              path={path}
              resource={resource}
              settings={settings}
              address={address}
              pageInfo={pageInfo}
              total={total}
              isSizable
            >
              {children}
            </ListBody>
            {dialog}
            {list.bulk && <UnfinishedRun slug={resource.slug} />}
          </LiveContext>
        </SelectionContext>
      </ListContext>
    </div>
  );
}

/** What the page's address says of its list, and with the person's stored choice shows. It follows both. */
function useListAddress<Variables>(settings: ListSettings<Variables>, path: string) {
  const { query } = useRouter();
  const lists = useContext(ListChoicesContext);
  const address = readListAddress(settings, query);
  const kept = listChoiceOf(lists, settings.name);
  const shown = shownAs(address, kept);
  useRebasedChanges(settings, path);
  useAddressAsSeen(path, address, shown);
  return { address, kept, shown };
}

const KEYS = new Set('jkx/');
const NOTHING = {};
const loadShortcuts = () => import('./shortcuts/ListShortcuts.tsx');
