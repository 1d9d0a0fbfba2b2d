import {
  isPeriod,
  type ChartFigure,
  type ChartStep,
  type ListChart,
} from '../../../lists/chart.ts';
import type { ChartPart } from '../../../lists/chartParts.ts';
import { PRESETS } from '../../../lists/days.ts';
import type { ListSettings } from '../../../lists/listSettings.ts';
import type { Option } from '../../../lists/picker.ts';
import type { Step, TimeBucket } from '../../../lists/timeBuckets.ts';
import { dateFormat } from '../../../locale/formats.ts';
import { labelOf } from '../../../locale/labelOf.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { formatDays } from '../../chart/bucketWords.ts';
import { titleOf } from '../../fields/title.ts';
import { choiceInWords } from '../filters/choiceInWords.ts';
import { filterLabel } from '../filters/filterLabel.ts';
import { FIGURE_WORDS } from '../sums/figureWords.ts';
import { isQuotient, type AnySum } from './readFigure.ts';

const STEP_WORDS = {
  day: 'Day|group by',
  week: 'Week|group by',
  month: 'Month|group by',
  year: 'Year|group by',
} as const satisfies Record<Step, string>;

export function stepInWords(step: ChartStep, locale: Locale): string {
  return t(isPeriod(step) ? PRESETS[step] : STEP_WORDS[step], locale);
}

/** What is drawn: "Number of records", "Sum: Total", "Average: Weight". */
export function figureInWords(
  sum: AnySum | undefined,
  { kind }: Pick<ChartFigure, 'kind'>,
  locale: Locale,
): string {
  if (!sum) return t('Number of records', locale);
  const field = tLabel(sum.label ?? labelOf(sum.field), locale);
  if (isQuotient(sum, { kind })) return t('Average per record: {field}', locale, { field });
  return t(FIGURE_WORDS[kind], locale, { field });
}

export function groupInWords(
  { filters }: ListSettings<unknown>,
  name: string,
  locale: Locale,
): string {
  return filterLabel(filters?.[name] ?? { label: labelOf(name) }, locale);
}

/** "Number of records · Placed · Month" */
export function chartInWords(
  settings: ListSettings<unknown>,
  { by, step, kind }: ListChart,
  sum: AnySum | undefined,
  locale: Locale,
): string {
  return [
    figureInWords(sum, { kind }, locale),
    ...(by === null ? [] : [groupInWords(settings, by, locale)]),
    ...(step === null ? [] : [stepInWords(step, locale)]),
  ].join(' · ');
}

/**
 * What a part is of, in full, and below a column.
 *
 * @param records those that a chart by a relation has bars for
 */
export function partInWords(
  settings: ListSettings<unknown>,
  { by, step }: ListChart,
  { value, days }: ChartPart,
  locale: Locale,
  records?: readonly Option[],
): { readonly label: string; readonly short: string } {
  if (days) return { label: formatDays(days, locale), short: shortOf(step, days, locale) };
  const filter = settings.filters?.[by ?? ''];
  const label = () => {
    if (value === null || !filter) return t('None|no value', locale);
    if (!filter.relation || !filter.picker) return choiceInWords(filter, value, locale);
    const record = records?.find(({ key }) => String(key) === value);
    return titleOf(filter.relation, value, record?.title ?? null, locale);
  };
  return { label: label(), short: label() };
}

const SHORT: Readonly<Record<Step, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  year: { year: 'numeric' },
};

function shortOf(step: ChartStep | null, { first }: TimeBucket, { language }: Locale): string {
  if (step === null || isPeriod(step)) return '';
  return dateFormat(language, { ...SHORT[step], timeZone: 'UTC' }).format(Date.parse(first));
}
