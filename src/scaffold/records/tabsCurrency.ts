import { currencyBeside } from '../../model/fields/moneyWords.ts';
import { isList, outputField, outputFields } from '../../model/shapes/typeShapes.ts';
import { readValue, type Source } from '../fields/access.ts';
import { findPath } from '../fields/fieldPath.ts';
import type { TablePlan } from '../fields/tablePlan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';

/**
 * Asks for the currency of a record where the rows of a tab have amounts without one: those of an order's lines are in
 * the currency of the order. Null where no tab has such amounts, or the record has no currency.
 */
export function tabsCurrency(source: Source, { subject, tabs }: ResourcePlan): string | null {
  const { resource } = subject;
  if (!tabs.some(({ timeline, table }) => timeline === null && hasBareAmounts(table))) return null;
  const type = source.context.type(resource.type);
  const path = currencyBeside(outputFields(type), []);
  const [first = ''] = path ?? [];
  const own = outputField(type, first);
  if (!path || !own || isList(own.type) || !/^currency/i.test(first)) return null;
  const found = findPath(resource.fields, path);
  return found && readValue(source, found);
}

function hasBareAmounts({ columns: { shown, hidden } }: TablePlan): boolean {
  return [...shown, ...hidden].some((column) => {
    const money = column.kind === 'field' ? column.field.money : null;
    return money !== null && money.currency === null && money.fixedCurrency === null;
  });
}
