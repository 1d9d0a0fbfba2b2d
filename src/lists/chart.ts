import { sampleVariables } from './filters/acceptedSample.ts';
import { hasLanes } from './layouts.ts';
import type { FilterSetting, ListSettings } from './listSettings.ts';
import { collide } from './mergeVariables.ts';
import type { Step } from './timeBuckets.ts';

/** What a figure says of the values of a field, in the order in which they are offered. */
export const FIGURE_KINDS = ['sum', 'average', 'smallest', 'largest'] as const;

export type FigureKind = (typeof FIGURE_KINDS)[number];

/** A figure of the matching records. */
export interface ChartFigure {
  /** The field that it is of; null: the records are counted. */
  readonly field: string | null;
  readonly kind: FigureKind;
}

/**
 * A chart over a list, as its address has it: a figure of the matching records, what they are divided by, and the
 * currency of amounts. `number status`, `sum.total placedAt.month EUR`, `average.total status EUR`.
 */
export interface ListChart extends ChartFigure {
  /** The filter that they are divided by; null: the figure stands alone. */
  readonly by: string | null;
  /** How long each part of a date is, or the period that is compared with the one before; null for other filters. */
  readonly step: ChartStep | null;
  /** Of amounts in several currencies, the one that is drawn; null: the one that most parts have. */
  readonly currency: string | null;
}

/** The last days, beside as many days before them. */
export const PERIODS = { last7days: 7, last30days: 30, last90days: 90 } as const;

export type ChartPeriod = keyof typeof PERIODS;

export type ChartStep = Step | ChartPeriod;

/** How many parts are drawn of each step: each is a query of its own. */
export const STEPS: Readonly<Record<Step, number>> = { day: 14, week: 12, month: 12, year: 6 };

/** What records can be divided by: periods, each of few choices, or the records of a relation. */
export interface ChartGroup {
  readonly name: string;
  readonly isDate: boolean;
}

/** What of a list says what can be drawn over it. */
export interface ChartedList<Variables = unknown> extends ListSettings<Variables> {
  readonly total?: {
    readonly sums?: ReadonlyArray<{
      readonly field: string;
      /** Left out: the sum. */
      readonly kind?: FigureKind;
      readonly currencyFilter?: string;
      readonly byCurrency?: unknown;
    }>;
  };
}

const NUMBER = 'number';
/** Said where records are not divided: no filter is called so. */
const ALONE = '-';

/** Reads the chart in an address. What the list does not have is as by default. */
export function chartIn(list: ChartedList, text: string): ListChart {
  const [figure, group = '', currency = ''] = text.split(' ');
  const [name, step = ''] = group.split('.');
  const { field, kind } = figureIn(list, figure);
  const groups = chartGroups(list, field);
  const known = groups.find((own) => own.name === name);
  const own = known ?? (group === ALONE ? undefined : usualGroup(list, groups));
  return {
    field,
    kind,
    by: own?.name ?? null,
    step: own?.isDate ? (isStep(step) && known ? step : 'month') : null,
    currency: isCurrency(list, field, currency) ? currency : null,
  };
}

/** A chart as an address has it. */
export function chartText({ by, step, currency, ...figure }: ListChart): string {
  const group = by === null ? ALONE : [by, step ?? []].flat().join('.');
  return [figureText(figure), group, currency ?? []].flat().join(' ');
}

/** A figure as an address has it: `number`, `sum.total`, `average.total`. */
export function figureText({ field, kind }: ChartFigure): string {
  return field === null ? NUMBER : `${kind}.${field}`;
}

/**
 * The figure of such a text. Of a field that has it not it is the sum, and of one that has none the number of records.
 */
export function figureIn(list: ChartedList, text: string): ChartFigure {
  const kind = FIGURE_KINDS.find((one) => text.startsWith(`${one}.`));
  const field = text.slice((kind ?? '').length + 1);
  const [first = null] = kind ? figuresOf(list, field) : [];
  if (!kind || first === null) return { field: null, kind: 'sum' };
  return { field, kind: hasFigure(list, { field, kind }) ? kind : first };
}

