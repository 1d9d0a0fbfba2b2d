import type { Address } from '../../../address/address.ts';
import { partsOf, STEP } from '../../../lists/filters/comparisons.ts';
import { inGroup } from '../../../lists/filters/groups.ts';
import { deniedFilters } from '../../../lists/ignoredFilters.ts';
import type { ListAddress } from '../../../lists/listAddress.ts';
import type { FilterSetting, ListSettings, RelatedFilters } from '../../../lists/listSettings.ts';
import type { NamedFilter } from './FilterNames.tsx';
import { choiceCount, isOffered, isQuick, isSimple } from './offeredFilters.ts';

type NamedFilters<Variables> = ReadonlyArray<NamedFilter<Variables>>;

/** What is open below the bar. */
export type OpenFilter<Variables> =
  | { readonly kind: 'filter'; readonly filter: FilterSetting<Variables> }
  /** The filters that a group can begin with. */
  | { readonly kind: 'group' }
  /** The filters that relations lead to. */
  | { readonly kind: 'related' };

/** What the bar above a list has. */
export interface FilterBarState<Variables> {
  /** There is nothing to choose, and nothing to say. */
  readonly isEmpty: boolean;
  /** The status, where its values are few enough for tabs. */
  readonly tabs: NamedFilter<Variables> | undefined;
  /** Whether there is anything in the form: a search, required text, or selects. */
  readonly hasForm: boolean;
  /** What the list requires as text. */
  readonly asked: NamedFilters<Variables>;
  readonly selects: NamedFilters<Variables>;
  /** Whether "Add filter" offers anything. */
  readonly canAdd: boolean;
  readonly offered: NamedFilters<Variables>;
  readonly related: RelatedFilters<Variables>;
  /** The filters that can be in a group. */
  readonly groupable: (group: string) => NamedFilters<Variables>;
  /** The parameters whose value is seen in the bar itself. */
  readonly shown: ReadonlySet<string>;
  /** The filter, or the relations with a step behind each, that the address opens; empty for none. */
  readonly name: string;
  /** The group that it is opened in; empty for none. */
  readonly group: string;
  /** Null where the address opens nothing that there is. */
  readonly opened: OpenFilter<Variables> | null;
}

/** Up to this many values are tabs, so that one click is enough. */
const MOST_TABS = 6;
/** Selects shown in the bar; the others are under "Add filter". */
const MOST_SELECTS = 3;

/**
 * What the bar above a list has.
 *
 * @param settings the list's, as they are requested
 * @param allowed the same without what the person may not use
 * @param address what the list shows
 * @param query the page's address, which also says what is open
 */
export function filterBarState<Variables>(
  settings: ListSettings<Variables>,
  allowed: ListSettings<Variables>,
  address: ListAddress,
  query: Address,
): FilterBarState<Variables> {
  const { filters = {}, related = {} } = allowed;
  const all = Object.entries<FilterSetting<Variables>>(filters);
  const own = all.filter(([, { through }]) => !through);
  const tabs = own.find(
    ([, filter]) => filter.isStatus && isQuick(filter) && choiceCount(filter) <= MOST_TABS,
  );
  const asked = own.filter(([, { choices, required }]) => !choices && required);
  const selects = selectsOf(own, tabs, address);
  const inForm = [...selects, ...asked].map(([name]) => name);
  const isInBar = (name: string) => name === tabs?.[0] || inForm.includes(name);
  const offered = own.filter(
    ([name, filter]) => isOffered(filter) && !(isSimple(filter) && isInBar(name)),
  );
  const hasForm = settings.search !== undefined || inForm.length > 0;
  const canAdd = offered.length + Object.keys(related).length > 0;
  const [name, , group] = partsOf(typeof query.filter === 'string' ? query.filter : '');
  const editable = [...offered, ...all.filter(([, { through }]) => through)];
  return {
    isEmpty: !tabs && !hasForm && !canAdd && deniedFilters(settings, query).length === 0,
    tabs,
    hasForm,
    asked,
    selects,
    canAdd,
    offered,
    related,
    groupable: (wanted) => filtersInGroup(settings, own, wanted),
    shown: new Set(tabs && address.filters[tabs[0]]?.length === 1 ? [...inForm, tabs[0]] : inForm),
    name,
    group,
    opened: openedBy(name, group, group === '' ? editable : filtersInGroup(settings, all, group)),
  };
}

function selectsOf<Variables>(
  filters: NamedFilters<Variables>,
  tabs: NamedFilter<Variables> | undefined,
  address: ListAddress,
): NamedFilters<Variables> {
  return (
    filters
      .filter((filter) => filter !== tabs && isQuick(filter[1]))
      .slice(0, MOST_SELECTS)
      // Several values at once fit into a chip only.
      .filter(([name]) => (address.filters[name]?.length ?? 0) < 2)
  );
}

/** Filters with those of their comparisons that can be in a group. */
function filtersInGroup<Variables>(
  settings: ListSettings<Variables>,
  filters: NamedFilters<Variables>,
  group: string,
): NamedFilters<Variables> {
  return filters.flatMap(([name, filter]): NamedFilters<Variables> => {
    const own = isOffered(filter) ? inGroup(settings, filter, group) : null;
    return own ? [[name, own]] : [];
  });
}

function openedBy<Variables>(
  name: string,
  group: string,
  editable: NamedFilters<Variables>,
): OpenFilter<Variables> | null {
  const edited = editable.find(([own]) => own === name);
  if (edited) return { kind: 'filter', filter: edited[1] };
  if (name === STEP) return group === '' ? null : { kind: 'group' };
  return name.endsWith(STEP) ? { kind: 'related' } : null;
}
