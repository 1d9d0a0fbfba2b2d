import 'client-only';
import { useRouter } from 'next/router';
import { t } from '../../locale/translate.ts';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import styles from './slowNotice.module.css';

/** Says that the next page takes long, and stops it: what is shown stays. */
export function SlowNotice() {
  const locale = useLocale();
  const router = useRouter();
  // Going where one is gives up the navigation that is under way.
  const stop = () => void router.replace(router.asPath, undefined, { scroll: false });
  return (
    <aside className={styles.notice}>
      <p role="status">{t('The backend takes long to answer this.', locale)}</p>
      <button type="button" className={buttons.button} onClick={stop}>
        {t('Stop', locale)}
      </button>
    </aside>
  );
}
