import NextLink from 'next/link';
import type { Resource } from '../resource.ts';
import styles from './list.module.css';

/** @param clearHref the list without what narrows it, or null when nothing does: then there are no records at all */
export function EmptyList({
  resource,
  clearHref,
}: {
  resource: Resource;
  clearHref: string | null;
}) {
  const plural = resource.pluralLabel.toLowerCase();
  return (
    <div className={styles.empty}>
      <p>{clearHref ? `No ${plural} match.` : `No ${plural} yet.`}</p>
      {clearHref && <NextLink href={clearHref}>Clear search and filters</NextLink>}
    </div>
  );
}
