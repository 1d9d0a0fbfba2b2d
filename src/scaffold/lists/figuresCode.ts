import { labelOf } from '../../locale/labelOf.ts';
import type { Field } from '../../model/types/fields.ts';
import type { FigureKind } from '../../model/types/listQuery.ts';
import type { Resource } from '../../model/types/resource.ts';
import { array, object, property, textProperty } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { labelProperty } from '../code/labelProperty.ts';
import type { FigurePlan, GroupsCode } from './figures.ts';

/** A figure, and the field that it is of. */
interface FigureOfField extends FigurePlan {
  readonly figured: Field;
}

/**
 * The sums of a list and the like as an expression, those out of the same groups together; null where there are none.
 *
 * @param responseType the type of the response that they are read from
 */
export function figuresCode(
  figures: readonly FigurePlan[],
  { fields }: Resource,
  responseType: string,
): string | null {
  const known = figures.flatMap((figure): FigureOfField[] => {
    const figured = fields.find(({ name }) => name === figure.field);
    return figured ? [{ ...figure, figured }] : [];
  });
  const parts = new Map<string, readonly FigureOfField[]>();
  for (const figure of known) {
    const { groups, field, kind, figured } = figure;
    const group = groups ? [groups.read, currencyOf(figured), figured.money?.unit] : [field];
    const name = [kind, ...group].join(' ');
    parts.set(name, [...(parts.get(name) ?? []), figure]);
  }
  const [first, ...others] = parts.values();
  if (!first) return null;
  const [{ groups }] = first;
  if (groups && others.length === 0) return groupedCode(groups, first, 'data');
  // TypeScript infers nothing through the spread.
  const data = `data: ${responseType}`;
  const codes = [first, ...others].map((part) => {
    const [figure] = part;
    return figure.groups ? `...${groupedCode(figure.groups, part, data)}` : figureCode(figure);
  });
  return array(codes);
}

/** A figure as the list shows it: by the label of its field, and with its currency. */
function figureCode({ field, kind, read, figured }: FigureOfField): string {
  const { label, money, format } = figured;
  const currency = currencyOf(figured);
  return object([
    textProperty('field', field),
    ...kindProperty(kind),
    ...labelProperty(field, label),
    property('read', `(data) => ${read}`),
    ...(money ? ['isMoney: true'] : []),
    ...(currency ? [textProperty('currencyFilter', currency)] : []),
    ...(money?.fixedCurrency ? [textProperty('currency', money.fixedCurrency)] : []),
    ...(money?.unit === 'minor' ? [textProperty('unit', 'minor')] : []),
    ...(format === 'percent' || format === 'bytes' ? [textProperty('format', format)] : []),
  ]);
}

/** Figures out of the same groups, of amounts in the same currency and unit. */
function groupedCode(
  { read, key }: GroupsCode,
  figures: readonly FigureOfField[],
  parameter: string,
): string {
  const [{ figured, kind }] = figures;
  const currency = currencyOf(figured);
  const amounts = figures.map((figure) => property(figure.field, `(group) => ${figure.read}`));
  const labels = figures.flatMap(({ field, figured: { label } }) =>
    label === labelOf(field) ? [] : [textProperty(field, label)],
  );
  return `${framework.sumsByCurrency}(${object([
    ...kindProperty(kind),
    property('groups', `(${parameter}) => ${read}`),
    property('currency', `(group) => ${key}`),
    ...(currency ? [textProperty('currencyFilter', currency)] : []),
    ...(figured.money?.unit === 'minor' ? [textProperty('unit', 'minor')] : []),
    property('amounts', object(amounts, { expanded: amounts.length > 1 })),
    ...(labels.length > 0 ? [property('labels', object(labels))] : []),
  ])})`;
}

/** `kind: 'average'`; nothing of a sum. */
function kindProperty(kind: FigureKind): string[] {
  return kind === 'sum' ? [] : [textProperty('kind', kind)];
}

function currencyOf({ money }: Field): string | undefined {
  return money?.currency?.[0];
}
