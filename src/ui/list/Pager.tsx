import NextLink from 'next/link';
import type { ReactNode } from 'react';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
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
        <Icon name="chevronLeft" /> Previous
      </PageLink>
      <PageLink href={nextHref} rel="next">
        Next <Icon name="chevronRight" />
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
