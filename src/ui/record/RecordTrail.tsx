import NextLink from 'next/link';
import { use, useSyncExternalStore } from 'react';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { keepTrail, keptTrail, placeOn, trailIn, withOpened } from '../list/trail.ts';
import { PageAddressContext } from '../pageAddress.ts';
import styles from './record.module.css';

/**
 * The records before and after this one, on the page of the list that it was opened from, and the way
 * back to that. The server knows of no list: it stands where nothing moves when it comes.
 */
export function RecordTrail({ href }: { href: string }) {
  const isBesideList = use(PageAddressContext) !== null;
  const trail = trailIn(useSyncExternalStore(neverChanges, keptTrail, () => null));
  const place = trail && placeOn(trail, href);
  if (!place || isBesideList) return null;
  const open = (next: string) => keepTrail(withOpened(trail, next));
  return (
    <nav aria-label="Records of the list" className={styles.trail}>
      <NextLink href={trail.list} prefetch={false} title="Back to the list">
        {`${place.at + 1} of ${trail.hrefs.length}`}
        <span className="visually-hidden"> in the list</span>
      </NextLink>
      <TrailLink icon="chevronLeft" shortcut="k" href={place.previous} onOpen={open}>
        Previous record
      </TrailLink>
      <TrailLink icon="chevronRight" shortcut="j" href={place.next} onOpen={open}>
        Next record
      </TrailLink>
    </nav>
  );
}

interface TrailLinkProps {
  readonly icon: 'chevronLeft' | 'chevronRight';
  /** The key that does the same. */
  readonly shortcut: string;
  /** Null at the end of the list's page. */
  readonly href: string | null;
  readonly onOpen: (href: string) => void;
  readonly children: string;
}

function TrailLink({ icon, shortcut, href, onOpen, children }: TrailLinkProps) {
  if (href === null) {
    return (
      <span className={buttons.icon} title="The list’s page ends here">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <NextLink
      href={href}
      prefetch={false}
      className={buttons.icon}
      title={`${children} (${shortcut})`}
      aria-label={children}
      aria-keyshortcuts={shortcut}
      onClick={() => onOpen(href)}
    >
      <Icon name={icon} />
    </NextLink>
  );
}

/** It changes only with the record in sight. */
function neverChanges(): () => void {
  return () => {};
}
