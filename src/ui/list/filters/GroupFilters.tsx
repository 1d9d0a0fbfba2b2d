import type { ListAddress } from '../../../lists/listAddress.ts';
import type { RelatedFilters } from '../../../lists/listSettings.ts';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { FilterNames, type NamedFilter } from './FilterNames.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { groupWords } from './groupWords.ts';
import styles from './filterEditor.module.css';

interface GroupFiltersProps {
  readonly path: string;
  readonly address: ListAddress;
  readonly group: string;
  /** The filters that can be in the group. */
  readonly filters: ReadonlyArray<NamedFilter<unknown>>;
  readonly related?: RelatedFilters<unknown>;
}

/** The filters that a group can begin with, of which any or none may match. */
export function GroupFilters({ path, address, group, filters, related }: GroupFiltersProps) {
  const locale = useLocale();
  const words = groupWords(group);
  return (
    <FilterPanel path={path} address={address} title={t(words.begin, locale)}>
      <FilterNames
        path={path}
        address={address}
        label={t(words.list, locale)}
        filters={filters}
        related={related}
        group={group}
        className={styles.names}
      />
    </FilterPanel>
  );
}
