import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './skeleton.module.css';

const LINES = 12;

/** Stands where a page will, once waiting for it has become noticeable. */
export function PageSkeleton() {
  const locale = useLocale();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('Loading', locale)}>
      <div className={styles.heading} />
      {Array.from({ length: LINES }, (_, index) => (
        <div key={index} className={styles.line} />
      ))}
    </div>
  );
}
