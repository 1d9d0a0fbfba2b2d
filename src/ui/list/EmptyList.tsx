import { SignInLink } from '../access/SignInLink.tsx';
import { useAccess } from '../access/useAccess.ts';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { inSentence, t } from '../../locale/translate.ts';
import { hasScreen, type Resource } from '../../address/resource.ts';
import { PageLink } from '../PageLink.tsx';
import styles from './list.module.css';

interface EmptyListProps {
  readonly resource: Pick<Resource, 'pluralLabel' | 'screens'>;
  /** The first page, if the address is beyond the end of the list. */
  readonly firstPageHref: string | null;
  /** The list without what narrows it, or null when nothing does: then there are no records at all. */
  readonly clearHref: string | null;
}

/** Why a list shows no rows, and the way to some. */
export function EmptyList({ resource, firstPageHref, clearHref }: EmptyListProps) {
  const locale = useLocale();
  const { isSignedOut } = useAccess();
  const records = inSentence(resource.pluralLabel, locale);
  if (firstPageHref) {
    return (
      <div className={styles.empty}>
        <p>{t('No {records} on this page.', locale, { records })}</p>
        <PageLink href={firstPageHref} className={buttons.button}>
          {t('Go to the first page', locale)}
        </PageLink>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <p>{t(clearHref ? 'No {records} match.' : 'No {records} yet.', locale, { records })}</p>
      {clearHref && (
        <PageLink href={clearHref} className={buttons.button}>
          {t('Clear search and filters', locale)}
        </PageLink>
      )}
      {/* A visitor may be shown none of what is there; one who may add to it is shown the rest, too. */}
      {isSignedOut && !clearHref && !hasScreen(resource, 'create') && (
        <SignInLink className={buttons.button} />
      )}
    </div>
  );
}
