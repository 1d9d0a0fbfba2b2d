import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { Fragment } from 'react';
import buttons from '../../button.module.css';
import { WhileLoading } from '../../errors/MissingPart.tsx';
import { Icon } from '../../Icon.tsx';
import { useAccess } from '../../access/useAccess.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { Menu } from '../../Menu.tsx';
import { listHref, type Resource } from '../../../address/resource.ts';
import { allowedSettings } from '../../../lists/allowedSettings.ts';
import { asAlternative } from '../../../lists/filters/alternatives.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { GROUPS, partsOf } from '../../../lists/filters/comparisons.ts';
import { FilterChips } from './FilterChips.tsx';
import { HiddenInputs } from '../HiddenInputs.tsx';
import { FilterNames, type NamedFilter } from './FilterNames.tsx';
import { deniedFilters, type ListAddress } from '../../../lists/listAddress.ts';
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
  const filters = Object.entries<FilterSetting<Variables>>(offering.filters ?? {});
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
  const alternatives = filters.flatMap(([name, filter]): Array<NamedFilter<Variables>> => {
    const alternative = isOffered(filter) ? asAlternative(settings, filter) : null;
    return alternative ? [[name, alternative]] : [];
  });
  const [asksFor, , group] = partsOf(typeof query.filter === 'string' ? query.filter : '');
  const edited = (group === '' ? offered : alternatives).find(([name]) => name === asksFor);
  const taken = new Set(Object.keys(address.filters).map((parameter) => partsOf(parameter)[2]));
  const nextGroup = GROUPS.find((candidate) => !taken.has(candidate));
  const hasForm = settings.search !== undefined || open.size > 0;
  const isDenied = deniedFilters(settings, query).length > 0;
  if (!tabs && !hasForm && !isDenied && offered.length === 0) return null;
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
        {offered.length > 0 && (
          <Menu
            key={edited && `${group} ${edited[0]}`}
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
              filters={offered}
            />
            {nextGroup !== undefined && alternatives.length > 1 && (
              <details className={styles.alternatives}>
                <summary>{t('Match any of…', locale)}</summary>
                <FilterNames
                  path={path}
                  address={address}
                  label={t('Filters of which any can match', locale)}
                  filters={alternatives}
                  group={nextGroup}
                />
              </details>
            )}
          </Menu>
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
      <FilterChips
        path={path}
        settings={settings}
        address={address}
        elsewhere={shown}
        alternatives={alternatives}
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

function choiceCount<Variables>({ choices }: FilterSetting<Variables>): number {
  return Object.keys(choices ?? {}).length;
}

/** Whether one of a few values is all that there is to choose. */
function isQuick<Variables>(filter: FilterSetting<Variables>): boolean {
  return choiceCount(filter) > 0 && filter.comparisons[''] !== undefined;
}

/** Whether choosing one value is all that can be done. */
function isSimple<Variables>({ comparisons }: FilterSetting<Variables>): boolean {
  return Object.values(comparisons).length === 1 && comparisons['']?.takesSeveral === false;
}

/** Whether something of it can be entered: which record is meant where there is a way to find it. */
function isOffered<Variables>(filter: FilterSetting<Variables>): boolean {
  const { kind, required, picker, comparisons } = filter;
  return !required && (kind !== 'record' || Boolean(picker ?? comparisons.isEmpty));
}
