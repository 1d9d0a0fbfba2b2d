import NextLink from 'next/link';
import type { ReactNode } from 'react';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { formatNumber } from '../locale/formats.ts';
import { useLocale } from '../locale/locale.ts';
import { SIZES } from './listAddress.ts';
import { RowRangeContext } from './ListTotal.tsx';
import styles from './list.module.css';

interface PagerProps {
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  /** Which of all rows these are, where it is known. */
  readonly range: readonly [first: number, last: number] | null;
  /** The number of all rows, when it comes. */
  readonly total?: ReactNode;
  readonly size: number;
  /** The list with that many rows on a page; null where the number is fixed. */
  readonly sizeHref: ((size: number) => string) | null;
}

/** Where in the list its rows lie, and the way to the pages around them; nothing when all rows are in sight. */
export function Pager({ previousHref, nextHref, range, total, size, sizeHref }: PagerProps) {
  const isWhole = !previousHref && !nextHref;
  if (isWhole && (!sizeHref || size <= SIZES[0])) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      {range && (
        <p className={styles.range}>
          <RowRangeContext value={range}>{total ?? <PlainRange range={range} />}</RowRangeContext>
        </p>
      )}
      {sizeHref && (
        <p className={styles.sizes}>
          Rows
          {SIZES.map((rows) => (
            <NextLink
              key={rows}
              href={sizeHref(rows)}
              prefetch={false}
              scroll={false}
              aria-label={`${rows} rows on a page`}
              aria-current={rows === size ? 'true' : undefined}
            >
              {rows}
            </NextLink>
          ))}
        </p>
      )}
      <PageLink href={previousHref} rel="prev">
        <Icon name="chevronLeft" /> Previous
      </PageLink>
      <PageLink href={nextHref} rel="next">
        Next <Icon name="chevronRight" />
      </PageLink>
    </nav>
  );
}

function PlainRange({ range: [first, last] }: { range: readonly [first: number, last: number] }) {
  const locale = useLocale();
  return `${formatNumber(first, locale)}–${formatNumber(last, locale)}`;
}

function PageLink({
  href,
  rel,
  children,
}: {
  href: string | null;
  rel: 'prev' | 'next';
  children: ReactNode;
}) {
  if (!href) {
    return (
      <span className={buttons.button} aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <NextLink href={href} rel={rel} prefetch={false} className={buttons.button}>
      {children}
    </NextLink>
  );
}
