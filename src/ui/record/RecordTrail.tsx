import NextLink from 'next/link';
import { use, useSyncExternalStore } from 'react';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { keepTrail, keptTrail, placeOn, trailIn, withOpened } from '../list/trail.ts';
import { useLocale } from '../locale/locale.ts';
import { say } from '../locale/say.ts';
import { PageAddressContext } from '../pageAddress.ts';
import styles from './record.module.css';

/**
 * The records before and after this one, on the page of the list that it was opened from, and the way
 * back to that. The server knows of no list: it stands where nothing moves when it comes.
 */
export function RecordTrail({ href }: { href: string }) {
  const locale = useLocale();
  const isBesideList = use(PageAddressContext) !== null;
  const trail = trailIn(useSyncExternalStore(neverChanges, keptTrail, () => null));
  const place = trail && placeOn(trail, href);
  if (!place || isBesideList) return null;
  const where = { place: place.at + 1, count: trail.hrefs.length };
  const open = (next: string) => keepTrail(withOpened(trail, next));
  return (
    <nav aria-label={say('Records of the list', locale)} className={styles.trail}>
      <NextLink
        href={trail.list}
        prefetch={false}
        title={say('Back to the list', locale)}
        aria-label={say('{place} of {count} in the list', locale, where)}
      >
        {say('{place} of {count}', locale, where)}
      </NextLink>
      <TrailLink icon="chevronLeft" shortcut="k" href={place.previous} onOpen={open}>
        {say('Previous record', locale)}
      </TrailLink>
      <TrailLink icon="chevronRight" shortcut="j" href={place.next} onOpen={open}>
        {say('Next record', locale)}
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
  const locale = useLocale();
  if (href === null) {
    return (
      <span className={buttons.icon} title={say('The list’s page ends here', locale)}>
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