/** All figures of a field, in their order. */
function figuresOf(list: ChartedList, field: string): FigureKind[] {
  return FIGURE_KINDS.filter((kind) => hasFigure(list, { field, kind }));
}

/** The figures of all fields: all sums, then all averages, and so on. */
export function chartFigures(list: ChartedList): ChartFigure[] {
  const fields = new Set(list.total?.sums?.map(({ field }) => field));
  return FIGURE_KINDS.flatMap((kind) =>
    [...fields].map((field) => ({ field, kind })).filter((figure) => hasFigure(list, figure)),
  );
}

function hasFigure(list: ChartedList, figure: ChartFigure): boolean {
  return (
    list.total?.sums?.some((own) => isFigure(own, figure)) === true ||
    (figure.kind === 'average' && hasQuotient(list, figure.field))
  );
}

/** Whether a figure of a list is the one that is meant. */
export function isFigure(
  { field, kind = 'sum' }: { readonly field: string; readonly kind?: FigureKind },
  figure: ChartFigure,
): boolean {
  return field === figure.field && kind === figure.kind;
}

/**
 * Whether what is added up can be divided by the number of the records that it is of: of amounts in several currencies,
 * only where records of one alone can be counted.
 */
function hasQuotient(list: ChartedList, field: string | null): boolean {
  const sum = list.total?.sums?.find((one) => isFigure(one, { field, kind: 'sum' }));
  return sum !== undefined && (!sum.byCurrency || currencyFilter(list, field) !== undefined);
}

/** The list's filter by the currency of a field's figures. */
function currencyFilter(list: ChartedList, field: string | null) {
  const name = list.total?.sums?.find((one) => one.field === field)?.currencyFilter;
  return name === undefined ? undefined : list.filters?.[name];
}

/** Whether a text may name a currency: where records are asked for by it, only what can be asked. */
function isCurrency(list: ChartedList, field: string | null, text: string): boolean {
  const filter = currencyFilter(list, field);
  return /^\w+$/.test(text) && (!filter || (filter.comparisons['']?.accepts(text) ?? false));
}

/**
 * The filters that records can be divided by: by each of few choices, by the records of a relation, or by periods of
 * days. Amounts are not divided by their currency: as bars beside each other they would be compared.
 *
 * @param field the one that the figure is of
 */
export function chartGroups(list: ChartedList, field: string | null): ChartGroup[] {
  const currency = list.total?.sums?.find((one) => one.field === field)?.currencyFilter;
  return Object.entries<FilterSetting<unknown>>(list.filters ?? {}).flatMap(([name, filter]) => {
    const isDate = hasBothBounds(list, filter);
    return name !== currency && ((isDate && !filter.through) || hasLanes(filter))
      ? [{ name, isDate }]
      : [];
  });
}

/** Whether what an address has of a chart is a figure without parts. */
export function isAlone(text: string): boolean {
  const group = text.split(' ')[1] ?? '';
  return group === ALONE || isPeriod(group.split('.')[1]);
}

export function isPeriod(step: string | null | undefined): step is ChartPeriod {
  return step != null && Object.hasOwn(PERIODS, step);
}

/** The date that rows are in the order of, else the first choice there is, else the first relation. */
function usualGroup(
  { defaultSort = '', filters }: ChartedList,
  groups: readonly ChartGroup[],
): ChartGroup | undefined {
  const sorted = defaultSort.replace(/^-/, '').split(',')[0];
  return (
    groups.find(({ name, isDate }) => isDate && name === sorted) ??
    groups.find(({ name }) => !filters?.[name].picker) ??
    groups[0]
  );
}

function isStep(text: string): text is ChartStep {
  return Object.hasOwn(STEPS, text) || Object.hasOwn(PERIODS, text);
}

/** Any period can be asked for. Of two bounds in one place only one could be sent. */
function hasBothBounds({ and }: ChartedList, { kind, comparisons }: FilterSetting<unknown>) {
  const { '': within, atLeast, atMost } = comparisons;
  if (!within || !atLeast || !atMost || (kind !== 'day' && kind !== 'moment')) return false;
  return and !== undefined || !collide(sampleVariables(atLeast), sampleVariables(atMost));
}
