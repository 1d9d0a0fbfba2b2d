import { useRouter } from 'next/router';
import { Icon } from '../Icon.tsx';
import { LazyMenu } from '../list/LazyMenu.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { ResourceGroups } from '../../address/resource.ts';

const loadPanel = () => import('./VisitsPanel.tsx');

/** The way back to what was pinned and what was looked at lately. Its code comes when it is opened. */
export function VisitsMenu({ resources }: { resources: ResourceGroups }) {
  const locale = useLocale();
  const { asPath } = useRouter();
  return (
    // Another page closes it, and has another way back.
    <LazyMenu
      key={asPath}
      content={{ resources }}
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
