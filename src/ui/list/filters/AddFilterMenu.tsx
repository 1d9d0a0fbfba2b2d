import { GROUPS, NONE_OF, partsOf } from '../../../lists/filters/comparisons.ts';
import type { RelatedFilters } from '../../../lists/listSettings.ts';
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
  /** The filters that can be in a group. */
  readonly groupable: (group: string) => ReadonlyArray<NamedFilter<Variables>>;
  readonly related?: RelatedFilters<Variables>;
}

/** All that a list can be filtered by: its own filters, those of related records, and alternatives. */
export function AddFilterMenu<Variables>(props: AddFilterMenuProps<Variables>) {
  const { path, address, filters, groupable, related } = props;
  const locale = useLocale();
  const taken = new Set(Object.keys(address.filters).map((parameter) => partsOf(parameter)[2]));
  const nextGroup = GROUPS.find((candidate) => !taken.has(candidate));
  const groups = [
    // One alternative is none.
    { group: nextGroup, least: 2, title: 'Match any of…', label: 'Filters of which any can match' },
    { group: NONE_OF, least: 1, title: 'Match none of…', label: 'Filters of which none may match' },
  ] as const;
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
      {groups.map(({ group, least, title, label }) => {
        const grouped = group === undefined ? [] : groupable(group).filter(isOwn);
        if (grouped.length < least) return null;
        return (
          <details key={label} className={styles.alternatives}>
            <summary>{t(title, locale)}</summary>
            <FilterNames
              path={path}
              address={address}
              label={t(label, locale)}
              filters={grouped}
              related={related}
              group={group}
            />
          </details>
        );
      })}
    </Menu>
  );
}

/** Whether it is a filter of the list's own records. */
export function isOwn<Variables>([, { through }]: NamedFilter<Variables>): boolean {
  return through === undefined;
}
