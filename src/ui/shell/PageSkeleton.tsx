import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './skeleton.module.css';

const LINES = 12;

/** The placeholder of a page that takes noticeably long to load. */
export function PageSkeleton() {
  const locale = useLocale();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('Loading', locale)}>
      <div className={styles.heading} />
      <SkeletonLines />
    </div>
  );
}

export function SkeletonLines() {
  return Array.from({ length: LINES }, (_, index) => <div key={index} className={styles.line} />);
}
