import type { Field } from '../../model/types/fields.ts';
import { singular } from '../../model/wording/plurals.ts';
import { code } from '../code/code.ts';
import * as framework from '../code/framework.ts';
import { textAttribute } from '../code/jsx.ts';
import { imported } from '../code/scope.ts';
import { camelCase } from '../names.ts';
import { read, readValue, type Read, type Source } from './access.ts';
import { findPath, type FieldPath } from './fieldPath.ts';
import type { FieldView, ViewOption } from './fieldView.ts';
import { isWide, JSON_VIEW, MONEY, STATUS_TEXT, viewOf } from './fieldViews.ts';
import { tableColumn, tableElement } from './tableCode.ts';
import {
  isLanguage,
  isMoney,
  isNumeric,
  isOneValue,
  isShownWhole,
  listDepth,
  partsShown,
  statusText,
} from './traits.ts';

/** Where a field is shown. */
export interface Place extends Source {
  /** The value objects around the field, outermost first. */
  readonly within: FieldPath;
  /** The fields beside it: one of them may name an amount's currency. */
  readonly siblings: readonly Field[];
  /** The fields of the record, where they are others than those beside it. */
  readonly record?: readonly Field[];
  readonly size: 'cell' | 'fact';
}

/**
 * The JSX that shows a field, and selects what it needs.
 *
 * @param attributes those of a field in a section
 */
export function view(place: Place, field: Field, attributes: readonly string[] = []): string {
  const shown = shownValue(place, field);
  const wide = place.size === 'fact' && isWide(field) ? ['wide'] : [];
  if (shown) {
    const own = [...attributes, ...(shown.view.isWide ? [] : wide)];
    return viewElement(shown.view, shown.value, shown.options, own);
  }
  const value = readWhole(place, field);
  return field.fields && !isOneValue(field)
    ? valueTable(place, field, value, attributes)
    : severalView(place, field, value.expression, [...attributes, ...wide]);
}

/** A value shown by one component, with its properties. */
export interface ShownValue {
  readonly view: Pick<
    FieldView,
    'component' | 'column' | 'from' | 'columnFrom' | 'isNumber' | 'isWide'
  >;
  readonly value: string;
  readonly options: readonly ViewOption[];
}

/** Selects a value shown by one component; null for several values, and for objects. */
export function shownValue(place: Place, field: Field): ShownValue | null {
  const money = isMoney(field) ? moneyParts(place, field) : null;
  if (money) return money;
  if (!isOneValue(field)) return null;
  if (field.list && !isShownAsJson(field)) return null;
  const value = readWhole(place, field).expression;
  const shown = leafView(place, field);
  const isStatus = shown.view.isPlainText && statusText(place.siblings) === field;
  return { ...shown, ...(isStatus && { view: STATUS_TEXT }), value };
}

/** Selects a value: all fields of an object that one component shows. */
function readWhole(place: Place, field: Field): Read {
  const value = read(place, [...place.within, field]);
  if (isShownWhole(field) && field.fields) value.selection.all(field.fields);
  return value;
}

/** The JSX that shows how far a status has come; null where its values are not passed one after the other. */
export function stepsView(place: Place, field: Field): string | null {
  if (!field.choices?.some(({ step }) => step !== null)) return null;
  const { view: shown, options } = leafView(place, field);
  if (shown.component !== 'Choice') return null;
  const { expression } = read(place, [...place.within, field]);
  const steps = { component: 'Steps', from: 'src/ui/record/Steps.tsx' };
  return viewElement(steps, expression, options);
}

/** The JSX for an old or new value in a log of changes. The type of a value logged as text is not known. */
export function changeView(
  place: Place,
  field: Field,
  name: 'ChangedField' | 'ChangedValue',
): string {
  const isText = !field.fields && !field.list && leafView(place, field).view.isPlainText;
  if (!isText) return view(place, field);
  const changed = imported(name, 'src/ui/record/Changed.tsx');
  const { expression } = read(place, [...place.within, field]);
  return `<${changed} value={${expression}} />`;
}

function severalView(
  place: Place,
  field: Field,
  value: string,
  attributes: readonly string[],
): string {
  const several = imported('Several', 'src/ui/fields/Structure.tsx');
  const item = place.context.variable(itemName(field), place.variable);
  const { view: each, options } = leafView(place, field);
  const show = `(${item}) => ${viewElement(each, item, options)}`;
  return code`<${several} ${attributes} value={${value}}>{${show}}</${several}>`;
}

/** What one value of a list is called in code. */
function itemName({ name }: Field): string {
  const camel = camelCase(name);
  const one = singular(camel);
  return one === camel ? 'item' : one;
}

/** The JSX that shows a list of value objects: a small table, one row for each. */
function valueTable(
  place: Place,
  field: Field,
  value: Read,
  attributes: readonly string[],
): string {
  const row = place.context.variable(singular(field.name), place.variable);
  const inside: Place = {
    ...place,
    selection: value.selection,
    variable: row,
    within: [],
    siblings: field.fields ?? [],
    size: 'cell',
  };
  const columns = partsShown(field).map((inner) =>
    tableColumn(
      {
        label: isLanguage(inner) ? inner.label.replace(/ code$/, '') : inner.label,
        isNumeric: isNumeric(inner),
      },
      row,
      view(inside, inner),
    ),
  );
  return tableElement(value.expression, columns, attributes);
}

/** Selects an amount and its currency; null if the amount cannot be read. */
function moneyParts(place: Place, field: Field): ShownValue | null {
  const { money } = field;
  const inside = field.fields === null ? place.siblings : field.fields;
  const owner = field.fields === null ? place.within : [...place.within, field];
  const amount = money && findPath(inside, money.amount);
  if (!money || !amount) return null;
  const holder = money.currencyOfRecord ? [] : owner;
  const currency =
    money.currency &&
    findPath(money.currencyOfRecord ? (place.record ?? place.siblings) : inside, money.currency);
  const nanos = money.nanos && findPath(inside, money.nanos);
  const units = readValue(place, [...owner, ...amount]);
  const value = nanos
    ? `${framework.wholeAmount}(${units}, ${readValue(place, [...owner, ...nanos])})`
    : units;
  const options: ViewOption[] = [];
  if (currency)
    options.push({ name: 'currency', read: readValue(place, [...holder, ...currency]) });
  else if (money.fixedCurrency) options.push({ name: 'currency', text: money.fixedCurrency });
  if (money.unit === 'minor') options.push({ name: 'unit', text: 'minor' });
  return { view: MONEY, value, options };
}

function leafView(
  { context, size }: Place,
  field: Field,
): { readonly view: FieldView; readonly options: readonly ViewOption[] } {
  const leaf = isShownAsJson(field) ? JSON_VIEW : viewOf(field, context.leafType(field.type));
  return { view: leaf, options: leaf.options?.(field, { context, size }) ?? [] };
}

/** A list within a list, or of values of which each may be a list. */
function isShownAsJson({ list, type, kind, shownBy }: Field): boolean {
  return list && (listDepth(type) > 1 || (kind === 'json' && !shownBy));
}

/** `<Choice value={…} choices={…} />` */
function viewElement(
  { component, from }: Pick<FieldView, 'component' | 'from'>,
  value: string,
  options: readonly ViewOption[],
  attributes: readonly string[] = [],
): string {
  const own = options.map((option) =>
    'text' in option
      ? textAttribute(option.name, option.text)
      : `${option.name}={${'read' in option ? option.read : option.constant}}`,
  );
  return code`<${imported(component, from)} ${attributes} value={${value}} ${own} />`;
}
