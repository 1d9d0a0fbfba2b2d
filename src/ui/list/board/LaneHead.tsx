import type { CSSProperties } from 'react';
import { useLoadedPage, useNamedPageQuery } from '../../../relay/pageContext.tsx';
import { valueOf } from '../../../relay/caught.ts';
import { laneQueries } from '../../../lists/lanes.ts';
import { labelOf } from '../../../locale/labelOf.ts';
import { formatNumber } from '../../../locale/formats.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { listStateHref } from '../../../lists/listAddress.ts';
import buttons from '../../button.module.css';
import { Avatar } from '../../fields/Avatar.tsx';
import { Choice } from '../../fields/Choice.tsx';
import { optionAvatar } from '../../form/picker.ts';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import type { AnyList } from '../listDefinition.ts';
import { countChange } from '../moves/cardMoves.ts';
import { useMoves } from '../moves/movesContext.ts';
import { mainFigures, oneCurrency, readSums, type ShownSum } from '../sums/readSums.ts';
import { useBoard, useLane } from './boardContext.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from './board.module.css';

type Figures = NonNullable<NonNullable<AnyList['total']>['sums']>;

interface LaneHeadProps {
  /** How many of its rows are there, and whether the lane has more. */
  readonly rowCount: number;
  readonly hasMore: boolean;
}

/** What a lane is, and how much is in it. */
export function LaneHead(props: LaneHeadProps) {
  const { choices, definition, relation, records, list } = useBoard();
  const figures = useFigures();
  const locale = useLocale();
  const { places } = useMoves();
  const lane = useLane();
  const { value, name } = lane;
  const isCounted = useLoadedPage().stateOf([laneQueries({ name }).total]).status === 'ready';
  const isKnown = value !== null && Object.hasOwn(choices, name);
  const { total } = definition;
  const label = places.labelOf(lane);
  const record = records.get(name);
  const avatar = relation && record ? optionAvatar(relation, record) : null;
  const { path, address } = list;
  return (
    <header className={styles.head}>
      <h2>
        {avatar && <Avatar {...avatar} name={label} size={20} />}
        {isKnown ? <Choice value={name} choices={choices} /> : label}
      </h2>
      {total && isCounted ? (
        <CountedLane {...props} total={total} figures={figures} />
      ) : (
        <>
          <LaneCount {...props} count={null} />
          <LaneFigures figures={figures} />
        </>
      )}
      {address.lanes?.includes(name) && (
        <PageLink
          className={`${buttons.icon} ${styles.remove}`}
          href={listStateHref(path, {
            ...address,
            lanes: address.lanes.filter((added) => added !== name),
          })}
          scroll={false}
          aria-label={t('Remove lane: {value}', locale, { value: label })}
        >
          <Icon name="cross" size={14} />
        </PageLink>
      )}
    </header>
  );
}

/** What cards show is added up above them, or averaged. */
function useFigures(): Figures {
  const locale = useLocale();
  const { columns, definition } = useBoard();
  const labels = new Set(columns.map(({ label }) => tLabel(label, locale)));
  return mainFigures(definition.total?.sums ?? []).filter(({ field, label = labelOf(field) }) =>
    labels.has(tLabel(label, locale)),
  );
}

interface CountedLaneProps extends LaneHeadProps {
  readonly total: NonNullable<AnyList['total']>;
  readonly figures: Figures;
}

function CountedLane({ total, figures, ...props }: CountedLaneProps) {
  const locale = useLocale();
  const { name, state } = useLane();
  const data = useNamedPageQuery(total.query, laneQueries({ name }).total);
  const count = valueOf(total.read(data));
  const { single, byCurrency } = readSums(
    figures,
    data,
    (filter) => oneCurrency(state, filter),
    locale,
  );
  const ofOneCurrency = byCurrency.flatMap(({ label, texts }) =>
    texts.size === 1 ? [...texts.values()].map((text) => ({ label, text })) : [],
  );
  return (
    <>
      <LaneCount {...props} count={count} />
      <LaneFigures figures={figures} sums={[...single, ...ofOneCurrency]} />
    </>
  );
}

interface LaneFiguresProps {
  readonly figures: Figures;
  readonly sums?: ReadonlyArray<Pick<ShownSum, 'label' | 'text'>>;
}

/** The sums of a lane in a place that is kept for them, so that cards do not move when they come. */
function LaneFigures({ figures, sums = [] }: LaneFiguresProps) {
  if (figures.length === 0) return null;
  return (
    <dl style={{ '--figures': figures.length } as CSSProperties}>
      {sums.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The number of a lane's rows with those that are on their way; where it is not known, at least how many. */
function LaneCount({
  rowCount,
  hasMore,
  count,
}: LaneHeadProps & { readonly count: string | number | null }) {
  const locale = useLocale();
  const { state } = useMoves();
  const change = countChange(useLane().name, state);
  const total = Number(count ?? rowCount) + change;
  const isLeast = count === null && hasMore;
  const number = formatNumber(total, locale);
  // A record that is opened says its place in the lane.
  const known = isLeast ? { 'data-more': '' } : { 'data-total': total };
  return (
    <span className={styles.count} {...known}>
      {isLeast ? `${number}+` : number}
    </span>
  );
}
