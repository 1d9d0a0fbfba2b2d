import { labelOf } from '../../locale/labelOf.ts';
import type { Field } from '../../model/types/fields.ts';
import type { Resource } from '../../model/types/resource.ts';
import { array, object, property, textProperty } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { labelProperty } from '../code/labelProperty.ts';
import type { GroupsCode, SumPlan } from './sums.ts';

/** A sum, and the field that it is of. */
interface SumOfField extends SumPlan {
  readonly summed: Field;
}

/**
 * The sums of a list as an expression, those out of the same groups together; null where there are none.
 *
 * @param answer the type of the answer that they are read from
 */
export function sumsCode(
  sums: readonly SumPlan[],
  { fields }: Resource,
  responseType: string,
): string | null {
  const known = sums.flatMap((sum): SumOfField[] => {
    const summed = fields.find(({ name }) => name === sum.field);
    return summed ? [{ ...sum, summed }] : [];
  });
  const parts = new Map<string, readonly SumOfField[]>();
  for (const sum of known) {
    const { groups, field, summed } = sum;
    const name = groups ? [groups.read, currencyOf(summed), summed.money?.unit].join(' ') : field;
    parts.set(name, [...(parts.get(name) ?? []), sum]);
  }
  const [first, ...others] = parts.values();
  if (!first) return null;
  const [{ groups }] = first;
  if (groups && others.length === 0) return groupedCode(groups, first, 'data');
  // TypeScript infers nothing through the spread.
  const data = `data: ${responseType}`;
  const codes = [first, ...others].map((part) => {
    const [sum] = part;
    return sum.groups ? `...${groupedCode(sum.groups, part, data)}` : sumCode(sum);
  });
  return array(codes);
}

/** A sum as the list shows it: by the label of its field, and with its currency. */
function sumCode({ field, read, summed }: SumOfField): string {
  const { label, money } = summed;
  const currency = currencyOf(summed);
  return object([
    textProperty('field', field),
    ...labelProperty(field, label),
    property('read', `(data) => ${read}`),
    ...(money ? ['isMoney: true'] : []),
    ...(currency ? [textProperty('currencyFilter', currency)] : []),
    ...(money?.fixedCurrency ? [textProperty('currency', money.fixedCurrency)] : []),
    ...(money?.unit === 'minor' ? [textProperty('unit', 'minor')] : []),
  ]);
}

/** Sums out of the same groups, of amounts in the same currency and unit. */
function groupedCode(
  { read, key }: GroupsCode,
  sums: readonly SumOfField[],
  parameter: string,
): string {
  const [{ summed }] = sums;
  const currency = currencyOf(summed);
  const amounts = sums.map((sum) => property(sum.field, `(group) => ${sum.read}`));
  const labels = sums.flatMap(({ field, summed: { label } }) =>
    label === labelOf(field) ? [] : [textProperty(field, label)],
  );
  return `${framework.sumsByCurrency}(${object([
    property('groups', `(${parameter}) => ${read}`),
    property('currency', `(group) => ${key}`),
    ...(currency ? [textProperty('currencyFilter', currency)] : []),
    ...(summed.money?.unit === 'minor' ? [textProperty('unit', 'minor')] : []),
    property('amounts', object(amounts, { expanded: amounts.length > 1 })),
    ...(labels.length > 0 ? [property('labels', object(labels))] : []),
  ])})`;
}

function currencyOf({ money }: Field): string | undefined {
  return money?.currency?.[0];
}
