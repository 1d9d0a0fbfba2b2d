import { useNamedPageQuery } from '../../../relay/pageContext.tsx';
import { laneQueries, type Lane as LaneOfList } from '../../../lists/lanes.ts';
import { listStateHref, SIZES } from '../../../lists/listAddress.ts';
import { pageIn } from '../../../lists/pageInResponse.ts';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { useMoves } from '../moves/movesContext.ts';
import { RowsOfPage } from '../RowsOfPage.tsx';
import { LaneContext, useBoard } from './boardContext.ts';
import { LaneCards } from './LaneCards.tsx';
import { LaneHead } from './LaneHead.tsx';
import { PageLink } from '../../PageLink.tsx';
import styles from './board.module.css';

/** A lane of a board: its first rows as cards, and the way to the others. */
export function Lane({ lane }: { readonly lane: LaneOfList }) {
  const { definition } = useBoard();
  const { places, state } = useMoves();
  const page = pageIn(definition, useNamedPageQuery(definition.query, laneQueries(lane).rows));
  const { pageInfo } = page;
  const size = lane.state.size ?? definition.size;
  const hasMore = definition.paging.neighbours({}, size, pageInfo).next !== null;
  return (
    <LaneContext value={lane}>
      <section
        className={styles.lane}
        aria-label={places.labelOf(lane)}
        data-place={lane.name}
        data-over={state.lifted?.over === lane.name ? '' : undefined}
      >
        <LaneHead rowCount={pageInfo.rowCount} hasMore={hasMore} />
        <RowsOfPage
          view={LaneCards}
          page={page}
          edges={definition.edges}
          related={definition.relatedRecords}
        />
        {hasMore && <MoreOfLane lane={lane} size={size} />}
      </section>
    </LaneContext>
  );
}

/** More rows of the lane, as long as a page can have them; else the list of them. */
function MoreOfLane({ lane, size }: { readonly lane: LaneOfList; readonly size: number }) {
  const locale = useLocale();
  const { list } = useBoard();
  const value = useMoves().places.labelOf(lane);
  const { address, path } = list;
  const isAll = size >= Math.max(...SIZES);
  const href = isAll
    ? listStateHref(path, { ...lane.state, layout: null, size: null })
    : listStateHref(path, { ...address, more: [...(address.more ?? []), lane.name] });
  return (
    <PageLink
      className={styles.more}
      href={href}
      scroll={isAll}
      aria-label={
        isAll
          ? t('View all: {value}', locale, { value })
          : t('Show more: {value}', locale, { value })
      }
    >
      {isAll ? t('View all', locale) : t('Show more', locale)}
    </PageLink>
  );
}
