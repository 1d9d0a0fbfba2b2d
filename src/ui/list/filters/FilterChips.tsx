import { useRouter } from 'next/router';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { tRich } from '../../locale/tRich.ts';
import { Icon } from '../../Icon.tsx';
import { parameterOf, partsOf } from '../../../lists/filters/comparisons.ts';
import type { Comparison } from '../../../lists/filters/operators.ts';
import { FilterLink } from './FilterLink.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import type { NamedFilter } from './FilterNames.tsx';
import { filterInWords } from './filterInWords.ts';
import { groupWords } from './groupWords.ts';
import { filterLabel } from './filterLabel.ts';
import { deniedFilters, unknownFilters } from '../../../lists/ignoredFilters.ts';
import { listStateHref, type ListAddress } from '../../../lists/listAddress.ts';
import type { FilterSetting, ListSettings, RelatedFilters } from '../../../lists/listSettings.ts';
import { RecordFilterText } from './RecordFilterText.tsx';
import { PageLink } from '../../PageLink.tsx';
import styles from '../list.module.css';

interface FilterChipsProps<Variables> {
  readonly path: string;
  readonly settings: ListSettings<Variables>;
  readonly address: ListAddress;
  /** Filters whose value is seen elsewhere. */
  readonly elsewhere: ReadonlySet<string>;
  /** Filters that can be in a group. */
  readonly groupable: (group: string) => ReadonlyArray<NamedFilter<Variables>>;
  readonly related: RelatedFilters<Variables>;
}

interface Chip<Variables> {
  readonly parameter: string;
  readonly name: string;
  readonly comparison: Comparison;
  readonly group: string;
  readonly filter: FilterSetting<Variables>;
  readonly values: readonly string[];
}

/** The filters that are set, each with a way to change it and to take it away, and what was not understood. */
export function FilterChips<Variables>(props: FilterChipsProps<Variables>) {
  const { path, settings, address, elsewhere, groupable, related } = props;
  const locale = useLocale();
  const { query } = useRouter();
  const chips = Object.entries(address.filters).flatMap(([parameter, values]) => {
    const [name, comparison, group] = partsOf(parameter);
    const filter = settings.filters?.[name];
    if (!filter || elsewhere.has(parameter)) return [];
    return [{ parameter, name, comparison: comparison as Comparison, group, filter, values }];
  });
  const unknown = unknownFilters(settings, query);
  const denied = deniedFilters(settings, query);
  if (chips.length + unknown.length + denied.length === 0) return null;
  const chipOf = (chip: Chip<Variables>) => (
    <FilterChip key={chip.parameter} path={path} address={address} chip={chip} />
  );
  const groups = [...new Set(chips.map(({ group }) => group))].filter((group) => group !== '');
  return (
    <ul className={styles.chips} aria-label={t('Active filters', locale)}>
      {chips.filter(({ group }) => group === '').map(chipOf)}
      {groups.map((group) => (
        <li key={group} className={styles.group}>
          {t(groupWords(group).heading, locale)}
          <ul className={styles.chips} aria-label={t(groupWords(group).list, locale)}>
            {chips.filter((chip) => chip.group === group).map(chipOf)}
          </ul>
          <FilterMenu
            key={String(query.filter)}
            button={t('Or…', locale)}
            path={path}
            address={address}
            settings={settings}
            label={t('More filters', locale)}
            filters={groupable(group)}
            related={related}
            group={group}
          />
        </li>
      ))}
      {denied.map((name) => {
        const field = filterLabel(name, locale);
        return (
          <li key={field} className={styles.chip} data-invalid="">
            <Icon name="lock" size={14} />{' '}
            {t('{field}: you may not filter by this, so it is ignored', locale, { field })}
            <RemoveLink
              href={listStateHref(path, address)}
              label={t('Remove the filter {field}', locale, { field })}
            />
          </li>
        );
      })}
      {unknown.map(({ filter, parameter, text }) => (
        <li key={`${parameter} ${text}`} className={styles.chip} data-invalid="">
          <Icon name="warning" size={14} />{' '}
          {t('{field}: “{text}” is not valid and is ignored', locale, {
            field: filterLabel(filter, locale),
            text,
          })}
          <RemoveLink
            href={listStateHref(path, address)}
            label={t('Remove “{text}”', locale, { text })}
          />
        </li>
      ))}
    </ul>
  );
}

interface FilterChipProps<Variables> {
  readonly path: string;
  readonly address: ListAddress;
  readonly chip: Chip<Variables>;
}

function FilterChip<Variables>({ path, address, chip }: FilterChipProps<Variables>) {
  const locale = useLocale();
  const { parameter, name, comparison, group, filter, values } = chip;
  const field = filterLabel(filter, locale);
  const { [parameter]: _, ...others } = address.filters;
  const text =
    filter.picker && comparison === ''
      ? tRich('{field} is {value}', locale, {
          field,
          value: <RecordFilterText key="value" load={filter.picker} keyOfRecord={values[0]} />,
        })
      : filterInWords(filter, comparison, values, locale);
  const canBeChanged = !filter.required && (filter.kind !== 'record' || filter.picker);
  return (
    <li className={styles.chip}>
      {canBeChanged ? (
        <FilterLink path={path} address={address} name={parameterOf(name, '', group)}>
          {text}
        </FilterLink>
      ) : (
        text
      )}
      <RemoveLink
        href={listStateHref(path, { ...address, filters: others, position: {} })}
        label={t('Remove the filter {field}', locale, { field })}
      />
    </li>
  );
}

function RemoveLink({ href, label }: { href: string; label: string }) {
  return (
    <PageLink href={href} scroll={false} aria-label={label} className={styles.remove}>
      <Icon name="cross" size={12} />
    </PageLink>
  );
}
