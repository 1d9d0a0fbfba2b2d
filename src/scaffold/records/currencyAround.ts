import { currencyBeside } from '../../model/fields/moneyWords.ts';
import { isList, outputField, outputFields } from '../../model/shapes/typeShapes.ts';
import type { Field } from '../../model/types/fields.ts';
import { readValue, type Source } from '../fields/access.ts';
import { findPath } from '../fields/fieldPath.ts';
import type { TablePlan } from '../fields/tablePlan.ts';
import { isShown, partsShown } from '../fields/traits.ts';
import type { ResourcePlan } from '../resourcePlan.ts';

/**
 * Asks for the currency of a record where the rows of a tab, or values that are lists, have amounts without one: those
 * of an order's lines, and of its taxes, are in the currency of the order. Null where there are no such amounts, or the
 * record has no currency.
 */
export function currencyAround(source: Source, { subject, tabs }: ResourcePlan): string | null {
  const { resource } = subject;
  const isNeeded =
    tabs.some(({ timeline, table }) => timeline === null && hasBareAmounts(table)) ||
    resource.fields.some(hasBareParts);
  if (!isNeeded) return null;
  const type = source.context.type(resource.type);
  const path = currencyBeside(outputFields(type), []);
  const [first = ''] = path ?? [];
  const own = outputField(type, first);
  if (!path || !own || isList(own.type) || !/^currency/i.test(first)) return null;
  const found = findPath(resource.fields, path);
  return found && readValue(source, found);
}

function hasBareAmounts({ columns: { shown, hidden } }: TablePlan): boolean {
  return [...shown, ...hidden].some((column) => column.kind === 'field' && isBare(column.field));
}

function hasBareParts(field: Field): boolean {
  return field.list && isShown(field) && partsShown(field).some(isBare);
}

/** Whether a field is an amount that says no currency. */
function isBare({ money }: Field): boolean {
  return money !== null && money.currency === null && money.fixedCurrency === null;
}
