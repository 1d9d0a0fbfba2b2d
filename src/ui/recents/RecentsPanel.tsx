import 'client-only';
import { useRouter } from 'next/router';
import { useState } from 'react';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { allResources, type Navigation } from '../../address/navigation.ts';
import { listHref } from '../../address/resource.ts';
import { isPinned, saveRecents, readRecents, withPinToggled, type RecentPlace } from './recents.ts';
import { recentWords } from './recentWords.ts';
import { PageLink } from '../PageLink.tsx';
import styles from './recents.module.css';

/** Pinned and recent places, and a button to pin the current one. */
export default function RecentsPanel({ navigation }: { navigation: Navigation }) {
  const locale = useLocale();
  const { asPath } = useRouter();
  const [recents, setVisits] = useState(readRecents);
  const toggle = (place: RecentPlace) =>
    setVisits(saveRecents(withPinToggled(readRecents(), place)));
  const here = placeOf(asPath, navigation, [...recents.pinned, ...recents.recent]);
  const kept = { navigation, onToggle: toggle };
  return (
    <div className={styles.panel}>
      <RecentList {...kept} label={t('Pinned', locale)} recents={recents.pinned} isPinned />
      <RecentList {...kept} label={t('Recent', locale)} recents={recents.recent} />
      {recents.pinned.length + recents.recent.length === 0 && (
        <p>{t('Records that you view are listed here.', locale)}</p>
      )}
      {here && !isPinned(recents, here.href) && (
        <button type="button" className={buttons.button} onClick={() => toggle(here)}>
          {t('Pin {title}', locale, { title: recentWords(here, navigation, locale).title })}
        </button>
      )}
    </div>
  );
}

interface RecentListProps {
  readonly label: string;
  readonly recents: readonly RecentPlace[];
  readonly navigation: Navigation;
  readonly isPinned?: boolean;
  readonly onToggle: (place: RecentPlace) => void;
}

function RecentList({ label, recents, navigation, isPinned = false, onToggle }: RecentListProps) {
  const locale = useLocale();
  if (recents.length === 0) return null;
  const named = recents.map((place) => ({ place, ...recentWords(place, navigation, locale) }));
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {named.map(({ place, title, of }) => (
          <li key={place.href}>
            <PageLink href={place.href}>
              {title} <small>{of}</small>
            </PageLink>
            <button
              type="button"
              className={buttons.icon}
              aria-pressed={isPinned}
              aria-label={t('Pin {title}', locale, { title })}
              onClick={() => onToggle(place)}
            >
              <Icon name="pin" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The place at an address, if it can be pinned: a list with its filters, or a record that was viewed. */
function placeOf(
  address: string,
  navigation: Navigation,
  recents: readonly RecentPlace[],
): RecentPlace | null {
  const [path] = address.split(/[?#]/);
  const list = allResources(navigation).find((resource) => listHref(resource) === path);
  if (list) return { href: address, title: list.pluralLabel, of: list.pluralLabel };
  return recents.find(({ href }) => href === path) ?? null;
}
