import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { Fragment } from 'react';
import buttons from '../../button.module.css';
import { WhileLoading } from '../../errors/MissingPart.tsx';
import { useAccess } from '../../access/useAccess.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { listHref, type Resource } from '../../../address/resource.ts';
import { allowedSettings } from '../../../lists/allowedSettings.ts';
import { inGroup } from '../../../lists/filters/groups.ts';
import { AddFilterMenu } from './AddFilterMenu.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { partsOf, STEP } from '../../../lists/filters/comparisons.ts';
import { FilterChips } from './FilterChips.tsx';
import { HiddenInputs } from '../HiddenInputs.tsx';
import type { NamedFilter } from './FilterNames.tsx';
import { choiceCount, isOffered, isQuick, isSimple } from './offeredFilters.ts';
import { deniedFilters } from '../../../lists/ignoredFilters.ts';
import type { ListAddress } from '../../../lists/listAddress.ts';
import { hiddenParameters, useListForm } from '../listForm.ts';
import type { FilterSetting, ListSettings } from '../../../lists/listSettings.ts';
import { SearchInput } from './SearchInput.tsx';
import { searchInWords } from '../../../lists/filters/searchInWords.ts';
import { StatusTabs } from './StatusTabs.tsx';
import { typedNumbers, writtenInParameter } from '../../../lists/filters/typedNumbers.ts';
import styles from '../list.module.css';
import { withBasePath } from '../../../address/basePath.ts';

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
}

/** Up to this many values are tabs, so that one click is enough. */
const MOST_TABS = 6;
/** Selects shown in the bar; the others are under "Add filter". */
const MOST_SELECTS = 3;

/**
 * Search and filters. All of it is GET forms and links, which work before and without JavaScript:
 * that only spares the page load.
 */
export function FilterBar<Variables>({ resource, settings, address }: FilterBarProps<Variables>) {
  const locale = useLocale();
  const { query } = useRouter();
  const path = listHref(resource);
  const { onSubmit } = useListForm(settings, path);
  const offering = allowedSettings(useAccess(), resource, settings);
  const all = Object.entries<FilterSetting<Variables>>(offering.filters ?? {});
  const filters = all.filter(([, { through }]) => !through);
  const tabs = filters.find(
    ([, filter]) => filter.isStatus && isQuick(filter) && choiceCount(filter) <= MOST_TABS,
  );
  const asked = filters.filter(([, { choices, required }]) => !choices && required);
  const selects = filters
    .filter((filter) => filter !== tabs && isQuick(filter[1]))
    .slice(0, MOST_SELECTS)
    // Several values at once fit into a chip only.
    .filter(([name]) => (address.filters[name]?.length ?? 0) < 2);
  const open = new Set([...selects, ...asked].map(([name]) => name));
  const shown = new Set(open);
  if (tabs && address.filters[tabs[0]]?.length === 1) shown.add(tabs[0]);
  const offered = filters.filter(
    ([name, filter]) =>
      isOffered(filter) && !(isSimple(filter) && (name === tabs?.[0] || open.has(name))),
  );
  const grouped = (group: string, from: ReadonlyArray<NamedFilter<Variables>>) =>
    from.flatMap(([name, filter]): Array<NamedFilter<Variables>> => {
      const own = isOffered(filter) ? inGroup(settings, filter, group) : null;
      return own ? [[name, own]] : [];
    });
  const groupable = (group: string) => grouped(group, filters);
  const [asksFor, , group] = partsOf(typeof query.filter === 'string' ? query.filter : '');
  const editable = [...offered, ...all.filter(([, { through }]) => through)];
  const edited = (group === '' ? editable : grouped(group, all)).find(([name]) => name === asksFor);
  const { related = {} } = offering;
  const canAdd = offered.length + Object.keys(related).length > 0;
  const hasForm = settings.search !== undefined || open.size > 0;
  const isDenied = deniedFilters(settings, query).length > 0;
  if (!tabs && !hasForm && !isDenied && !canAdd) return null;
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
        {hasForm && (
          <BarForm
            path={path}
            settings={settings}
            address={address}
            asked={asked}
            selects={selects}
          />
        )}
        {canAdd && (
          <AddFilterMenu
            key={asksFor && `${group} ${asksFor}`}
            path={path}
            address={address}
            filters={offered}
            groupable={groupable}
            related={related}
          />
        )}
      </div>
      {edited && (
        <FilterEditor
          key={`${group} ${edited[0]}`}
          path={path}
          address={address}
          name={edited[0]}
          group={group}
          filter={edited[1]}
          onSubmit={onSubmit}
        />
      )}
      {asksFor === STEP && group !== '' && (
        <GroupFilters
          key={group}
          path={path}
          address={address}
          group={group}
          filters={groupable(group)}
          related={related}
        />
      )}
      {asksFor.length > 1 && asksFor.endsWith(STEP) && (
        <RelatedFilters
          key={`${group} ${asksFor}`}
          path={path}
          address={address}
          settings={settings as ListSettings<unknown>}
          name={asksFor}
          group={group}
        />
      )}
      <FilterChips
        path={path}
        settings={settings}
        address={address}
        elsewhere={shown}
        groupable={groupable}
        related={related}
      />
    </>
  );
}

interface BarFormProps<Variables> {
  readonly path: string;
  readonly settings: ListSettings<Variables>;
  readonly address: ListAddress;
  readonly asked: ReadonlyArray<NamedFilter<Variables>>;
  readonly selects: ReadonlyArray<NamedFilter<Variables>>;
}

/** The search and selects for a few fields. */
function BarForm<Variables>({ path, settings, address, asked, selects }: BarFormProps<Variables>) {
  const locale = useLocale();
  const { submit, onSubmit } = useListForm(settings, path);
  const names = new Set(['q', ...[...asked, ...selects].map(([name]) => name)]);
  const current = (name: string) => address.filters[name]?.[0] ?? '';
  // Selects apply at once; only text, and pages without JavaScript, need a button.
  const isTyped = settings.search !== undefined || asked.length > 0;
  return (
    <form
      method="get"
      action={withBasePath(path)}
      onSubmit={onSubmit}
      role="search"
      className={styles.form}
    >
      {settings.search && (
        <SearchInput label={searchInWords(settings.search, locale)} text={address.search} />
      )}
      {asked.map(([name, { label, kind }]) => (
        <Fragment key={`${name} ${current(name)}`}>
          <input
            type="text"
            name={name}
            required
            inputMode={kind === 'number' ? 'decimal' : undefined}
            defaultValue={kind === 'number' ? typedNumbers(current(name), locale) : current(name)}
            placeholder={tLabel(label, locale)}
            aria-label={tLabel(label, locale)}
            className={styles.search}
          />
          {kind === 'number' && (
            <input type="hidden" name={writtenInParameter(name)} value={locale.language} />
          )}
        </Fragment>
      ))}
      {isTyped && (
        <button type="submit" className={buttons.button}>
          {t('Search', locale)}
        </button>
      )}
      {selects.map(([name, filter]) => (
        <ChoiceSelect
          key={name}
          name={name}
          filter={filter}
          value={current(name)}
          onChosen={submit}
        />
      ))}
      {!isTyped && (
        <button type="submit" className={`${buttons.button} ${styles.unscripted}`}>
          {t('Apply', locale)}
        </button>
      )}
      <HiddenInputs parameters={hiddenParameters(address, (parameter) => names.has(parameter))} />
    </form>
  );
}
