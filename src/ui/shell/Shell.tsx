import type { ReactNode } from 'react';
import { useAllowedNavigation } from '../access/allowedNavigation.ts';
import buttons from '../button.module.css';
import { useMissingParts } from '../errors/MissingPart.tsx';
import { StatusNotices } from '../errors/StatusNotices.tsx';
import { Icon } from '../Icon.tsx';
import { LazyShortcuts } from '../shortcuts/LazyShortcuts.tsx';
import type { SpokenLanguage } from '../../locale/catalogue.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import type { PaletteSource } from '../palette/entries.ts';
import type { Navigation as Places } from '../../address/navigation.ts';
import { Account } from '../account/Account.tsx';
import { RecentsMenu } from '../recents/RecentsMenu.tsx';
import { Brand } from './Brand.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Navigation } from './Navigation.tsx';
import { Progress } from './Progress.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './shell.module.css';

const MAIN = 'main';
const NAVIGATION = 'navigation';
const KEYS = new Set('?g');
const loadShortcuts = () => import('../shortcuts/ShellShortcuts.tsx');

interface ShellProps {
  readonly navigation: Places;
  readonly loadPalette: () => Promise<PaletteSource>;
  readonly languages: readonly SpokenLanguage[];
  readonly canSignOut: boolean;
  readonly children: ReactNode;
}

/** The frame around every screen. It keeps working when the screen fails. */
export function Shell({
  navigation: whole,
  loadPalette,
  languages,
  canSignOut,
  children,
}: ShellProps) {
  const locale = useLocale();
  const navigation = useAllowedNavigation(whole);
  useMissingParts();
  return (
    <div className={styles.shell}>
      <a href={`#${MAIN}`} className={styles.skip}>
        {t('Skip to content', locale)}
      </a>
      <Progress />
      <LazyShortcuts keys={KEYS} load={loadShortcuts} content={{ navigation }} />
      <header className={styles.bar}>
        {/* A popover needs no script: the navigation opens on a phone before the page is hydrated. */}
        <button
          type="button"
          className={`${buttons.icon} ${styles.menu}`}
          popoverTarget={NAVIGATION}
          aria-label={t('Open navigation', locale)}
        >
          <Icon name="menu" size={20} />
        </button>
        <Brand />
        <div className={styles.recents}>
          <RecentsMenu navigation={navigation} />
        </div>
        <PaletteButton navigation={navigation} languages={languages} loadPalette={loadPalette} />
        <ThemeSwitch />
        <Account canSignOut={canSignOut} />
      </header>
      <Navigation id={NAVIGATION} navigation={navigation}>
        <LanguageChoice languages={languages} />
      </Navigation>
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        <StatusNotices />
        {children}
      </main>
    </div>
  );
}
