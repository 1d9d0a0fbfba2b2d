import dynamic from 'next/dynamic';
import { Fragment } from 'react';
import type { PageQueries, PageQuery } from '../../relay/pageQueries.ts';
import { FULL_ACCESS } from '../../access/access.ts';
import type { Address } from '../../address/address.ts';
import { arranged, homeArrangement } from '../../visitor/homeArrangement.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import { allowedNavigation, useAllowedNavigation } from '../access/allowedNavigation.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { listedGroups, shownResources, type Navigation } from '../../address/navigation.ts';
import { listHref, type Resource } from '../../address/resource.ts';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { Icon } from '../Icon.tsx';
import { LazyMenu } from '../list/LazyMenu.tsx';
import { useKnownCharts } from '../list/chart/useKnownCharts.ts';
import type { ArrangeHomeProps } from './ArrangeHome.tsx';
import { Attention } from './Attention.tsx';
import { attentionQueries, type HomeAttention } from './attention.ts';
import styles from './home.module.css';
import { nameOfPanel, shownPanels, type HomePanel } from './homePanel.ts';
import { PARTS, type HomePart } from './homeParts.ts';
import { PanelInItsPlace, SeenTrends, UnlessAllFail } from './panels.tsx';
import type { HomeTrend } from './trend.ts';
import { useHomeArrangement } from './useHomeArrangement.ts';
import { YourViews } from './YourViews.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { PageLink } from '../PageLink.tsx';

export type { HomePanel };

/** Loaded on use, and rendered on the server, so that nothing moves. */
const YourCharts = dynamic(() => import('./charts/YourCharts.tsx'), { loading: WhileLoading });

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
      // What a person has hidden asks the backend for nothing.
      const arrangement = homeArrangement(visitor.lists);
      const isHidden = arrangement.hidden.includes(PARTS.attention);
      return {
        ...(!isHidden && allowed.attention && attentionQueries(allowed.attention, visitor)),
        ...homeQueries(shownPanels(allowed.panels, arrangement)),
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
  const given = offered({ attention, panels, trends }, navigation);
  const [arrangement, onArrange] = useHomeArrangement();
  const { hidden } = arrangement;
  const seen = shownPanels(given.panels, arrangement);
  const parts = arranged(useHomeParts(given, seen, navigation), arrangement);
  const shown = parts.filter(({ name }) => !hidden.includes(name));
  const content = (
    <div className={styles.parts}>
      {shown.map((part) => (
        <Fragment key={part.name}>{part.content}</Fragment>
      ))}
    </div>
  );
  return (
    <div className={styles.home}>
      <PageTitle>{t('Home', locale)}</PageTitle>
      <HomeHeader
        navigation={navigation}
        arranging={parts.length > 1 ? { parts, hidden, onArrange } : null}
      />
      {seen.length > 1 ? (
        <UnlessAllFail
          panels={seen}
          instead={<AllRecords navigation={navigation} isAlone={false} />}
        >
          {content}
        </UnlessAllFail>
      ) : (
        content
      )}
      {shown.length === 0 && <p>{t('All of it is hidden. Arrange shows it again.', locale)}</p>}
    </div>
  );
}

/**
 * All that there is to show, in the order in which it stands before anybody arranges it.
 *
 * @param seen the panels that are not hidden
 */
function useHomeParts(
  { attention, panels, trends }: Required<Omit<HomeProps, 'navigation'>>,
  seen: readonly HomePanel[],
  navigation: Navigation,
): HomePart[] {
  const locale = useLocale();
  const charts = useKnownCharts();
  const parts: ReadonlyArray<HomePart | false | null> = [
    attention && {
      name: PARTS.attention,
      title: t('Needs attention', locale),
      content: <Attention attention={attention} />,
    },
    charts.length > 0 && {
      name: PARTS.charts,
      title: t('Your charts', locale),
      content: <YourCharts navigation={navigation} />,
    },
    trends.length > 0 && {
      name: PARTS.activity,
      title: t('Recent activity', locale),
      content: <SeenTrends trends={trends} panels={seen} />,
    },
    ...panels.map((Panel) => ({
      name: nameOfPanel(Panel),
      title: tLabel(Panel.title, locale),
      content: <PanelInItsPlace Panel={Panel} />,
    })),
    {
      name: PARTS.resources,
      title: t('All records', locale),
      content: <AllRecords navigation={navigation} isAlone={panels.length === 0} />,
    },
  ];
  return parts.filter((part): part is HomePart => Boolean(part));
}

interface HomeHeaderProps {
  readonly navigation: Navigation;
  /** Null where there is nothing to arrange. */
  readonly arranging: ArrangeHomeProps | null;
}

/** Views are beside the heading, so that what only the browser knows shifts no layout. */
function HomeHeader({ navigation, arranging }: HomeHeaderProps) {
  const locale = useLocale();
  return (
    <header className={styles.header}>
      <h1>{t('Home', locale)}</h1>
      <YourViews navigation={navigation} />
      <div className={styles.tools}>
        <LazyMenu
          content={{ navigation }}
          load={() => import('./charts/NewChart.tsx')}
          label={
            <>
              <Icon name="chart" size={14} /> {t('New chart', locale)}
            </>
          }
        />
        {arranging && (
          <LazyMenu
            content={arranging}
            load={() => import('./ArrangeHome.tsx')}
            label={
              <>
                <Icon name="columns" size={14} /> {t('Arrange', locale)}
              </>
            }
          />
        )}
      </div>
    </header>
  );
}

interface AllRecordsProps {
  readonly navigation: Navigation;
  /** There is nothing else to tell it from. */
  readonly isAlone: boolean;
}

function AllRecords({ navigation, isAlone }: AllRecordsProps) {
  const locale = useLocale();
  return (
    <section className={styles.all}>
      {!isAlone && <h2>{t('All records', locale)}</h2>}
      <Cards resources={shownResources({ ...navigation, groups: listedGroups(navigation) })} />
    </section>
  );
}

function Cards({ resources }: { resources: readonly Resource[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.resources}>
      {resources.map((resource) => (
        <li key={resource.slug} className={styles.resource}>
          <PageLink href={listHref(resource)}>{tLabel(resource.pluralLabel, locale)}</PageLink>
          {resource.description && <p>{tLabel(resource.description, locale)}</p>}
        </li>
      ))}
    </ul>
  );
}
