import { SignInLink } from '../access/SignInLink.tsx';
import { useAccess } from '../access/useAccess.ts';
import buttons from '../button.module.css';
import type { Locale } from '../../locale/locale.ts';
import { useLocale } from '../locale/useLocale.ts';
import { inSentence, t, tLabel } from '../../locale/translate.ts';
import { listHref } from '../../address/resource.ts';
import type { Resource } from '../../address/resource.ts';
import styles from './errors.module.css';
import { PageTitle } from '../PageTitle.tsx';
import { PageLink } from '../PageLink.tsx';

/** The screen for a record that does not exist; without a resource, for an address that has no page. */
export function NotFound({ resource }: { resource?: Resource }) {
  const locale = useLocale();
  const { isSignedOut } = useAccess();
  const title = resource
    ? t('{record} not found', locale, { record: tLabel(resource.label, locale) })
    : t('Page not found', locale);
  return (
    <section className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p className={styles.explanation}>
        {resource
          ? t(
              isSignedOut
                ? 'It does not exist, it has been deleted, or it is visible only to people who are signed in.'
                : 'It does not exist, it has been deleted, or you do not have permission to view it.',
              locale,
            )
          : t('There is nothing at this address.', locale)}
      </p>
      <p className={styles.remedies}>
        {resource && isSignedOut && <SignInLink className={buttons.button} />}
        <PageLink href={resource ? listHref(resource) : '/'} className={buttons.button}>
          {resource ? wayBackLabel(resource, locale) : t('Go to the home page', locale)}
        </PageLink>
      </p>
    </section>
  );
}

/** Where no list has the records, the way back leads to the page that asks for the key of one. */
function wayBackLabel({ pluralLabel, keyLabels }: Resource, locale: Locale): string {
  return keyLabels
    ? tLabel(pluralLabel, locale)
    : t('All {records}', locale, { records: inSentence(pluralLabel, locale) });
}
