import NextLink from 'next/link';
import buttons from '../button.module.css';
import type { Resource } from '../resource.ts';
import styles from './list.module.css';

interface EmptyListProps {
  readonly resource: Resource;
  /** The list from its beginning, where the address lies behind its end. */
  readonly firstPageHref: string | null;
  /** The list without what narrows it, or null when nothing does: then there are no records at all. */
  readonly clearHref: string | null;
}

/** Why a list shows no rows, and the way to some. */
export function EmptyList({ resource, firstPageHref, clearHref }: EmptyListProps) {
  const plural = resource.pluralLabel.toLowerCase();
  if (firstPageHref) {
    return (
      <div className={styles.empty}>
        <p>{`No ${plural} on this page.`}</p>
        <NextLink href={firstPageHref} className={buttons.button}>
          Go to the first page
        </NextLink>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <p>{clearHref ? `No ${plural} match.` : `No ${plural} yet.`}</p>
      {clearHref && (
        <NextLink href={clearHref} className={buttons.button}>
          Clear search and filters
        </NextLink>
      )}
    </div>
  );
}
