import { listHref } from '../../../address/resource.ts';
import type { ListChart } from '../../../lists/chart.ts';
import { chartParts, type ChartPart } from '../../../lists/chartParts.ts';
import { MOST_RECORDS } from '../../../lists/lanes.ts';
import { listStateHref, type ListAddress } from '../../../lists/listAddress.ts';
import { lengthOf } from '../../../lists/timeBuckets.ts';
import { firstWeekdayOf } from '../../../locale/weeks.ts';
import type { WireError } from '../../../relay/errors.ts';
import type { Point } from '../../chart/point.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { AnyList } from '../listDefinition.ts';
import { amountInWords, roundedAverage } from '../sums/figureText.ts';
import { oneCurrency } from '../sums/readSums.ts';
import { partInWords } from './chartWords.ts';
import {
  amountOf,
  amountsIn,
  averagesIn,
  isQuotient,
  usualCurrency,
  type AnySum,
  type Total,
} from './readFigure.ts';
import { useFigures } from '../useFigures.ts';
import { useChartRecords } from './useChartRecords.ts';

/** A chart over a list at an address. */
export interface ChartOfList {
  readonly list: AnyList;
  readonly total: Total;
  readonly state: ListAddress;
  readonly chart: ListChart;
  /** The figure that it draws, or the sum of which it draws the average. */
  readonly sum: AnySum | undefined;
}

/** What a chart shows. */
export interface ChartFigures {
  readonly whole: Point;
  readonly points: readonly Point[];
  readonly before: Point | null;
  /** How many days the two periods have that are compared. */
  readonly days: number;
  /** The currency of the amounts, and those to choose from. */
  readonly currency: string | null;
  readonly currencies: readonly string[];
  readonly isPending: boolean;
  /** Why there is nothing to show. */
  readonly error: WireError | null;
  /** Some records of the relation that it is by have no bar. */
  readonly isCut: boolean;
  /** Some of it could not be read. */
  readonly isPartial: boolean;
}

const BRIEF = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const;

/** Asks for what a chart shows, part by part, and reads it. */
export function useChart({ list, total, state, chart, sum }: ChartOfList): ChartFigures {
  const locale = useLocale();
  const { timeZone, now } = locale;
  const filter = currencyFilterOf(list, sum);
  const only = filter === null ? null : oneCurrency(state, filter);
  const clock = { timeZone, now, firstWeekday: firstWeekdayOf(locale) };
  const order = Object.keys(list.filters?.[filter ?? '']?.choices ?? {});
  const isGrouped = isByCurrency({ sum, chart });
  const { state: recordsState, records } = useChartRecords(list, chart.by);
  const named = only ?? chart.currency;
  // Which currencies there are, of which records are averaged in one, the sums of all of them say.
  const isSought = isQuotient(sum, chart) && sum?.byCurrency !== undefined && named === null;
  const unnamed = isSought ? [chartParts(list, state, chart, clock).whole.state] : [];
  const seeking = useFigures(list, total, unnamed, { withSums: true });
  const isSeeking = seeking.some((one) => one.state.status === 'pending');
  const sought = usualCurrency(
    seeking.map(({ state: { status }, data }) =>
      status === 'ready' ? amountsIn(total, sum, data) : null,
    ),
    order,
  );
  // Without groups there is one sum, which is of one currency if the rows are.
  const asked = isGrouped ? null : (named ?? sought);
  const inCurrency = ofCurrency(state, filter, asked);
  const { whole, parts, before } = chartParts(list, inCurrency, chart, clock, records);
  const all = [whole, ...parts, ...(before ? [before] : [])];
  const states = isSeeking ? [] : all.map((part) => part.state);
  const figures = useFigures(list, total, states, { withSums: sum !== undefined });
  const read = isQuotient(sum, chart) ? averagesIn : amountsIn;
  const amounts = figures.map(({ state: { status }, data }) =>
    status === 'ready' ? read(total, sum, data) : null,
  );
  const found = isGrouped ? [...new Set(amounts.flatMap((own) => [...(own?.keys() ?? [])]))] : [];
  const chosen = chart.currency !== null && found.includes(chart.currency) ? chart.currency : null;
  const currency = only ?? asked ?? chosen ?? usualCurrency(amounts, order);
  // All at once: one after the other they would move each other, and another currency might be the usual one.
  const isPending =
    isSeeking ||
    recordsState.status === 'pending' ||
    figures.some((one) => one.state.status === 'pending');
  const pointOf = (part: ChartPart, index: number): Point => {
    const known = isPending ? null : amountOf(amounts[index], currency, chart);
    const amount =
      known !== null && chart.kind === 'average' ? roundedAverage(known, sum, currency) : known;
    const words = (own?: Intl.NumberFormatOptions) =>
      amount === null ? '—' : amountInWords(amount, sum, currency, locale, own);
    return {
      ...partInWords(list, chart, part, locale, records),
      value: amount === null ? null : Number(amount),
      text: isPending ? '' : words(),
      brief: words(BRIEF),
      href: listStateHref(listHref(list.resource), ofCurrency(part.state, filter, currency)),
    };
  };
  const points = all.map(pointOf);
  const [{ state: wholeState }] = isSeeking ? seeking : figures;
  const failed = [wholeState, recordsState].find(({ status }) => status === 'failed');
  return {
    whole: points[0],
    points: points.slice(1, 1 + parts.length),
    before: before && points[points.length - 1],
    days: whole.days ? lengthOf(whole.days) : 0,
    isPending,
    currency: isPending ? asked : currency,
    currencies: isPending
      ? []
      : found.sort((one, other) => order.indexOf(one) - order.indexOf(other)),
    error: failed?.status === 'failed' ? failed.error : null,
    isCut: (records?.length ?? 0) > MOST_RECORDS && !state.filters[chart.by ?? ''],
    isPartial: figures.some((one, index) => one.state.status !== 'pending' && !amounts[index]),
  };
}

/** Whether the figure comes in all currencies at once. A quotient does not: records are counted whatever their currency. */
export function isByCurrency({ sum, chart }: Pick<ChartOfList, 'sum' | 'chart'>): boolean {
  return sum?.byCurrency !== undefined && !isQuotient(sum, chart);
}

/** Whether amounts are of several currencies, and cannot be added up before one is chosen. */
export function lacksCurrency({ list, state, chart, sum }: ChartOfList): boolean {
  const filter = currencyFilterOf(list, sum);
  if (!sum || sum.byCurrency || filter === null) return false;
  return oneCurrency(state, filter) === null && chart.currency === null;
}

/** The list's filter by the currency of what is added up; null where there is none. */
export function currencyFilterOf(list: AnyList, sum: AnySum | undefined): string | null {
  const name = sum?.currencyFilter;
  return name !== undefined && list.filters?.[name] ? name : null;
}

/** The list narrowed to the drawn currency, so that its sums are those of the chart. */
function ofCurrency(
  state: ListAddress,
  filter: string | null,
  currency: string | null,
): ListAddress {
  if (filter === null || currency === null || currency === '') return state;
  return { ...state, filters: { ...state.filters, [filter]: [currency] } };
}
