import { savedViews } from '../list/views/savedViews.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { allResources, type Navigation } from '../../address/navigation.ts';
import { listHref } from '../../address/resource.ts';
import { readRecents } from '../recents/recents.ts';
import { recentWords } from '../recents/recentWords.ts';
import { PageLink } from '../PageLink.tsx';
import { useIsBrowser } from '../useIsBrowser.ts';
import styles from './home.module.css';
import strip from '../strip.module.css';

/** Pinned places and the views saved in this browser; nothing if there are none. */
export function YourViews({ navigation }: { navigation: Navigation }) {
  const locale = useLocale();
  const all = allResources(navigation);
  const isBrowser = useIsBrowser();
  if (!isBrowser) return null;
  const views = all.flatMap((resource) =>
    savedViews(resource.slug).map(({ name, search }) => ({
      href: `${listHref(resource)}?${search}`,
      title: name,
      of: tLabel(resource.pluralLabel, locale),
    })),
  );
  const pinned = readRecents().pinned.map((place) => ({
    href: place.href,
    ...recentWords(place, navigation, locale),
  }));
  const places = [...pinned, ...views];
  if (places.length === 0) return null;
  return (
    <nav className={strip.strip} aria-label={t('Your views', locale)}>
      <ul className={styles.views}>
        {places.map(({ href, title, of }) => (
          <li key={`${href} ${title}`}>
            <PageLink href={href}>
              {title} <small>{of}</small>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
