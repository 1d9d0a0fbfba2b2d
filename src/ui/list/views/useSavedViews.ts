import { useRouter } from 'next/router';
import { useState } from 'react';
import { useLocale } from '../../locale/useLocale.ts';
import { formatNames } from '../../../locale/names.ts';
import { t } from '../../../locale/translate.ts';
import { browserListChoices, listChoiceOf } from '../../../visitor/listChoice.ts';
import { saveListChoice } from '../../../visitor/saveListChoice.ts';
import { showToast } from '../../toasts/toasts.ts';
import { saveViews, savedViews, withViews, type SavedView } from './savedViews.ts';

export interface SavedViews {
  readonly views: readonly SavedView[];
  /** The browser has not stored the last change. */
  readonly isLost: boolean;
  /** Adds views. What had the name of one of them before can be brought back. */
  readonly add: (added: readonly SavedView[]) => void;
  readonly remove: (view: SavedView) => void;
  /** Has the list open with a view; null for none. */
  readonly makeDefault: (search: string | null) => void;
}

const TOO_LONG = 'This view is too long to be the default: leave out some of its filters.';

/** A person's saved views of a list. */
export function useSavedViews(list: string): SavedViews {
  const locale = useLocale();
  const router = useRouter();
  const [views, setViews] = useState(() => savedViews(list));
  const [isLost, setIsLost] = useState(false);
  const keep = (next: SavedView[]) => {
    setViews(next);
    setIsLost(!saveViews(list, next));
  };
  const makeDefault = (search: string | null) => {
    const choice = { ...listChoiceOf(browserListChoices(), list), view: search };
    if (!saveListChoice(list, choice)) {
      showToast({ words: t(TOO_LONG, locale) });
      return;
    }
    void router.replace(router.asPath, undefined, { scroll: false });
  };
  // Other views may have been saved since: only what is brought back is added to them.
  const bringBack = (former: readonly SavedView[]) =>
    keep(withViews(savedViews(list), former, locale));
  const add = (added: readonly SavedView[]) => {
    // Another tab may have saved others since.
    const now = savedViews(list);
    const next = withViews(now, added, locale);
    const replaced = now.filter(
      ({ name, search }) => !next.some((view) => view.name === name && view.search === search),
    );
    keep(next);
    if (replaced.length === 0) return;
    const names = formatNames(
      replaced.map(({ name }) => name),
      locale,
    );
    showToast({
      words: t('Replaced: {names}.', locale, { names }),
      undo: async () => {
        bringBack(replaced);
        return t('Undone.', locale);
      },
    });
  };
  const remove = (removed: SavedView) => {
    const isDefault = listChoiceOf(browserListChoices(), list).view === removed.search;
    keep(savedViews(list).filter(({ name }) => name !== removed.name));
    if (isDefault) makeDefault(null);
    showToast({
      words: t('{name} was deleted.', locale, { name: removed.name }),
      undo: async () => {
        bringBack([removed]);
        if (isDefault) makeDefault(removed.search);
        return t('Undone.', locale);
      },
    });
  };
  return { views, isLost, add, remove, makeDefault };
}
