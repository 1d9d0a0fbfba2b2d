import { useLoadedPage, useNamedPageQuery } from '../../../relay/pageContext.tsx';
import { valueOf } from '../../../relay/caught.ts';
import { laneQueries } from '../../../lists/lanes.ts';
import { formatNumber } from '../../../locale/formats.ts';
import { tLabel } from '../../../locale/translate.ts';
import { Choice } from '../../fields/Choice.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import type { AnyList } from '../listDefinition.ts';
import { countChange } from '../moves/cardMoves.ts';
import { useMoves } from '../moves/movesContext.ts';
import { oneCurrency, readSums } from '../sums/readSums.ts';
import { useBoard, useLane } from './boardContext.ts';
import styles from './board.module.css';

interface LaneHeadProps {
  /** How many of its rows are there, and whether the lane has more. */
  readonly rowCount: number;
  readonly hasMore: boolean;
}

/** What a lane is, and how much is in it. */
export function LaneHead(props: LaneHeadProps) {
  const { choices, definition } = useBoard();
  const { places } = useMoves();
  const lane = useLane();
  const { value, name } = lane;
  const isCounted = useLoadedPage().stateOf([laneQueries({ name }).total]).status === 'ready';
  const isKnown = value !== null && Object.hasOwn(choices, name);
  const { total } = definition;
  return (
    <header className={styles.head}>
      <h2>{isKnown ? <Choice value={name} choices={choices} /> : places.labelOf(lane)}</h2>
      {total && isCounted ? (
        <CountedLane {...props} total={total} />
      ) : (
        <LaneCount {...props} count={null} />
      )}
    </header>
  );
}

function CountedLane({
  total,
  ...props
}: LaneHeadProps & { readonly total: NonNullable<AnyList['total']> }) {
  const locale = useLocale();
  const { columns } = useBoard();
  const { name, state } = useLane();
  const data = useNamedPageQuery(total.query, laneQueries({ name }).total);
  const count = valueOf(total.read(data));
  const labels = new Set(columns.map(({ label }) => tLabel(label, locale)));
  // What cards show is added up above them.
  const { single, byCurrency } = readSums(
    total.sums ?? [],
    data,
    (filter) => oneCurrency(state, filter),
    locale,
  );
  const ofOneCurrency = byCurrency.flatMap(({ label, texts }) =>
    texts.size === 1 ? [...texts.values()].map((text) => ({ label, text })) : [],
  );
  const sums = [...single, ...ofOneCurrency].filter(({ label }) => labels.has(label));
  return (
    <>
      <LaneCount {...props} count={count} />
      {sums.length > 0 && (
        <dl>
          {sums.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
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
  const number = formatNumber(Number(count ?? rowCount) + change, locale);
  return <span className={styles.count}>{count === null && hasMore ? `${number}+` : number}</span>;
}
