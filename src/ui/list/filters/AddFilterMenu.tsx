import { GROUPS, partsOf } from '../../../lists/filters/comparisons.ts';
import type { RelatedFilters } from '../../../lists/filters/relatedFilter.ts';
import type { ListAddress } from '../../../lists/listAddress.ts';
import { t } from '../../../locale/translate.ts';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { Menu } from '../../Menu.tsx';
import styles from '../list.module.css';
import { FilterNames, type NamedFilter } from './FilterNames.tsx';

interface AddFilterMenuProps<Variables> {
  readonly path: string;
  readonly address: ListAddress;
  readonly filters: ReadonlyArray<NamedFilter<Variables>>;
  /** The filters that can be combined by OR. */
  readonly alternatives: ReadonlyArray<NamedFilter<Variables>>;
  readonly related?: RelatedFilters<Variables>;
}

/** All that a list can be filtered by: its own filters, those of related records, and alternatives. */
export function AddFilterMenu<Variables>(props: AddFilterMenuProps<Variables>) {
  const { path, address, filters, alternatives, related } = props;
  const locale = useLocale();
  const taken = new Set(Object.keys(address.filters).map((parameter) => partsOf(parameter)[2]));
  const nextGroup = GROUPS.find((candidate) => !taken.has(candidate));
  return (
    <Menu
      label={
        <>
          <Icon name="plus" size={14} /> {t('Add filter', locale)}
        </>
      }
    >
      <FilterNames
        path={path}
        address={address}
        label={t('Filters', locale)}
        filters={filters}
        related={related}
      />
      {nextGroup !== undefined && alternatives.length > 1 && (
        <details className={styles.alternatives}>
          <summary>{t('Match any of…', locale)}</summary>
          <FilterNames
            path={path}
            address={address}
            label={t('Filters of which any can match', locale)}
            filters={alternatives}
            related={related}
            group={nextGroup}
          />
        </details>
      )}
    </Menu>
  );
}
