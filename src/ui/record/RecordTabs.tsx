import type { ComponentType } from 'react';
import { FULL_ACCESS, lackingOf, type Access } from '../../access/access.ts';
import { Denied } from '../access/Denied.tsx';
import { useAccess } from '../access/useAccess.ts';
import { ErrorPanel } from '../errors/ErrorPanel.tsx';
import { PartBoundary } from '../errors/PartBoundary.tsx';
import { useLoadedPage } from '../../relay/pageContext.tsx';
import type { Visitor } from '../../visitor/visitor.ts';
import { fieldDenial } from '../access/allowedResource.ts';
import type { Address } from '../../address/address.ts';
import type { PageQueries } from '../../relay/pageQueries.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { recordHref, type Resource } from '../../address/resource.ts';
import { usePageAddress } from '../embeddedPage.ts';
import { parameterizedFieldParameters } from './parameterized/parameters.ts';
import { TabTotal, type TabTotals } from './TabTotal.tsx';
import { PageLink } from '../PageLink.tsx';
import styles from './record.module.css';

/** What the records of a tab are shown with. */
export interface TabPanelProps {
  /** How many records the tabs have. */
  readonly totals?: TabTotals;
}

/** A relation to many, as a tab of a record's page. */
export interface RecordTab {
  readonly label: string;
  /** Renders the related records, and declares their `queries`. */
  readonly Panel: ComponentType<TabPanelProps> & {
    queries: (address: Address, visitor?: Pick<Visitor, 'access'>) => PageQueries;
  };
}

/** Tabs by their name in the address, in display order. */
export type RecordTabs = Readonly<Record<string, RecordTab>>;

/** Of whose record tabs are, and what the role of who sees it lacks. */
interface TabsOf {
  readonly resource?: Pick<Resource, 'type'>;
  readonly access?: Access;
}

/** The queries of the open tab only. A tab that the role lacks is not asked for. */
export function tabQueries(tabs: RecordTabs, address: Address, of: TabsOf = {}): PageQueries {
  const current = currentTab(tabs, address, of);
  if (isLacking(current, of)) return {};
  return tabs[current]?.Panel.queries(address, of) ?? {};
}

interface RecordTabsViewProps {
  readonly resource: Resource;
  readonly tabs: RecordTabs;
  readonly totals?: TabTotals;
}

/** A link for each relation to many, and the records of the open tab. */
export function RecordTabsView({ resource, tabs, totals }: RecordTabsViewProps) {
  const locale = useLocale();
  const access = useAccess();
  const query = usePageAddress();
  const page = useLoadedPage();
  const current = currentTab(tabs, query, { resource, access: lackingOf(access) });
  const { Panel, label } = tabs[current];
  const allowed = Object.entries(tabs).filter(([name]) => !fieldDenial(access, resource, name));
  const denial = fieldDenial(access, resource, current);
  const state = page.stateOf(awaited(Panel.queries(query)));
  if (allowed.length === 0) return null;
  const path = recordHref(resource, String(query.key));
  const asked = parameterizedFieldParameters(query).map(([parameter, text]) => [parameter, text]);
  return (
    <section id="related" className={styles.tabs} aria-label={t('Related records', locale)}>
      <nav aria-label={t('Relations', locale)} className={styles.tabList}>
        {allowed.map(([name, tab]) => (
          <PageLink
            key={name}
            href={`${path}?${new URLSearchParams([['tab', name], ...asked])}`}
            scroll={false}
            aria-current={name === current ? 'page' : undefined}
          >
            {tLabel(tab.label, locale)}
            {totals && <TabTotal totals={totals} tab={name} />}
          </PageLink>
        ))}
      </nav>
      <div
        className={styles.panel}
        aria-label={tLabel(label, locale)}
        role="group"
        key={`${path} ${current}`}
      >
        {denial && <Denied reason={denial} what="see" />}
        {!denial && state.status === 'ready' && (
          <PartBoundary>
            <Panel totals={totals} />
          </PartBoundary>
        )}
        {!denial && state.status === 'failed' && (
          <ErrorPanel error={state.error} onRetry={() => page.retry()} />
        )}
      </div>
    </section>
  );
}

/** The names of the queries that the rows of a tab wait for. */
function awaited(queries: PageQueries): string[] {
  return Object.keys(queries).filter((name) => queries[name].need !== 'deferred');
}

/** The tab of an address; without one the first that the role has. */
function currentTab(tabs: RecordTabs, { tab }: Address, of: TabsOf): string {
  if (typeof tab === 'string' && Object.hasOwn(tabs, tab)) return tab;
  const names = Object.keys(tabs);
  return names.find((name) => !isLacking(name, of)) ?? names[0];
}

function isLacking(tab: string, { resource = {}, access = FULL_ACCESS }: TabsOf): boolean {
  return fieldDenial(access, resource, tab) !== null;
}
