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

function percentOf(value: number | null, most: number): number {
  return most === 0 ? 0 : Math.max(0, Math.round(((value ?? 0) / most) * 1000) / 10);
}
