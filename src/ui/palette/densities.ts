import type { NextRouter } from 'next/router';
import { browserListChoices, listChoiceOf, type Density } from '../../visitor/listChoice.ts';
import { saveListChoice } from '../../visitor/saveListChoice.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Message } from '../../locale/messages.ts';
import { t } from '../../locale/translate.ts';
import { allResources, type Navigation } from '../../address/navigation.ts';
import { listHref } from '../../address/resource.ts';
import type { EntryGroup } from './entries.ts';

const WORDS: Readonly<Record<Density, Message>> = {
  comfortable: 'Density: comfortable',
  compact: 'Density: compact',
};

/** The densities of the current list; nothing where there is no list. */
export function densities(navigation: Navigation, router: NextRouter, locale: Locale): EntryGroup {
  const { pathname, searchParams } = new URL(router.asPath, 'https://list.invalid');
  const list = allResources(navigation).find((resource) => listHref(resource) === pathname);
  const keep = (slug: string, density: Density) => {
    saveListChoice(slug, { ...listChoiceOf(browserListChoices(), slug), density });
    // An address that names columns says their density, too.
    if (searchParams.has('columns') && density === 'compact') searchParams.set('density', density);
    else searchParams.delete('density');
    void router.replace(`${pathname}?${searchParams}`, undefined, { scroll: false });
  };
  const entries = (list ? (['comfortable', 'compact'] as const) : []).map((density) => ({
    id: `density ${density}`,
    label: t(WORDS[density], locale),
    target: { run: () => list && keep(list.slug, density) },
  }));
  return { label: t('This list', locale), entries };
}
