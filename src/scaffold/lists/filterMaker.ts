import type { FieldKind } from '../../model/types/fields.ts';
import { leafKind, NUMBER_KINDS } from '../../model/shapes/scalarKinds.ts';
import type { Context } from '../context.ts';

/** The functions that make filters, and the TypeScript type of the values that they compare with; choices have their own. */
export const FILTER_MAKERS = {
  choiceFilter: null,
  statusFilter: null,
  yesNoFilter: 'boolean',
  textFilter: 'string',
  integerFilter: 'number',
  numberFilter: 'number',
  decimalFilter: 'string',
  dayFilter: 'string',
  momentFilter: 'string',
  recordFilter: 'string',
  numberedRecordFilter: 'number',
} as const;

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
  if (kind === 'date') return 'dayFilter';
  if (kind === 'datetime') return 'momentFilter';
  return NUMBER_KINDS.includes(kind) ? 'decimalFilter' : 'textFilter';
}

/** By the key of a record. */
export function recordMaker(context: Context, type: string | undefined): FilterMaker {
  const isNumber = type !== undefined && context.leafType(type) === 'number';
  return isNumber ? 'numberedRecordFilter' : 'recordFilter';
}
