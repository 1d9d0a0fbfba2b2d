import type { ListAddress } from '../../../lists/listAddress.ts';
import type { ListSettings, RelatedFilters } from '../../../lists/listSettings.ts';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { NamedFilter } from './FilterNames.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { groupWords } from './groupWords.ts';
import { SearchedFilters } from './SearchedFilters.tsx';
import styles from './filterEditor.module.css';

interface GroupFiltersProps {
  readonly path: string;
  readonly address: ListAddress;
  readonly settings: ListSettings<unknown>;
  readonly group: string;
  /** The filters that can be in the group. */
  readonly filters: ReadonlyArray<NamedFilter<unknown>>;
  readonly related?: RelatedFilters<unknown>;
}

/** The filters that a group can begin with, of which any or none may match. */
export function GroupFilters(props: GroupFiltersProps) {
  const { path, address, group } = props;
  const locale = useLocale();
  const words = groupWords(group);
  return (
    <FilterPanel path={path} address={address} title={t(words.begin, locale)}>
      <SearchedFilters {...props} label={t(words.list, locale)} isOpened className={styles.names} />
    </FilterPanel>
  );
}
