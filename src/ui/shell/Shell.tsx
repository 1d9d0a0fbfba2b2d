import MenuIcon from '@mui/icons-material/Menu';
import NextLink from 'next/link';
import type { ReactNode } from 'react';
import type { Resource } from '../resource.ts';
import { Navigation } from './Navigation.tsx';
import { Progress } from './Progress.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './shell.module.css';

const MAIN = 'main';
const NAVIGATION = 'navigation';

/** The frame around every screen. It stands whatever happens to the screen inside it. */
export function Shell({
  resources,
  children,
}: {
  resources: readonly Resource[];
  children: ReactNode;
}) {
  return (
    <div className={styles.shell}>
      <a href={`#${MAIN}`} className={styles.skip}>
        Skip to content
      </a>
      <Progress />
      <header className={styles.bar}>
        {/* A popover needs no script: the navigation opens on a phone before the page is hydrated. */}
        <button
          type="button"
          className={styles.menu}
          popoverTarget={NAVIGATION}
          aria-label="Open the navigation"
        >
          <MenuIcon />
        </button>
        <NextLink href="/" prefetch={false} className={styles.brand}>
          Frontage
        </NextLink>
        <ThemeSwitch />
      </header>
      <Navigation id={NAVIGATION} resources={resources} />
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
