import { useId, type ReactNode } from 'react';
import { listHref } from '../../address/resource.ts';
import { tLabel } from '../../locale/translate.ts';
import { isRefusedAccess, type WireError } from '../../relay/errors.ts';
import type { LoadedPage } from '../../relay/loadedPage.ts';
import { useLoadedPage } from '../../relay/pageContext.tsx';
import type { QueryState } from '../../relay/queryState.ts';
import { ErrorPanel } from '../errors/ErrorPanel.tsx';
import { PartBoundary } from '../errors/PartBoundary.tsx';
import { useLocale } from '../locale/useLocale.ts';
import type { HomePanel } from './homePanel.ts';
import styles from './home.module.css';
import type { HomeTrend } from './trend.ts';
import { Trends } from './Trends.tsx';
import { PageLink } from '../PageLink.tsx';

interface UnlessAllFailProps {
  /** The panels that are shown. */
  readonly panels: readonly HomePanel[];
  /** What is shown below the reason. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/**
 * What the page shows of records; in its place why there is none, said once, where all panels fail for one
 * reason.
 */
export function UnlessAllFail({ panels, instead, children }: UnlessAllFailProps) {
  const page = useLoadedPage();
  const failure = commonFailure(panels.map((panel) => stateOfPanel(page, panel)));
  if (!failure) return children;
  return (
    <>
      <ErrorPanel error={failure} onRetry={() => page.retry()} />
      {instead}
    </>
  );
}

function commonFailure(states: readonly QueryState[]): WireError | null {
  const errors = states.flatMap((state) => (state.status === 'failed' ? state.error : []));
  const reasons = new Set(errors.map((error) => `${error.name} ${error.message}`));
  return errors.length === states.length && reasons.size === 1 ? errors[0] : null;
}

interface SeenTrendsProps {
  readonly trends: readonly HomeTrend[];
  /** The panels that are shown. */
  readonly panels: readonly HomePanel[];
}

/** What happened lately to what the person may see: what they may not see, its panel says already. */
export function SeenTrends({ trends, panels }: SeenTrendsProps) {
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

/** Each panel loads and fails independently, also by a defect of its code. */
export function PanelInItsPlace({ Panel }: { Panel: HomePanel }) {
  const locale = useLocale();
  const page = useLoadedPage();
  const state = stateOfPanel(page, Panel);
  const heading = useId();
  const title = tLabel(Panel.title, locale);
  return (
    <article className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>
        {Panel.href === undefined ? title : <PageLink href={Panel.href}>{title}</PageLink>}
      </h2>
      {state.status === 'ready' && (
        <PartBoundary>
          <Panel />
        </PartBoundary>
      )}
      {state.status === 'failed' && <ErrorPanel error={state.error} onRetry={() => page.retry()} />}
    </article>
  );
}
