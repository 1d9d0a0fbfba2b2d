import Head from 'next/head';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './errors.module.css';

/** Stands in place of a page that failed before it was painted. What went wrong is in the server's log alone. */
export function PageFailure() {
  const locale = useLocale();
  const { asPath } = useRouter();
  const title = t('This screen failed', locale);
  return (
    <section className={styles.screen} role="alert">
      <Head>
        <title>{title}</title>
      </Head>
      <h1>{title}</h1>
      <p className={styles.explanation}>
        {t(
          'This is a fault of the app itself. The other screens still work. If trying again does not help, tell whoever runs the app.',
          locale,
        )}
      </p>
      <p className={styles.remedies}>
        <a href={asPath} className={buttons.button}>
          {t('Load the page again', locale)}
        </a>
        <NextLink href="/" prefetch={false} className={buttons.button}>
          {t('Go to the front page', locale)}
        </NextLink>
      </p>
    </section>
  );
}
