import type { PointsProps } from './point.ts';
import { PageLink } from '../PageLink.tsx';
import styles from './charts.module.css';

interface PointTableProps extends PointsProps {
  /** What it is called. */
  readonly label: string;
}

/** Figures as a table; each links to the records that it is of. */
export function PointTable({ points, summary, label }: PointTableProps) {
  return (
    <div className={styles.scroller} role="region" tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <caption>{summary}</caption>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <th scope="row">
                <PageLink href={point.href}>{point.label}</PageLink>
              </th>
              <td>{point.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
