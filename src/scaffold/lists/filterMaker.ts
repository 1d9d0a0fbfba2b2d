import { isScalarType, isSpecifiedScalarType } from 'graphql';
import { operatorOf, type OperatorName } from '../../model/conventions/filter/operators.ts';
import { readValueShape } from '../../model/shapes/valueShape.ts';
import type { Field, FieldKind } from '../../model/types/fields.ts';
import { isPairs, leafKind, NUMBER_KINDS } from '../../model/shapes/scalarKinds.ts';
import { numberTransport } from '../../model/shapes/scalarTransport.ts';
import type { Context } from '../context.ts';

/**
 * The functions that make filters, and the TypeScript type of the values that they compare with; choices have their
 * own, and so have lengths of time and objects with keys.
 */
export const FILTER_MAKERS = {
  choiceFilter: null,
  statusFilter: null,
  durationFilter: null,
  structureFilter: null,
  pairsFilter: null,
  yesNoFilter: 'boolean',
  textFilter: 'string',
  integerFilter: 'number',
  numberFilter: 'number',
  decimalFilter: 'string',
  dayFilter: 'string',
  momentFilter: 'string',
  recordFilter: 'string',
  numberedRecordFilter: 'number',
  networkFilter: 'string',
  dayRangeFilter: 'string',
  momentRangeFilter: 'string',
  integerMoneyFilter: 'number',
  numberMoneyFilter: 'number',
  decimalMoneyFilter: 'string',
} as const;

/** The makers of filters of ranges, by those of their bounds. */
const RANGE_MAKERS: Readonly<Partial<Record<string, FilterMaker>>> = {
  dayFilter: 'dayRangeFilter',
  momentFilter: 'momentRangeFilter',
  decimalFilter: 'decimalFilter',
  integerFilter: 'integerFilter',
  numberFilter: 'numberFilter',
} satisfies Partial<Record<FilterMaker, FilterMaker>>;

/** The makers of filters of amounts in the smallest unit of a currency, by those of their numbers. */
const MONEY_MAKERS: Readonly<Partial<Record<string, FilterMaker>>> = {
  integerFilter: 'integerMoneyFilter',
  numberFilter: 'numberMoneyFilter',
  decimalFilter: 'decimalMoneyFilter',
} satisfies Partial<Record<FilterMaker, FilterMaker>>;

/** The modules of the makers, where that is not the one of most. */
export const MAKER_MODULES: Readonly<Partial<Record<FilterMaker, string>>> = {
  dayFilter: 'src/lists/filters/dateFilters.ts',
  momentFilter: 'src/lists/filters/dateFilters.ts',
  dayRangeFilter: 'src/lists/filters/rangeFilters.ts',
  momentRangeFilter: 'src/lists/filters/rangeFilters.ts',
  integerMoneyFilter: 'src/lists/filters/moneyFilters.ts',
  numberMoneyFilter: 'src/lists/filters/moneyFilters.ts',
  decimalMoneyFilter: 'src/lists/filters/moneyFilters.ts',
  durationFilter: 'src/lists/filters/valueFilters.ts',
  networkFilter: 'src/lists/filters/valueFilters.ts',
  structureFilter: 'src/lists/filters/valueFilters.ts',
  pairsFilter: 'src/lists/filters/valueFilters.ts',
};

/** The function that makes a filter's setting, by the type of its values. */
export type FilterMaker = keyof typeof FILTER_MAKERS;

/** By the argument's type, which decides what can be sent; a text may have a more specific format. */
export function makerFor(context: Context, type: string, own: FieldKind | null): FilterMaker {
  const named = context.schema.getType(type);
  const leaf = context.leafType(type);
  if (!named || leaf === 'boolean') return named ? 'yesNoFilter' : 'textFilter';
  const said = leafKind(named);
  const kind = own !== null && ['string', 'unknown', 'id'].includes(said) ? own : said;
  const isWhole = kind === 'integer' && leaf === 'number';
  if (leaf === 'number') return isWhole ? 'integerFilter' : 'numberFilter';
  const isNumber = NUMBER_KINDS.includes(said) && !isSpecifiedScalarType(named);
  if (isNumber && numberTransport(context.schema, named) === 'number') return 'numberFilter';
  if (kind === 'date') return 'dayFilter';
  if (kind === 'datetime') return 'momentFilter';
  return NUMBER_KINDS.includes(kind) ? 'decimalFilter' : 'textFilter';
}

/**
 * By what is compared, where that is one value to a person though the schema has an object, or a text of its own form.
 *
 * @param type of what the first operator compares with
 * @returns null for any other value; undefined where nothing can be entered
 */
export function valueMaker(
  context: Context,
  names: readonly OperatorName[],
  type: string,
  own: FieldKind | null,
): FilterMaker | null | undefined {
  if (names.some((name) => operatorOf(name).on === 'ranges'))
    return RANGE_MAKERS[makerFor(context, type, own)];
  const named = context.schema.getType(type);
  if (named && readValueShape(named)?.is === 'duration') return 'durationFilter';
  if (names.includes('inNetwork')) return 'networkFilter';
  const isStructure = isScalarType(named) && ['json', 'object'].includes(leafKind(named));
  if (!isStructure || !names.some((name) => name === 'contains' || name === 'hasKey')) return null;
  return isPairs(type) ? 'pairsFilter' : 'structureFilter';
}

/** The maker that asks for an amount as it is shown, in whole units; null where the schema does not count smaller ones. */
export function amountMaker(maker: FilterMaker, field: Field | undefined): FilterMaker | null {
  return field?.money?.unit === 'minor' ? (MONEY_MAKERS[maker] ?? null) : null;
}

/** By the key of a record. */
export function recordMaker(context: Context, type: string | undefined): FilterMaker {
  const isNumber = type !== undefined && context.leafType(type) === 'number';
  return isNumber ? 'numberedRecordFilter' : 'recordFilter';
}
