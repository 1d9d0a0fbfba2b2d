import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { formatDay, formatNumber } from '../locale/formats.ts';
import { useLocale, type Locale } from '../locale/locale.ts';
import { Icon } from '../Icon.tsx';
import { COMPARISONS, partsOf, type Comparison } from './comparisons.ts';
import { isPreset, PRESETS } from './days.ts';
import { FilterLink } from './FilterLink.tsx';
import { listStateHref, misunderstood, type ListAddress } from './listAddress.ts';
import type { FilterSetting, ListSettings } from './listSettings.ts';
import styles from './list.module.css';

interface FilterChipsProps<Variables> {
  readonly path: string;
  readonly settings: ListSettings<Variables>;
  readonly address: ListAddress;
  /** Filters whose value is seen elsewhere. */
  readonly elsewhere: ReadonlySet<string>;
}

/** The filters that are set, each with a way to change it and to take it away, and what was not understood. */
export function FilterChips<Variables>(props: FilterChipsProps<Variables>) {
  const { path, settings, address, elsewhere } = props;
  const { query } = useRouter();
  const locale = useLocale();
  const chips = Object.entries(address.filters).flatMap(([parameter, values]) => {
    const [name, comparison] = partsOf(parameter);
    const filter = settings.filters?.[name];
    if (!filter || elsewhere.has(parameter)) return [];
    return [
      { parameter, name, filter, text: inWords(filter, comparison as Comparison, values, locale) },
    ];
  });
  const unknown = misunderstood(settings, query);
  if (chips.length + unknown.length === 0) return null;
  const without = (parameter: string) => {
    const { [parameter]: _, ...others } = address.filters;
    return listStateHref(path, { ...address, filters: others, position: {} });
  };
  return (
    <ul className={styles.chips} aria-label="Filters that are set">
      {chips.map(({ parameter, name, filter, text }) => (
        <li key={parameter} className={styles.chip}>
          {filter.kind === 'record' || filter.required ? (
            text
          ) : (
            <FilterLink path={path} address={address} name={name}>
              {text}
            </FilterLink>
          )}
          <NextLink
            href={without(parameter)}
            prefetch={false}
            scroll={false}
            aria-label={`Remove the filter ${filter.label}`}
            className={styles.remove}
          >
            <Icon name="cross" size={12} />
          </NextLink>
        </li>
      ))}
      {unknown.map(({ label, parameter, text }) => (
        <li key={`${parameter} ${text}`} className={styles.chip} data-invalid="">
          <Icon name="warning" size={14} /> {`${label}: “${text}” is not understood and left out`}
          <NextLink
            href={listStateHref(path, address)}
            prefetch={false}
            scroll={false}
            aria-label={`Remove “${text}”`}
            className={styles.remove}
          >
            <Icon name="cross" size={12} />
          </NextLink>
        </li>
      ))}
    </ul>
  );
}

/** "Total is at least 100" */
function inWords<Variables>(
  filter: FilterSetting<Variables>,
  comparison: Comparison,
  values: readonly string[],
  locale: Locale,
): string {
  if (comparison === 'isEmpty')
    return `${filter.label} is ${values[0] === 'true' ? '' : 'not '}empty`;
  if (filter.kind === 'record') return `${filter.label} is set`;
  const texts = values.map((value) => valueInWords(filter, value, locale));
  return `${filter.label} ${COMPARISONS[comparison]} ${texts.join(' or ')}`;
}

function valueInWords<Variables>(
  { kind, choices }: FilterSetting<Variables>,
  value: string,
  locale: Locale,
): string {
  if (choices && Object.hasOwn(choices, value)) return choices[value].label;
  if (kind === 'number') return formatNumber(value, locale);
  if (kind === 'day' || kind === 'moment')
    return isPreset(value) ? PRESETS[value] : formatDay(value, locale);
  return value;
}
