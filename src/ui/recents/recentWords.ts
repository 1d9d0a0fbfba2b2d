import type { Locale } from '../../locale/locale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { allResources, type Navigation } from '../../address/navigation.ts';
import { listHref } from '../../address/resource.ts';
import type { RecentPlace } from './recents.ts';

/**
 * What a place is called: a record by its title, with the list that it is in; a list by its name, with
 * what is looked for in it, to tell two pins of one list apart.
 */
export function recentWords(
  { href, title, of }: RecentPlace,
  navigation: Navigation,
  locale: Locale,
): Pick<RecentPlace, 'title' | 'of'> {
  const { pathname, searchParams } = new URL(href, 'https://list.invalid');
  const list = allResources(navigation).find((resource) => listHref(resource) === pathname);
  if (!list) return { title, of: tLabel(of, locale) };
  const search = [...searchParams.values()].join(', ');
  return { title: tLabel(list.pluralLabel, locale), of: search || t('List', locale) };
}
