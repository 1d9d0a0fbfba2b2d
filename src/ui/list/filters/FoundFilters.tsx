import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { lackingOf } from '../../../access/access.ts';
import { parameterOf } from '../../../lists/filters/comparisons.ts';
import type { ListAddress } from '../../../lists/listAddress.ts';
import type { ListSettings } from '../../../lists/listSettings.ts';
import { t } from '../../../locale/translate.ts';
import { useAccess } from '../../access/useAccess.ts';
import { useLocale } from '../../locale/useLocale.ts';
import styles from '../list.module.css';
import { filterHref, FilterLink } from './FilterLink.tsx';
import type { NamedFilter } from './FilterNames.tsx';
import { matchingFilters, ownFilters, relatedFilters, type FoundFilter } from './searchFilters.ts';

interface FoundFiltersProps {
  readonly path: string;
  readonly address: ListAddress;
  readonly settings: ListSettings<unknown>;
  /** What the list of them is called. */
  readonly label: string;
  readonly filters: ReadonlyArray<NamedFilter<unknown>>;
  /** The relations that are offered. */
  readonly related: readonly string[];
  /** The group that the filter is put into, if any. */
  readonly group?: string;
  readonly className?: string;
  /** What is searched for. */
  readonly text: string;
  /** The first one is taken as soon as it is known. */
  readonly isTaken: boolean;
}

/** The filters of a list that a text means, its own before those of what its records are related to. */
export function FoundFilters(props: FoundFiltersProps) {
  const { path, address, settings, label, filters, related, text, isTaken } = props;
  const { group = '', className = styles.menu } = props;
  const locale = useLocale();
  const access = lackingOf(useAccess());
  const router = useRouter();
  const [led, setLed] = useState<readonly FoundFilter[]>();
  const load = useEffectEvent(() => relatedFilters(settings, related, group, access, locale));
  const names = related.join();
  useEffect(() => {
    let isLeft = false;
    void load().then((found) => isLeft || setLed(found));
    return () => {
      isLeft = true;
    };
  }, [names]);
  const own = useMemo(() => ownFilters(filters, locale), [filters, locale]);
  const found = [...matchingFilters(own, text), ...matchingFilters(led ?? [], text)];
  const opened = (name: string) => parameterOf(name, '', group);
  const first = found.at(0)?.name;
  const take = useEffectEvent((name: string) => {
    void router.replace(filterHref(path, address, opened(name)), undefined, { scroll: false });
  });
  useEffect(() => {
    if (isTaken && first !== undefined) take(first);
  }, [isTaken, first]);
  return (
    <>
      {found.length > 0 && (
        <ul className={className} aria-label={label}>
          {found.map((filter) => (
            <li key={filter.name}>
              <FilterLink path={path} address={address} name={opened(filter.name)}>
                {filter.text}
              </FilterLink>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.noneFound}>
        {found.length === 0 && led && t('No filter matches.', locale)}
      </p>
    </>
  );
}
