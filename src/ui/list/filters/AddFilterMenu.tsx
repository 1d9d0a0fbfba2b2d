import { GROUPS, NONE_OF, parameterOf, partsOf, STEP } from '../../../lists/filters/comparisons.ts';
import type { ListSettings, RelatedFilters } from '../../../lists/listSettings.ts';
import type { ListAddress } from '../../../lists/listAddress.ts';
import { t } from '../../../locale/translate.ts';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { FilterLink } from './FilterLink.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import type { NamedFilter } from './FilterNames.tsx';
import { groupWords } from './groupWords.ts';

interface AddFilterMenuProps<Variables> {
  readonly path: string;
  readonly address: ListAddress;
  readonly settings: ListSettings<unknown>;
  readonly filters: ReadonlyArray<NamedFilter<Variables>>;
  /** The filters that can be in a group. */
  readonly groupable: (group: string) => ReadonlyArray<NamedFilter<Variables>>;
  readonly related?: RelatedFilters<Variables>;
}

/** All that a list can be filtered by: its own filters, those of related records, and alternatives. */
export function AddFilterMenu<Variables>({ groupable, ...offered }: AddFilterMenuProps<Variables>) {
  const { path, address } = offered;
  const locale = useLocale();
  const taken = new Set(Object.keys(address.filters).map((parameter) => partsOf(parameter)[2]));
  const nextGroup = GROUPS.find((candidate) => !taken.has(candidate));
  const groups = [
    // One alternative is none.
    ...(nextGroup === undefined ? [] : [{ group: nextGroup, least: 2 }]),
    { group: NONE_OF, least: 1 },
  ].filter(({ group, least }) => groupable(group).length >= least);
  return (
    <FilterMenu
      {...offered}
      label={t('Filters', locale)}
      others={groups.map(({ group }) => (
        <FilterLink key={group} path={path} address={address} name={parameterOf(STEP, '', group)}>
          {t(groupWords(group).begin, locale)}
        </FilterLink>
      ))}
      button={
        <>
          <Icon name="plus" size={14} /> {t('Add filter', locale)}
        </>
      }
    />
  );
}
