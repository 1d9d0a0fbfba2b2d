import type { Locale } from '../../locale/locale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { allResources, type Navigation } from '../../address/navigation.ts';
import { listHref } from '../../address/resource.ts';
import type { RecentPlace } from './recents.ts';

/**
 * The name of a recent place. A record has its title and the list that it is in. A list has its name and its search or
 * filters, which tell two pins of one list apart.
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
