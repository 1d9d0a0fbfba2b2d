import NextLink from 'next/link';
import Router from 'next/router';
import { use, useSyncExternalStore, type MouseEvent } from 'react';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import {
  fetchSequence,
  storeSequence,
  storedSequence,
  positionIn,
  parseSequence,
  withOpened,
} from '../list/recordSequence.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { PageAddressContext } from '../pageAddress.ts';
import styles from './record.module.css';

/**
 * Links to the previous and next record of the list that this one was opened from, and back to the
 * list. At the end of the list's page they continue with the next page. The server does not know
 * the list, so the links appear after hydration in reserved space.
 */
export function PreviousNext({ href }: { href: string }) {
  const locale = useLocale();
  const isBesideList = use(PageAddressContext) !== null;
  const sequence = parseSequence(useSyncExternalStore(neverChanges, storedSequence, () => null));
  const position = sequence && positionIn(sequence, href);
  if (!position || isBesideList) return null;
  const where = { place: position.index + 1, count: sequence.hrefs.length };
  const open = (next: string) => storeSequence(withOpened(sequence, next));
  return (
    <nav aria-label={t('Previous and next record', locale)} className={styles.previousNext}>
      <NextLink
        href={sequence.list}
        prefetch={false}
        title={t('Back to the list', locale)}
        aria-label={t('{place} of {count} in the list', locale, where)}
      >
        {t('{place} of {count}', locale, where)}
      </NextLink>
      <AdjacentRecordLink
        icon="chevronLeft"
        shortcut="k"
        href={position.previous}
        page={sequence.previousPage}
        onOpen={open}
      >
        {t('Previous record', locale)}
      </AdjacentRecordLink>
      <AdjacentRecordLink
        icon="chevronRight"
        shortcut="j"
        href={position.next}
        page={sequence.nextPage}
        onOpen={open}
      >
        {t('Next record', locale)}
      </AdjacentRecordLink>
    </nav>
  );
}

interface AdjacentRecordLinkProps {
  readonly icon: 'chevronLeft' | 'chevronRight';
  /** The keyboard shortcut. */
  readonly shortcut: string;
  /** Null at the end of the list's page. */
  readonly href: string | null;
  /** The list's next page; none at the end of the list. */
  readonly page?: string | null;
  readonly onOpen: (href: string) => void;
  readonly children: string;
}

function AdjacentRecordLink({
  icon,
  shortcut,
  href,
  page,
  onOpen,
  children,
}: AdjacentRecordLinkProps) {
  const locale = useLocale();
  const target = href ?? page;
  if (!target) {
    return (
      <span className={buttons.icon} title={t('End of this page of the list', locale)}>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <NextLink
      href={target}
      prefetch={false}
      className={buttons.icon}
      title={`${children} (${shortcut})`}
      aria-label={children}
      aria-keyshortcuts={shortcut}
      onClick={(event) =>
        href === null
          ? void turnPage(event, target, shortcut === 'j' ? 'start' : 'end')
          : onOpen(href)
      }
    >
      <Icon name={icon} />
    </NextLink>
  );
}

/**
 * Navigates to the adjacent record on another page of the list; to that page when the record is
 * unknown.
 */
async function turnPage(event: MouseEvent, page: string, from: 'start' | 'end'): Promise<void> {
  // A new tab or window has its own session storage.
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const sequence = await fetchSequence(page, from).catch(() => null);
  if (sequence) storeSequence(sequence);
  await Router.push(sequence?.opened[0] ?? page);
}

/** It changes only when another record is shown. */
function neverChanges(): () => void {
  return () => {};
}
