import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { WhileLoading } from '../../errors/MissingPart.tsx';
import { useAccess } from '../../access/useAccess.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { tLabel } from '../../../locale/translate.ts';
import { listHref, type Resource } from '../../../address/resource.ts';
import { allowedSettings } from '../../../lists/allowedSettings.ts';
import { AddFilterMenu } from './AddFilterMenu.tsx';
import { BarForm } from './BarForm.tsx';
import { FilterChips } from './FilterChips.tsx';
import { filterBarState, type FilterBarState } from './filterBarState.ts';
import type { ListAddress } from '../../../lists/listAddress.ts';
import type { AnyList } from '../listDefinition.ts';
import { useListForm } from '../listForm.ts';
import type { ListSettings } from '../../../lists/listSettings.ts';
import { StatusTabs } from './StatusTabs.tsx';
import styles from '../list.module.css';

/** Rendered on the server, too; its code loads when a filter is edited. */
const FilterEditor = dynamic(async () => (await import('./FilterEditor.tsx')).FilterEditor, {
  loading: WhileLoading,
});

const GroupFilters = dynamic(async () => (await import('./GroupFilters.tsx')).GroupFilters, {
  loading: WhileLoading,
});

const RelatedFilters = dynamic(async () => (await import('./RelatedFilters.tsx')).RelatedFilters, {
  loading: WhileLoading,
});

interface FilterBarProps<Variables> {
  readonly resource: Resource;
  readonly settings: ListSettings<Variables>;
  readonly address: ListAddress;
  /** The list itself, where its rows are shown below. */
  readonly list?: AnyList;
}

/**
 * Search and filters. All of it is GET forms and links, which work before and without JavaScript:
 * that only spares the page load.
 */
export function FilterBar<Variables>(props: FilterBarProps<Variables>) {
  const { resource, settings, address, list } = props;
  const locale = useLocale();
  const { query } = useRouter();
  const path = listHref(resource);
  const allowed = allowedSettings(useAccess(), resource, settings);
  const bar = filterBarState(settings, allowed, address, query);
  const { tabs, groupable, related } = bar;
  if (bar.isEmpty) return null;
  return (
    <>
      <div className={styles.bar}>
        {tabs && (
          <StatusTabs
            path={path}
            name={tabs[0]}
            label={tLabel(tabs[1].label, locale)}
            choices={tabs[1].choices ?? {}}
            address={address}
          />
        )}
        {bar.hasForm && (
          <BarForm
            path={path}
            settings={settings}
            address={address}
            asked={bar.asked}
            selects={bar.selects}
          />
        )}
        {bar.canAdd && (
          <AddFilterMenu
            key={openedKey(bar)}
            path={path}
            address={address}
            settings={settings}
            filters={bar.offered}
            groupable={groupable}
            related={related}
          />
        )}
      </div>
      <OpenedFilter bar={bar} path={path} settings={settings} address={address} list={list} />
      <FilterChips
        path={path}
        settings={settings}
        address={address}
        elsewhere={bar.shown}
        groupable={groupable}
        related={related}
      />
    </>
  );
}

/** A menu closes, and a form begins anew, where another filter is opened. */
function openedKey({ name, group }: Pick<FilterBarState<unknown>, 'name' | 'group'>): string {
  return name && `${group} ${name}`;
}

interface OpenedFilterProps<Variables> extends Omit<FilterBarProps<Variables>, 'resource'> {
  readonly bar: FilterBarState<Variables>;
  readonly path: string;
}

/** What the address opens below the bar. */
function OpenedFilter<Variables>({ bar, list, ...around }: OpenedFilterProps<Variables>) {
  const { onSubmit } = useListForm(around.settings, around.path);
  const { opened, name, group, groupable, related } = bar;
  const key = openedKey(bar);
  switch (opened?.kind) {
    case 'filter':
      return (
        <FilterEditor
          key={key}
          list={list}
          path={around.path}
          address={around.address}
          name={name}
          group={group}
          filter={opened.filter}
          onSubmit={onSubmit}
        />
      );
    case 'group':
      return (
        <GroupFilters
          key={key}
          {...around}
          group={group}
          filters={groupable(group)}
          related={related}
        />
      );
    case 'related':
      return <RelatedFilters {...around} name={name} group={group} />;
    default:
      return null;
  }
}
