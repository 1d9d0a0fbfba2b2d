import { parameterOf, STEP } from '../../../lists/filters/comparisons.ts';
import type { FilterSetting, RelatedFilters } from '../../../lists/listSettings.ts';
import type { ListAddress } from '../../../lists/listAddress.ts';
import { labelOf } from '../../../locale/labelOf.ts';
import { tLabel } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import styles from '../list.module.css';
import { FilterLink } from './FilterLink.tsx';

export type NamedFilter<Variables> = readonly [name: string, filter: FilterSetting<Variables>];

interface FilterNamesProps<Variables> {
  readonly path: string;
  readonly address: ListAddress;
  /** What the list of them is called. */
  readonly label: string;
  readonly filters: ReadonlyArray<NamedFilter<Variables>>;
  /** The relations that lead to more filters. */
  readonly related?: RelatedFilters<Variables>;
  /** The relations that lead to these filters, each followed by a step. */
  readonly way?: string;
  /** The group that the filter is put into, if any. */
  readonly group?: string;
  readonly className?: string;
}

/** The filters that there are, each of which opens its form, and the relations to the filters of other records. */
export function FilterNames<Variables>(props: FilterNamesProps<Variables>) {
  const locale = useLocale();
  const { path, address, label, filters, related = {}, way = '', group } = props;
  const { className = styles.menu } = props;
  const names = [
    ...filters.map(([name, filter]) => [name, tLabel(filter.label, locale)]),
    ...Object.entries(related).map(([name, { label: said = labelOf(name) }]) => [
      `${name}${STEP}`,
      `${tLabel(said, locale)} ›`,
    ]),
  ];
  return (
    <ul className={className} aria-label={label}>
      {names.map(([name, text]) => (
        <li key={name}>
          <FilterLink path={path} address={address} name={parameterOf(`${way}${name}`, '', group)}>
            {text}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}
