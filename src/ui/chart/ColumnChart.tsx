import { isRightToLeft } from '../../locale/direction.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { PointsProps } from './point.ts';
import { PageLink } from '../PageLink.tsx';
import styles from './charts.module.css';

/** How much of a column its bar leaves free at each side. */
const GAP = 0.12;
/** The space of labels below the bars, and of what is written above them. */
const BELOW = 28;
const ABOVE = 18;

interface ColumnChartProps extends PointsProps {
  readonly height?: number;
  /** One column in so many has a label, except at the edges, where there is no room for it; else all, if there is room. */
  readonly named?: number;
}

/**
 * Figures as columns that link to the records they are of. They are no stops of the Tab key, which has the table's links:
 * thirty of them would stand between a person and the rest of the page.
 */
export function ColumnChart({ points, summary, height = 112, named }: ColumnChartProps) {
  const isMirrored = isRightToLeft(useLocale().language);
  const isWritten = points.some(({ brief }) => brief !== undefined);
  const top = isWritten ? ABOVE : 0;
  const room = height - BELOW - top;
  const values = points.map(({ value }) => value ?? 0);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const scale = room / (most - least || 1);
  const zero = top + most * scale;
  const count = points.length;
  const percent = (columns: number) => `${(100 * columns) / count}%`;
  return (
    <div className={styles.columns}>
      <svg className={styles.chart} width="100%" height={height} role="group" aria-label={summary}>
        {points.map(({ label, short, value, text, brief, href }, index) => {
          const place = isMirrored ? count - 1 - index : index;
          const size = Math.abs(value ?? 0) * scale;
          const start = (value ?? 0) < 0 ? zero : zero - size;
          const isNamed = (count - index) % (named ?? 1) === Math.ceil((named ?? 0) / 2);
          const middle = percent(place + 0.5);
          return (
            <PageLink key={label} href={href} tabIndex={-1}>
              <title>{`${label}: ${text}`}</title>
              <rect
                x={percent(place)}
                width={percent(1)}
                height={height}
                className={styles.column}
              />
              <rect
                x={percent(place + GAP)}
                y={start}
                width={percent(1 - 2 * GAP)}
                height={size}
                rx={2}
                className={styles.bar}
              />
              {brief !== undefined && value !== null && (
                <text x={middle} y={start - 6} textAnchor="middle" className={styles.brief}>
                  {brief}
                </text>
              )}
              {isNamed && (
                <text
                  x={middle}
                  y={height - 10}
                  textAnchor="middle"
                  className={named === undefined && (count - index) % 3 !== 2 ? styles.minor : ''}
                >
                  {short}
                </text>
              )}
            </PageLink>
          );
        })}
        <line x1="0" x2="100%" y1={zero} y2={zero} className={styles.axis} />
      </svg>
    </div>
  );
}
