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
import { AddFilterMenu } from './AddFilterMenu.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { FilterChips } from './FilterChips.tsx';
import { HiddenInputs } from '../HiddenInputs.tsx';
import { filterBarState } from './filterBarState.ts';
import type { NamedFilter } from './FilterNames.tsx';
import type { ListAddress } from '../../../lists/listAddress.ts';
import type { AnyList } from '../listDefinition.ts';
import { hiddenParameters, useListForm } from '../listForm.ts';
import type { ListSettings } from '../../../lists/listSettings.ts';
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

/** Rendered on the server, too: most lists require no record. */
const RecordOperand = dynamic(async () => (await import('./RecordOperand.tsx')).RecordOperand);

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
  const { onSubmit } = useListForm(settings, path);
  const allowed = allowedSettings(useAccess(), resource, settings);
  const bar = filterBarState(settings, allowed, address, query);
  const { tabs, groupable, related, name, group, opened } = bar;
  if (bar.isEmpty) return null;
  // A menu closes, and a form begins anew, where another filter is opened.
  const key = name && `${group} ${name}`;
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
            key={key}
            path={path}
            address={address}
            settings={settings}
            filters={bar.offered}
            groupable={groupable}
            related={related}
          />
        )}
      </div>
      {opened?.kind === 'filter' && (
        <FilterEditor
          key={key}
          list={list}
          path={path}
          address={address}
          name={name}
          group={group}
          filter={opened.filter}
          onSubmit={onSubmit}
        />
      )}
      {opened?.kind === 'group' && (
        <GroupFilters
          key={key}
          path={path}
          address={address}
          settings={settings}
          group={group}
          filters={groupable(group)}
          related={related}
        />
      )}
      {opened?.kind === 'related' && (
        <RelatedFilters
          path={path}
          address={address}
          settings={settings}
          name={name}
          group={group}
        />
      )}
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
  // Selects and records apply at once; only text, and pages without JavaScript, need a button.
  const isTyped = settings.search !== undefined || asked.some(([, { picker }]) => !picker);
  return (
    <form
      method="get"
      action={withBasePath(path)}
      onSubmit={onSubmit}
      role="search"
      className={styles.form}
      data-words={settings.search && searchInWords(settings.search, locale)}
    >
      {settings.search && (
        <SearchInput label={searchInWords(settings.search, locale)} text={address.search} />
      )}
      {asked.map(([name, { label, kind, picker }]) =>
        picker ? (
          <div key={`${name} ${current(name)}`} className={styles.record}>
            <RecordOperand
              name={name}
              label={tLabel(label, locale)}
              values={address.filters[name] ?? []}
              autoFocus={false}
              load={picker}
              onChosen={submit}
            />
          </div>
        ) : (
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
        ),
      )}
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
