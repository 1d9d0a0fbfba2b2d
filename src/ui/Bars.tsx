import { PageLink } from './PageLink.tsx';
import styles from './bars.module.css';

interface Bar {
  readonly label: string;
  /** Null where it is not known. */
  readonly value: number | null;
  /** The value as it is written. */
  readonly text: string;
  /** What the label links to, and the bar for who points at it. */
  readonly href?: string;
}

/** Values beside each other as bars: rendered by the server, without a library. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(0, ...bars.map(({ value }) => value ?? 0));
  return (
    <ul className={styles.bars}>
      {bars.map(({ label, value, text, href }, index) => {
        const drawn = (
          <span className={styles.bar} style={{ inlineSize: `${percentOf(value, most)}%` }} />
        );
        return (
          <li key={index}>
            <span className={styles.label} title={label}>
              {href === undefined ? label : <PageLink href={href}>{label}</PageLink>}
            </span>
            {href === undefined ? (
              <span className={styles.track} aria-hidden="true">
                {drawn}
              </span>
            ) : (
              <PageLink href={href} className={styles.track} tabIndex={-1} aria-hidden="true">
                {drawn}
              </PageLink>
            )}
            <span className={styles.value}>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What is little beside the most is seen as something still. */
const LEAST_PERCENT = 0.5;

function percentOf(value: number | null, most: number): number {
  if (value === null || value <= 0) return 0;
  return Math.max(LEAST_PERCENT, Math.round((value / most) * 1000) / 10);
}
