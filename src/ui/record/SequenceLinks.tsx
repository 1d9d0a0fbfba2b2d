import Router from 'next/router';
import type { MouseEvent } from 'react';
import { isForBrowser } from '../../address/isForBrowser.ts';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { storeSequence } from '../list/openedFrom.ts';
import {
  positionIn,
  parseSequence,
  placeIn,
  withOpened,
  type ListPlace,
  type RecordSequence,
} from '../list/recordSequence.ts';
import { useLocale } from '../locale/useLocale.ts';
import { formatNumber } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { PageLink } from '../PageLink.tsx';
import styles from './record.module.css';

interface SequenceLinksProps {
  /** The address of the record. */
  readonly href: string;
  /** The sequence that was stored. */
  readonly stored: string;
}

/** The links around a record of a sequence; nothing for any other record. */
export function SequenceLinks({ href, stored }: SequenceLinksProps) {
  const locale = useLocale();
  const sequence = parseSequence(stored);
  const position = sequence && positionIn(sequence, href);
  if (!position) return null;
  const place = placeIn(sequence, position.index);
  const open = (next: string) => storeSequence(withOpened(sequence, next));
  return (
    <nav aria-label={t('Previous and next record', locale)} className={styles.previousNext}>
      <PageLink
        href={sequence.list}
        title={t('Back to the list', locale)}
        aria-label={place ? inListText(place, locale) : undefined}
      >
        {place ? placeText(place, locale) : t('Back to the list', locale)}
      </PageLink>
      <AdjacentRecordLink
        icon="chevronLeft"
        shortcut="k"
        href={position.previous}
        page={sequence.previousPage}
        sequence={sequence}
        onOpen={open}
      >
        {t('Previous record', locale)}
      </AdjacentRecordLink>
      <AdjacentRecordLink
        icon="chevronRight"
        shortcut="j"
        href={position.next}
        page={sequence.nextPage}
        sequence={sequence}
        onOpen={open}
      >
        {t('Next record', locale)}
      </AdjacentRecordLink>
    </nav>
  );
}

/** "5 of 300"; of a list whose number is not known, at least how many: "5 of 25+". */
function placeText(where: ListPlace, locale: Locale): string {
  const { place, count } = formatted(where, locale);
  return where.hasMore
    ? t('{rows} of {count}+', locale, { rows: place, count })
    : t('{place} of {count}', locale, { place, count });
}

/** "5 of 300 in the list" for screen readers; undefined where the text says it. */
function inListText(where: ListPlace, locale: Locale): string | undefined {
  return where.hasMore
    ? undefined
    : t('{place} of {count} in the list', locale, formatted(where, locale));
}

function formatted({ place, count }: ListPlace, locale: Locale) {
  return { place: formatNumber(place, locale), count: formatNumber(count, locale) };
}

interface AdjacentRecordLinkProps {
  readonly icon: 'chevronLeft' | 'chevronRight';
  /** The keyboard shortcut. */
  readonly shortcut: string;
  /** Null at the end of the list's page. */
  readonly href: string | null;
  /** The list's next page; none at the end of the list. */
  readonly page?: string | null;
  /** The page of the list that the record is on. */
  readonly sequence: RecordSequence;
  readonly onOpen: (href: string) => void;
  readonly children: string;
}

function AdjacentRecordLink({
  icon,
  shortcut,
  href,
  page,
  sequence,
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
    <PageLink
      href={target}
      rel={shortcut === 'j' ? 'next' : 'prev'}
      className={buttons.icon}
      title={`${children} (${shortcut})`}
      aria-label={children}
      aria-keyshortcuts={shortcut}
      onClick={(event) =>
        href === null
          ? void turnPage(event, target, shortcut === 'j' ? 'start' : 'end', sequence)
          : onOpen(href)
      }
    >
      <Icon name={icon} />
    </PageLink>
  );
}

/**
 * Navigates to the adjacent record on another page of the list; to that page when the record is
 * unknown.
 */
async function turnPage(
  event: MouseEvent,
  page: string,
  from: 'start' | 'end',
  left: RecordSequence,
): Promise<void> {
  // A new tab or window has its own session storage.
  if (isForBrowser(event)) return;
  event.preventDefault();
  // Most records are not the last of a page.
  const sequence = await import('../list/adjacentSequence.ts')
    .then(({ fetchSequence }) => fetchSequence(page, from, left))
    .catch(() => null);
  if (sequence) storeSequence(sequence);
  await Router.push(sequence?.opened[0] ?? page);
}
