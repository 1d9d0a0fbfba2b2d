import dynamic from 'next/dynamic';
import NextLink from 'next/link';
import { useId, type ComponentType, type ReactNode } from 'react';
import { isRefusedAccess, type WireError } from '../../relay/errors.ts';
import type { LoadedPage } from '../../relay/loadedPage.ts';
import { useLoadedPage } from '../../relay/pageContext.tsx';
import type { PageQueries, PageQuery } from '../../relay/pageQueries.ts';
import type { QueryState } from '../../relay/queryState.ts';
import { FULL_ACCESS } from '../../access/access.ts';
import type { Address } from '../../address/address.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import { allowedNavigation, useAllowedNavigation } from '../access/allowedNavigation.ts';
import { ErrorPanel } from '../errors/ErrorPanel.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { listedGroups, shownResources, type Navigation } from '../../address/navigation.ts';
import { listHref, type Resource } from '../../address/resource.ts';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { Icon } from '../Icon.tsx';
import { LazyMenu } from '../list/LazyMenu.tsx';
import { useKnownCharts } from '../list/chart/useKnownCharts.ts';
import { Attention } from './Attention.tsx';
import { attentionQueries, type HomeAttention } from './attention.ts';
import styles from './home.module.css';
import type { HomeTrend } from './trend.ts';
import { Trends } from './Trends.tsx';
import { YourViews } from './YourViews.tsx';
import { PageTitle } from '../PageTitle.tsx';

/** Loaded on use, and rendered on the server, so that nothing moves. */
const YourCharts = dynamic(() => import('./charts/YourCharts.tsx'), { loading: WhileLoading });

/** A panel of the home page: a component that renders when its queries are answered. */
export type HomePanel = ComponentType & {
  readonly title: string;
  /** The address that the title links to. */
  readonly href?: string;
  /** The operations' names are unique on the page: the same list can be in several panels, by a query each. */
  readonly queries: () => PageQueries;
};

interface HomeProps {
  /** What needs somebody; null where the schema cannot be asked. */
  readonly attention?: HomeAttention | null;
  readonly panels: readonly HomePanel[];
  readonly trends?: readonly HomeTrend[];
  readonly navigation: Navigation;
}

/** The component of `pages/index.tsx`. What is about hidden resources is left out. */
export function createHome({ attention = null, panels, trends = [], navigation }: HomeProps) {
  const shown = offered({ attention, panels, trends }, navigation);
  return Object.assign(() => <Home {...shown} navigation={navigation} />, {
    queries: (_address: Address, visitor: Visitor) => {
      const { access = FULL_ACCESS } = visitor;
      const allowed = offered(shown, allowedNavigation(navigation, access));
      return {
        ...(allowed.attention && attentionQueries(allowed.attention, visitor)),
        ...homeQueries(allowed.panels),
      };
    },
  });
}

/** What is about resources that are not hidden. */
function offered(
  { attention, panels, trends }: Required<Omit<HomeProps, 'navigation'>>,
  { hidden: resources }: Navigation,
) {
  const hidden = new Set(resources.map(listHref));
  const entries = attention?.entries.filter(({ resource }) => !hidden.has(listHref(resource)));
  return {
    attention: attention && entries && entries.length > 0 ? { ...attention, entries } : null,
    panels: panels.filter(({ href = '' }) => !hidden.has(href.split('?')[0])),
    trends: trends.filter(({ resource }) => !hidden.has(listHref(resource))),
  };
}

/** All queries of the home page. @throws when two panels have a query under the same name */
export function homeQueries(panels: readonly HomePanel[]): PageQueries {
  const queries: Record<string, PageQuery> = {};
  for (const { title, queries: own } of panels)
    for (const [name, query] of Object.entries(own())) {
      if (Object.hasOwn(queries, name))
        throw new Error(`The panel "${title}" has a query that another panel has, too: ${name}.`);
      queries[name] = query;
    }
  return queries;
}

