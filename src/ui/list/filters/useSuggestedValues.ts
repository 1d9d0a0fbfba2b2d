import { useRouter } from 'next/router';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { narrowingText, type ListAddress } from '../../../lists/listAddress.ts';
import type { FilterSetting } from '../../../lists/listSettings.ts';
import { PageSourceContext } from '../../../relay/pageContext.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { ListChoicesContext } from '../listContext.ts';
import type { AnyList } from '../listDefinition.ts';
import type { SuggestedValue } from './suggestValues.ts';

interface FilterOfList {
  readonly list: AnyList;
  readonly name: string;
  readonly filter: FilterSetting<unknown>;
  readonly group: string;
  readonly state: ListAddress;
}

/**
 * Values to choose from for a filter, asked for once they are wanted, and again when the list is narrowed otherwise. An
 * answer that comes late is dropped.
 *
 * @returns the values, none until they are known; and what says that they are wanted
 */
export function useSuggestedValues({
  list,
  name,
  filter,
  group,
  state,
}: FilterOfList): readonly [values: readonly SuggestedValue[], want: () => void] {
  const environment = useRelayEnvironment();
  const source = useContext(PageSourceContext);
  const lists = useContext(ListChoicesContext);
  const locale = useLocale();
  const { query: address } = useRouter();
  const [isWanted, setWanted] = useState(false);
  const [found, setFound] = useState<{ key: string; values: readonly SuggestedValue[] }>();
  const key = `${list.resource.slug} ${narrowingText(state)}`;
  const ask = useEffectEvent(
    async (isLeft: () => boolean, show: (values: readonly SuggestedValue[]) => void) => {
      const { suggestValues } = await import('./suggestValues.ts');
      if (isLeft()) return undefined;
      const visitor = source?.visitor ?? { ...locale, lists };
      const asked = { list, name, filter, group, state, address, visitor };
      return suggestValues(environment, asked).subscribe({ next: show, error: () => {} });
    },
  );
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    const asked = ask(
      () => isLeft,
      (values) => isLeft || setFound({ key, values }),
    );
    // Code that does not load suggests nothing: what is typed is a filter, too.
    asked.catch(() => {});
    return () => {
      isLeft = true;
      void asked.then(
        (subscription) => subscription?.unsubscribe(),
        () => {},
      );
    };
  }, [environment, isWanted, key]);
  return [found?.key === key ? found.values : NONE, () => setWanted(true)];
}

const NONE: readonly SuggestedValue[] = [];
