import { useRouter } from 'next/router';
import { Icon } from '../Icon.tsx';
import { LazyMenu } from '../list/LazyMenu.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { Navigation } from '../../address/navigation.ts';

const loadPanel = () => import('./RecentsPanel.tsx');

/** The menu of pinned and recent places. Its panel's code loads when it is opened. */
export function RecentsMenu({ navigation }: { navigation: Navigation }) {
  const locale = useLocale();
  const { asPath } = useRouter();
  return (
    // The key closes it on navigation, and reads the places again.
    <LazyMenu
      key={asPath}
      content={{ navigation }}
      load={loadPanel}
      label={
        <>
          <Icon name="clock" size={18} />
          <span className="visually-hidden">{t('Pinned and recent', locale)}</span>
        </>
      }
    />
  );
}
