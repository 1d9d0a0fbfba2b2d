import { useState } from 'react';
import { formatNumber } from '../../locale/formats.ts';
import { formatNames } from '../../locale/names.ts';
import { t, tLabel } from '../../locale/translate.ts';
import type { Locale } from '../../locale/locale.ts';
import { caughtError, reading } from '../../relay/caught.ts';
import { isRefusedAccess } from '../../relay/errors.ts';
import { usePageQuery, usePageQueryState } from '../../relay/pageContext.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { attentionHref, type AttentionEntry, type HomeAttention } from './attention.ts';
import { PageLink } from '../PageLink.tsx';
import styles from './attention.module.css';

/** More are no help to somebody who asks what to begin with. */
const MOST = 8;

/** What needs somebody: how many records of each kind, each number a link to these records. */
export function Attention({ attention }: { readonly attention: HomeAttention }) {
  const locale = useLocale();
  const { status } = usePageQueryState(attention.query);
  // What comes late finds the space that it takes.
  const [wasLate] = useState(status === 'pending');
  return (
    <section className={styles.attention} aria-labelledby="attention">
      <h2 id="attention">{t('Needs attention', locale)}</h2>
      <div className={styles.body} data-late={wasLate || undefined}>
        {status === 'ready' ? (
          <Known attention={attention} />
        ) : (
          <Entries
            shown={attention.entries.filter(({ person }) => person === undefined).map(unknown)}
            isPending={status === 'pending'}
          />
        )}
      </div>
    </section>
  );
}

interface Shown {
  readonly entry: AttentionEntry;
  /** Null where it could not be counted. */
  readonly count: number | null;
  /** The person whose own they are. */
  readonly key?: string | number | null;
}

function unknown(entry: AttentionEntry): Shown {
  return { entry, count: null };
}

function Known({ attention: { query, entries } }: { readonly attention: HomeAttention }) {
  const locale = useLocale();
  const data = usePageQuery(query);
  const shown = entries.flatMap((entry) => shownOf(entry, data) ?? []);
  if (shown.length === 0)
    return <p className={styles.nothing}>{t('Nothing needs your attention right now.', locale)}</p>;
  return <Entries shown={shown.slice(0, MOST)} />;
}

/** Null for what there is none of, and for what the person may not see. */
function shownOf({ count, key, ...entry }: AttentionEntry, data: unknown): Shown | null {
  const read = reading(count(data));
  const own = { entry: { ...entry, count }, key: key?.(data) };
  if (!read.ok) return isRefusedAccess(caughtError(read.errors)) ? null : { ...own, count: null };
  // Some backends return big numbers as text.
  const number = Number(read.value ?? 0);
  return number > 0 ? { ...own, count: number } : null;
}

function Entries({ shown, isPending }: { shown: readonly Shown[]; isPending?: boolean }) {
  const locale = useLocale();
  return (
    <ul className={styles.entries} data-pending={isPending || undefined}>
      {shown.map(({ entry, count, key }, index) => (
        <li key={index} data-kind={entry.kind}>
          <PageLink href={attentionHref(entry, locale, key)}>
            <span className={styles.count}>
              {count === null ? '—' : formatNumber(count, locale)}
            </span>{' '}
            <span className={styles.records}>{tLabel(entry.resource.pluralLabel, locale)}</span>{' '}
            {/* Cut where it is long. */}
            <span className={styles.reason} title={reasonOf(entry, locale)}>
              {reasonOf(entry, locale)}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** “Open or Waiting”, “Overdue”, “Yours”. */
function reasonOf({ kind, filters, states, label }: AttentionEntry, locale: Locale): string {
  if (kind === 'yours') return t('Yours to do', locale);
  if (label !== undefined) return tLabel(label, locale);
  const words = Object.values(filters)
    .flat()
    .flatMap((value) => (states && Object.hasOwn(states, value) ? [states[value].label] : []));
  return kind === 'overdue' || words.length === 0
    ? tLabel('Overdue', locale)
    : formatNames(
        words.map((word) => tLabel(word, locale)),
        locale,
        'disjunction',
      );
}
