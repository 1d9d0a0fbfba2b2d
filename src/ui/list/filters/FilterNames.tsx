import { useLocale } from '../../locale/useLocale.ts';
import { tLabel } from '../../../locale/translate.ts';
import { parameterOf } from '../../../lists/filters/comparisons.ts';
import { FilterLink } from './FilterLink.tsx';
import type { ListAddress } from '../../../lists/listAddress.ts';
import type { FilterSetting } from '../../../lists/listSettings.ts';
import styles from '../list.module.css';

export type NamedFilter<Variables> = readonly [name: string, filter: FilterSetting<Variables>];

interface FilterNamesProps<Variables> {
  readonly path: string;
  readonly address: ListAddress;
  /** What the list of them is called. */
  readonly label: string;
  readonly filters: ReadonlyArray<NamedFilter<Variables>>;
  /** The group that the filter is put into, if any. */
  readonly group?: string;
}

/** The filters that there are: each opens its form. */
export function FilterNames<Variables>(props: FilterNamesProps<Variables>) {
  const locale = useLocale();
  const { path, address, label, filters, group } = props;
  return (
    <ul className={styles.menu} aria-label={label}>
      {filters.map(([name, filter]) => (
        <li key={name}>
          <FilterLink path={path} address={address} name={parameterOf(name, '', group)}>
            {tLabel(filter.label, locale)}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}
