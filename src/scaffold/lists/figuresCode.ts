import { labelOf } from '../../locale/labelOf.ts';
import type { Field } from '../../model/types/fields.ts';
import type { FigureKind } from '../../model/types/listQuery.ts';
import type { Resource } from '../../model/types/resource.ts';
import { array, object, property, textProperty } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { labelProperty } from '../code/labelProperty.ts';
import { wholeRead, type FigurePlan, type GroupsCode } from './figures.ts';

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
    const { groups, field, kind, part, figured } = figure;
    const place = groups
      ? [groups.read, currencyOf(figured), figured.money?.unit]
      : [kind === 'sum' ? field : (part ?? field)];
    const name = [kind, ...place].join(' ');
    parts.set(name, [...(parts.get(name) ?? []), figure]);
  }
  const [first, ...others] = parts.values();
  if (!first) return null;
  // TypeScript infers nothing through the spread.
  const isAlone = others.length === 0;
  const data = isAlone ? 'data' : `data: ${responseType}`;
  const codes = [first, ...others].map((part): { code: string; isList: boolean } => {
    const [figure] = part;
    if (figure.groups) return { code: groupedCode(figure.groups, part, data), isList: true };
    if (figure.kind === 'sum' || figure.part === null)
      return { code: figureCode(figure), isList: false };
    return { code: measuresCode(figure.kind, figure.part, part, data), isList: true };
  });
  if (isAlone && codes[0].isList) return codes[0].code;
  return array(codes.map(({ code, isList }) => (isList ? `...${code}` : code)));
}

/** A figure as the list shows it: by the label of its field, and with its currency. */
function figureCode(figure: FigureOfField): string {
  const { field, kind } = figure;
  return object([
    textProperty('field', field),
    ...kindProperty(kind),
    ...formProperties(figure, `(data) => ${wholeRead(figure)}`),
  ]);
}

/** The same figure of several fields, which one part of the response has. */
function measuresCode(
  kind: FigureKind,
  part: string,
  figures: readonly FigureOfField[],
  parameter: string,
): string {
  const fields = figures.map((figure) =>
    property(figure.field, object(formProperties(figure, `(part) => ${figure.read}`))),
  );
  return `${framework.measures}(${object([
    ...kindProperty(kind),
    property('part', `(${parameter}) => ${part}`),
    property('fields', object(fields, { expanded: true })),
  ])})`;
}

/** How a figure is read, and how its amount is shown. */
function formProperties({ field, figured }: FigureOfField, read: string): string[] {
  const { label, money, format } = figured;
  const currency = currencyOf(figured);
  return [
    ...labelProperty(field, label),
    property('read', read),
    ...(money ? ['isMoney: true'] : []),
    ...(currency ? [textProperty('currencyFilter', currency)] : []),
    ...(money?.fixedCurrency ? [textProperty('currency', money.fixedCurrency)] : []),
    ...(money?.unit === 'minor' ? [textProperty('unit', 'minor')] : []),
    ...(format === 'percent' || format === 'bytes' ? [textProperty('format', format)] : []),
  ];
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