/** The home page: what needs somebody, latest records, counts, trends, and links to all resources. */
export function Home({ attention = null, panels, trends = [], navigation: whole }: HomeProps) {
  const locale = useLocale();
  const navigation = useAllowedNavigation(whole);
  const shown = offered({ attention, panels, trends }, navigation);
  const charts = useKnownCharts();
  const records = (
    <>
      {shown.attention && <Attention attention={shown.attention} />}
      {charts.length > 0 && <YourCharts navigation={navigation} />}
      {shown.trends.length > 0 && <SeenTrends trends={shown.trends} panels={shown.panels} />}
      {shown.panels.length > 0 && (
        <div className={styles.panels}>
          {shown.panels.map((Panel, index) => (
            <PanelInItsPlace key={index} Panel={Panel} />
          ))}
        </div>
      )}
    </>
  );
  return (
    <div className={styles.home}>
      <PageTitle>{t('Home', locale)}</PageTitle>
      {/* Beside the heading, so that views, which only the browser knows, shift no layout. */}
      <header className={styles.header}>
        <h1>{t('Home', locale)}</h1>
        <YourViews navigation={navigation} />
        <LazyMenu
          content={{ navigation }}
          load={() => import('./charts/NewChart.tsx')}
          label={
            <>
              <Icon name="chart" size={14} /> {t('New chart', locale)}
            </>
          }
        />
      </header>
      {shown.panels.length > 1 ? (
        <UnlessAllFail panels={shown.panels}>{records}</UnlessAllFail>
      ) : (
        records
      )}
      {shown.panels.length > 0 && <h2>{t('All records', locale)}</h2>}
      <Cards resources={shownResources({ ...navigation, groups: listedGroups(navigation) })} />
    </div>
  );
}

interface UnlessAllFailProps {
  readonly panels: readonly HomePanel[];
  readonly children: ReactNode;
}

/** What the page shows of records; in its place why there is none, said once, where all panels fail for one reason. */
function UnlessAllFail({ panels, children }: UnlessAllFailProps) {
  const page = useLoadedPage();
  const failure = commonFailure(panels.map((panel) => stateOfPanel(page, panel)));
  return failure ? <ErrorPanel error={failure} onRetry={() => page.retry()} /> : children;
}

function commonFailure(states: readonly QueryState[]): WireError | null {
  const errors = states.flatMap((state) => (state.status === 'failed' ? state.error : []));
  const reasons = new Set(errors.map((error) => `${error.name} ${error.message}`));
  return errors.length === states.length && reasons.size === 1 ? errors[0] : null;
}

/** What happened lately to what the person may see: what they may not see, its panel says already. */
function SeenTrends({ trends, panels }: Required<Pick<HomeProps, 'trends' | 'panels'>>) {
  const page = useLoadedPage();
  const refused = new Set(
    panels
      .filter((panel) => {
        const state = stateOfPanel(page, panel);
        return state.status === 'failed' && isRefusedAccess(state.error);
      })
      .map(({ href = '' }) => href.split('?')[0]),
  );
  const seen = trends.filter(({ resource }) => !refused.has(listHref(resource)));
  return seen.length > 0 && <Trends trends={seen} />;
}

function stateOfPanel(page: LoadedPage, panel: HomePanel): QueryState {
  const awaited = Object.entries(panel.queries()).filter(([, { need }]) => need !== 'deferred');
  return page.stateOf(awaited.map(([name]) => name));
}

/** Each panel loads and fails independently. */
function PanelInItsPlace({ Panel }: { Panel: HomePanel }) {
  const locale = useLocale();
  const page = useLoadedPage();
  const state = stateOfPanel(page, Panel);
  const heading = useId();
  const title = tLabel(Panel.title, locale);
  return (
    <article className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>
        {Panel.href === undefined ? (
          title
        ) : (
          <NextLink href={Panel.href} prefetch={false}>
            {title}
          </NextLink>
        )}
      </h2>
      {state.status === 'ready' && <Panel />}
      {state.status === 'failed' && <ErrorPanel error={state.error} onRetry={() => page.retry()} />}
    </article>
  );
}

function Cards({ resources }: { resources: readonly Resource[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.resources}>
      {resources.map((resource) => (
        <li key={resource.slug} className={styles.resource}>
          <NextLink href={listHref(resource)} prefetch={false}>
            {tLabel(resource.pluralLabel, locale)}
          </NextLink>
          {resource.description && <p>{tLabel(resource.description, locale)}</p>}
        </li>
      ))}
    </ul>
  );
}
