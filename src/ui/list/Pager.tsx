import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import NextLink from 'next/link';
import type { ReactNode } from 'react';
import styles from './list.module.css';

interface PagerProps {
  readonly previousHref: string | null;
  readonly nextHref: string | null;
}

/** The way to the page before and the page after; nothing when all rows are in sight. */
export function Pager({ previousHref, nextHref }: PagerProps) {
  if (!previousHref && !nextHref) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <PageLink href={previousHref} rel="prev">
        <ChevronLeftIcon fontSize="small" /> Previous
      </PageLink>
      <PageLink href={nextHref} rel="next">
        Next <ChevronRightIcon fontSize="small" />
      </PageLink>
    </nav>
  );
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
      <span className={styles.pageLink} aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <NextLink href={href} rel={rel} prefetch={false} className={styles.pageLink}>
      {children}
    </NextLink>
  );
}
