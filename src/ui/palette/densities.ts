import type { NextRouter } from 'next/router';
import {
  browserListChoices,
  keepListChoice,
  keptChoice,
  type Density,
} from '../list/listChoice.ts';
import { listHref, type ResourceGroups } from '../resource.ts';
import type { EntryGroup } from './entries.ts';

const WORDS: Readonly<Record<Density, string>> = {
  comfortable: 'Rows: comfortable',
  compact: 'Rows: compact',
};

/** How close the rows of the list in sight can stand; nothing where there is no list. */
export function densities({ main, more }: ResourceGroups, router: NextRouter): EntryGroup {
  const { pathname, searchParams } = new URL(router.asPath, 'https://list.invalid');
  const list = [...main, ...more].find((resource) => listHref(resource) === pathname);
  const keep = (slug: string, density: Density) => {
    keepListChoice(slug, { ...keptChoice(browserListChoices(), slug), density });
    searchParams.delete('density');
    void router.replace(`${pathname}?${searchParams}`, undefined, { scroll: false });
  };
  const entries = (list ? (['comfortable', 'compact'] as const) : []).map((density) => ({
    id: `density ${density}`,
    label: WORDS[density],
    target: { run: () => list && keep(list.slug, density) },
  }));
  return { label: 'This list', entries };
}
