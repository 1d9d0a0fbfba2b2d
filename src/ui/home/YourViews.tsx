import NextLink from 'next/link';
import { useSyncExternalStore } from 'react';
import { savedViews } from '../list/views/savedViews.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { listHref, type ResourceGroups } from '../../address/resource.ts';
import { readRecents } from '../recents/recents.ts';
import { recentWords } from '../recents/recentWords.ts';
import styles from './home.module.css';

/** Pinned places and the views saved in this browser; nothing if there are none. */
export function YourViews({ resources }: { resources: ResourceGroups }) {
  const locale = useLocale();
  const all = [...resources.main, ...resources.more];
  const isBrowser = useSyncExternalStore(never, inBrowser, onServer);
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
    ...recentWords(place, resources, locale),
  }));
  const places = [...pinned, ...views];
  if (places.length === 0) return null;
  return (
    <nav aria-label={t('Your views', locale)}>
      <ul className={styles.views}>
        {places.map(({ href, title, of }) => (
          <li key={`${href} ${title}`}>
            <NextLink href={href} prefetch={false}>
              {title} <small>{of}</small>
            </NextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function never() {
  return () => undefined;
}

function inBrowser() {
  return true;
}

function onServer() {
  return false;
}
