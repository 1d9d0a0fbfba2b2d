import { useRouter } from 'next/router';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './errors.module.css';
import { withBasePath } from '../../address/basePath.ts';
import { PageTitle } from '../PageTitle.tsx';
import { PageLink } from '../PageLink.tsx';

/** The page when rendering on the server failed. It does not name the cause, which is in the server's log. */
export function PageFailure() {
  const locale = useLocale();
  const { asPath } = useRouter();
  const title = t('Something went wrong', locale);
  return (
    <section className={styles.screen} role="alert">
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p className={styles.explanation}>
        {t(
          'This is an error in the app itself. Other pages still work. If trying again does not help, contact the administrator of the app.',
          locale,
        )}
      </p>
      <p className={styles.remedies}>
        <a href={withBasePath(asPath)} className={buttons.button}>
          {t('Reload page', locale)}
        </a>
        <PageLink href="/" className={buttons.button}>
          {t('Go to the home page', locale)}
        </PageLink>
      </p>
    </section>
  );
}
