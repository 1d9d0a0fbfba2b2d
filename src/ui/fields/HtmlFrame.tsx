import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './markup.module.css';

/** HTML out of data, in a frame of its own that runs nothing and reaches nothing of the page around it. */
export function HtmlFrame({ html }: { readonly html: string }) {
  const locale = useLocale();
  return <iframe className={styles.frame} title={t('Preview', locale)} sandbox="" srcDoc={html} />;
}
