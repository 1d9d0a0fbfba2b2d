/// <reference types="next/image-types/global" />
import type { NavigationPage } from '../address/navigation.ts';
import icons from './resourceIcons.svg';
import styles from './icon.module.css';

/** The icon of a place: a component of the team, or one of those that resources have, which are loaded as one picture. */
export function PlaceIcon({ icon: Own }: { icon: NonNullable<NavigationPage['icon']> }) {
  if (typeof Own !== 'string') return <Own />;
  return (
    <svg aria-hidden="true" className={styles.place} width={18} height={18} viewBox="0 0 24 24">
      <use href={`${icons.src}#${Own}`} />
    </svg>
  );
}
