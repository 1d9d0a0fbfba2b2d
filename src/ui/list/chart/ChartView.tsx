import { usePage } from '../../../relay/pageContext.tsx';
import { MOST_RECORDS } from '../../../lists/lanes.ts';
import { formatNumber } from '../../../locale/formats.ts';
import { inSentence, t } from '../../../locale/translate.ts';
import { Bars } from '../../Bars.tsx';
import buttons from '../../button.module.css';
import { ColumnChart } from '../../chart/ColumnChart.tsx';
import type { Point } from '../../chart/point.ts';
import { PointTable } from '../../chart/PointTable.tsx';
import { ErrorPanel } from '../../errors/ErrorPanel.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { chartInWords } from './chartWords.ts';
import type { ChartFigures, ChartOfList } from './useChart.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from './chart.module.css';

interface ChartViewProps extends ChartOfList {
  readonly figures: ChartFigures;
  readonly isTable: boolean;
}

/** A chart: its figure of all, large, and the parts of it. Each leads to the records that it is of. */
export function ChartView({ list, chart, sum, figures, isTable }: ChartViewProps) {
  const locale = useLocale();
  const page = usePage();
  const { whole, points, error, isCut, isPartial } = figures;
  if (error) return <ErrorPanel error={error} onRetry={() => page.retry()} />;
  const words = chartInWords(list, chart, sum, locale);
  const summary = `${words}: ${whole.text}`;
  // In a table the newest come first, and choices in their order.
  const rows = chart.step === null ? points : points.toReversed();
  return (
    <div className={styles.view}>
      <KeyFigure {...figures} />
      {points.length > 0 &&
        (isTable ? (
          <PointTable points={rows} summary={words} label={words} />
        ) : chart.step === null ? (
          <Bars bars={points} />
        ) : (
          <ColumnChart points={points} summary={summary} height={200} />
        ))}
      {isCut && chart.by !== null && (
        <p className={styles.of}>
          {t('Only the first {count} are drawn: filter by {field} for others.', locale, {
            count: formatNumber(MOST_RECORDS, locale),
            field: inSentence(list.filters?.[chart.by].label ?? '', locale),
          })}
        </p>
      )}
      {isPartial && (
        <p className={styles.partial}>
          {t('Some of these figures could not be read.', locale)}{' '}
          <button type="button" className={buttons.button} onClick={() => void page.refresh()}>
            {t('Try again', locale)}
          </button>
        </p>
      )}
    </div>
  );
}

/** The figure of all, large; of two periods, with its change from the one before. */
function KeyFigure({ whole, before, days, isPending }: ChartFigures) {
  return (
    <div className={styles.key}>
      {isPending ? (
        <span className={styles.figure}>{'\u00a0'}</span>
      ) : (
        <PageLink href={whole.href} className={styles.figure}>
          {whole.text}
        </PageLink>
      )}
      {days > 0 && <span className={styles.of}>{whole.label}</span>}
      {before && (
        <span className={styles.of}>
          {isPending ? '\u00a0' : <Change whole={whole} before={before} days={days} />}
        </span>
      )}
    </div>
  );
}

interface ChangeProps extends Pick<ChartFigures, 'whole' | 'days'> {
  readonly before: Point;
}

function Change({ whole, before, days }: ChangeProps) {
  const locale = useLocale();
  const change =
    whole.value !== null && before.value
      ? (whole.value - before.value) / Math.abs(before.value)
      : null;
  return (
    <>
      {change !== null && (
        <strong>
          {formatNumber(change, locale, {
            style: 'percent',
            signDisplay: 'exceptZero',
            maximumFractionDigits: 0,
          })}
        </strong>
      )}{' '}
      <PageLink href={before.href}>
        {t('{figure} in the {count, plural, one {day} other {# days}} before', locale, {
          figure: before.text,
          count: days,
        })}
      </PageLink>
    </>
  );
}
