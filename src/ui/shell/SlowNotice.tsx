import 'client-only';
import { useRouter } from 'next/router';
import { t } from '../../locale/translate.ts';
import { stayHere } from '../../patches/interceptNavigation.ts';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import styles from './slowNotice.module.css';

/** Says that the next page takes long, and stops it: what is shown stays. */
export function SlowNotice() {
  const locale = useLocale();
  const router = useRouter();
  return (
    <aside className={styles.notice}>
      <p role="status">{t('The backend takes long to answer this.', locale)}</p>
      <button type="button" className={buttons.button} onClick={() => stayHere(router)}>
        {t('Stop', locale)}
      </button>
    </aside>
  );
}
