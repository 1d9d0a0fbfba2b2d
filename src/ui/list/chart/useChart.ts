import { listHref } from '../../../address/resource.ts';
import type { ListChart } from '../../../lists/chart.ts';
import { chartParts, type ChartClock } from '../../../lists/chartParts.ts';
import { MOST_RECORDS } from '../../../lists/lanes.ts';
import { listStateHref, type ListAddress } from '../../../lists/listAddress.ts';
import { lengthOf } from '../../../lists/timeBuckets.ts';
import { firstWeekdayOf } from '../../../locale/weeks.ts';
import type { WireError } from '../../../relay/errors.ts';
import type { QueryState } from '../../../relay/queryState.ts';
import type { Point } from '../../chart/point.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { AnyList } from '../listDefinition.ts';
import { oneCurrency } from '../sums/readSums.ts';
import { chartPoint } from './chartPoint.ts';
import {
  amountsIn,
  averagesIn,
  isQuotient,
  usualCurrency,
  type Amounts,
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

/** Asks for what a chart shows, part by part, and reads it. */
export function useChart(drawn: ChartOfList): ChartFigures {
  const { list, state, chart, sum } = drawn;
  const locale = useLocale();
  const { timeZone, now } = locale;
  const clock = { timeZone, now, firstWeekday: firstWeekdayOf(locale) };
  const { filter, order, only } = listCurrency(drawn);
  const named = only ?? chart.currency;
  const { state: recordsState, records } = useChartRecords(list, chart.by);
  const sought = useSoughtCurrency(drawn, clock, { named, order });
  // Without groups there is one sum, which is of one currency if the rows are.
  const asked = isByCurrency(drawn) ? null : (named ?? sought.currency);
  const inCurrency = ofCurrency(state, filter, asked);
  const { whole, parts, before } = chartParts(list, inCurrency, chart, clock, records);
  const all = [whole, ...parts, ...(before ? [before] : [])];
  const figures = useAmounts(drawn, sought.open.length > 0 ? [] : all.map((part) => part.state));
  const states = [...sought.open, ...figures.map((figure) => figure.state)];
  // All at once: one after the other they would move each other, and another currency might be the usual one.
  const isPending = [recordsState, ...states].some(isOpen);
  const amounts = figures.map((figure) => figure.amounts);
  const currencies = isByCurrency(drawn) ? currenciesIn(amounts, order) : [];
  const chosen = currencies.find((currency) => currency === chart.currency);
  const currency = only ?? asked ?? chosen ?? usualCurrency(amounts, order);
  const points = all.map((part, index) =>
    chartPoint({
      part,
      list,
      chart,
      sum,
      records,
      currency,
      amounts: isPending ? 'pending' : amounts[index],
      href: listStateHref(listHref(list.resource), ofCurrency(part.state, filter, currency)),
      locale,
    }),
  );
  const failed = [states[0], recordsState].find(({ status }) => status === 'failed');
  return {
    whole: points[0],
    points: points.slice(1, 1 + parts.length),
    before: before && points[points.length - 1],
    days: whole.days ? lengthOf(whole.days) : 0,
    isPending,
    currency: isPending ? asked : currency,
    currencies: isPending ? [] : currencies,
    error: failed?.status === 'failed' ? failed.error : null,
    isCut: (records?.length ?? 0) > MOST_RECORDS && !state.filters[chart.by ?? ''],
    isPartial: figures.some((one) => !isOpen(one.state) && !one.amounts),
  };
}

const isOpen = ({ status }: QueryState) => status === 'pending';

interface AmountsAt {
  readonly state: QueryState;
  /** Null where they are not there, or could not be read. */
  readonly amounts: Amounts | null;
}

/** What a chart draws of a list at several addresses. @param read by default what the chart's kind of figure asks for */
function useAmounts(
  { list, total, chart, sum }: ChartOfList,
  states: readonly ListAddress[],
  read = isQuotient(sum, chart) ? averagesIn : amountsIn,
): readonly AmountsAt[] {
  const figures = useFigures(list, total, states, { withSums: sum !== undefined });
  return figures.map(({ state, data }) => ({
    state,
    amounts: state.status === 'ready' ? read(total, sum, data) : null,
  }));
}

/** Which currencies there are, of which records are averaged in one, the sums of all of them say. */
function useSoughtCurrency(
  drawn: ChartOfList,
  clock: ChartClock,
  { named, order }: { readonly named: string | null; readonly order: readonly string[] },
) {
  const { list, state, chart, sum } = drawn;
  const isSought = isQuotient(sum, chart) && sum?.byCurrency !== undefined && named === null;
  const unnamed = isSought ? [chartParts(list, state, chart, clock).whole.state] : [];
  const sums = useAmounts(drawn, unnamed, amountsIn);
  return {
    /** While its answer is open, nothing else is asked for. */
    open: sums.map((one) => one.state).filter(isOpen),
    currency: usualCurrency(
      sums.map(({ amounts }) => amounts),
      order,
    ),
  };
}

/** @param order the currencies as the schema names them */
function currenciesIn(parts: ReadonlyArray<Amounts | null>, order: readonly string[]): string[] {
  const all = new Set(parts.flatMap((amounts) => [...(amounts?.keys() ?? [])]));
  return [...all].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Whether the figure comes in all currencies at once. A quotient does not: records are counted whatever their currency. */
export function isByCurrency({ sum, chart }: Pick<ChartOfList, 'sum' | 'chart'>): boolean {
  return sum?.byCurrency !== undefined && !isQuotient(sum, chart);
}

/** Whether amounts are of several currencies, and cannot be added up before one is chosen. */
export function lacksCurrency(drawn: ChartOfList): boolean {
  const { filter, only } = listCurrency(drawn);
  return filter !== null && !drawn.sum?.byCurrency && (only ?? drawn.chart.currency) === null;
}

interface ListCurrency {
  readonly filter: string | null;
  /** The currencies as the schema names them. */
  readonly order: readonly string[];
  /** That of all rows, as far as the filter says. */
  readonly only: string | null;
}

function listCurrency({ list, state, sum }: ChartOfList): ListCurrency {
  const filter = currencyFilterOf(list, sum);
  const order = Object.keys(list.filters?.[filter ?? '']?.choices ?? {});
  return { filter, order, only: filter && oneCurrency(state, filter) };
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
