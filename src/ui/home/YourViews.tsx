import NextLink from 'next/link';
import { useSyncExternalStore } from 'react';
import { savedViews } from '../list/views/savedViews.ts';
import { listHref, type ResourceGroups } from '../resource.ts';
import styles from './home.module.css';

/** The views of lists that the person has saved in this browser; nothing where there are none. */
export function YourViews({ resources }: { resources: ResourceGroups }) {
  const all = [...resources.main, ...resources.more];
  const isBrowser = useSyncExternalStore(never, inBrowser, onServer);
  const views = isBrowser
    ? all.flatMap((resource) => savedViews(resource.slug).map((view) => ({ ...view, resource })))
    : [];
  if (views.length === 0) return null;
  return (
    <nav aria-label="Your views">
      <ul className={styles.views}>
        {views.map(({ name, search, resource }) => (
          <li key={`${resource.slug} ${name}`}>
            <NextLink href={`${listHref(resource)}?${search}`} prefetch={false}>
              {name} <small>{resource.pluralLabel}</small>
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
