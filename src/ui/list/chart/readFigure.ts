import { isFigure, type ChartFigure, type FigureKind } from '../../../lists/chart.ts';
import { reading, valueOf } from '../../../relay/caught.ts';
import type { AnyList, ListSum } from '../listDefinition.ts';
import { groupedBy } from '../sums/readSums.ts';

export type Total = NonNullable<AnyList['total']>;

/** A sum of any answer. */
export type AnySum = ListSum<unknown>;

/** Of amounts by currency, each under its currency; of others, the only one under `''`. */
export type Amounts = ReadonlyMap<string, string | number>;

/** The figure that a chart draws, or the sum of which it draws the average; undefined where it counts. */
export function sumOf(total: Total, { field, kind }: ChartFigure): AnySum | undefined {
  const find = (own: FigureKind) => total.sums?.find((one) => isFigure(one, { field, kind: own }));
  return find(kind) ?? find('sum');
}

/** Whether an average is reckoned here, of a sum and the number of the records: the backend has none. */
export function isQuotient(sum: AnySum | undefined, { kind }: Pick<ChartFigure, 'kind'>): boolean {
  return kind === 'average' && sum !== undefined && sum.kind === undefined;
}

/**
 * A chart's figure in the response of a list's total. Of no records there is nothing to add up: that is none.
 *
 * @returns null where it could not be read
 */
export function amountsIn(total: Total, sum: AnySum | undefined, data: unknown): Amounts | null {
  if (!sum) {
    const count = valueOf(total.read(data));
    return count === null ? null : new Map([['', count]]);
  }
  if (!sum.byCurrency) {
    const amount = reading(sum.read(data));
    if (!amount.ok) return null;
    if (sum.kind && amount.value == null) return new Map();
    return new Map([['', amount.value ?? 0]]);
  }
  const groups = reading(sum.byCurrency(data));
  if (!groups.ok) return null;
  const amounts = new Map<string, string | number>();
  for (const [key, caught] of groups.value ?? []) {
    const amount = reading(caught);
    if (!amount.ok) return null;
    const currency = groupedBy(key);
    if (currency !== null && amount.value != null) amounts.set(currency, amount.value);
  }
  return amounts;
}

/**
 * The same divided by the number of the records, which are of one currency. Of no records there is no average.
 *
 * @returns null where it could not be read
 */
export function averagesIn(total: Total, sum: AnySum | undefined, data: unknown): Amounts | null {
  const amounts = amountsIn(total, sum, data);
  const count = valueOf(total.read(data));
  if (!amounts || count === null || amounts.size > 1) return null;
  if (Number(count) === 0) return new Map();
  return new Map([...amounts].map(([key, amount]) => [key, Number(amount) / Number(count)]));
}

/** The amount of a currency, as it is; null where amounts could not be read, and where no record has a value. */
export function amountOf(
  amounts: Amounts | null,
  currency: string | null,
  { kind }: Pick<ChartFigure, 'kind'>,
): string | number | null {
  if (!amounts) return null;
  return amounts.get('') ?? amounts.get(currency ?? '') ?? (kind === 'sum' ? 0 : null);
}

/**
 * Of several currencies the one that most parts have; of those the one that the schema names first.
 *
 * @param order the currencies as the schema names them
 */
export function usualCurrency(
  parts: ReadonlyArray<Amounts | null>,
  order: readonly string[],
): string | null {
  const counts = new Map<string, number>();
  for (const currency of parts.flatMap((part) => [...(part?.keys() ?? [])]))
    // Amounts of one currency alone are not under its name.
    if (currency !== '') counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [first] = [...counts].sort(
    ([one, count], [other, more]) => more - count || order.indexOf(one) - order.indexOf(other),
  );
  return first?.[0] ?? null;
}
