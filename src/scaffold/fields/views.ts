import { imported } from '../code/scope.ts';
import type { Field } from '../../model/types/fields.ts';
import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import { arrow } from '../code/docs.ts';
import { attribute, element, elementAround, textAttribute } from '../code/jsx.ts';
import type { SourceFile } from '../code/sourceFile.ts';
import { camelCase } from '../names.ts';
import { findPath, read, readValue, type FieldPath, type Read, type Source } from './access.ts';
import { tableColumn, tableElement } from './tableCode.ts';
import { isIdentifier, isLanguage, isMoney, listDepth, partsShown } from './traits.ts';

/** Where a field is shown. */
export interface Place extends Source {
  /** The value objects that the field lies in, outermost first. */
  readonly within: FieldPath;
  /** The fields beside it: one of them may name an amount's currency. */
  readonly siblings: readonly Field[];
  readonly size: 'cell' | 'fact';
}

/** Enums of languages, currencies or icons have hundreds of values: no page should carry their words. */
const MOST_CHOICES = 60;

/** The JSX that shows a field; asks for what it needs. */
export function view(place: Place, field: Field): string {
  if (isMoney(field)) return moneyView(place, field);
  const value = read(place, [...place.within, field]);
  if (field.fields) return valueTable(place, field, value);
  if (!field.list) return leafView(place, field, value.expression);
  if (listDepth(field.type) > 1 || field.kind === 'json')
    return component(place.file, 'Json', value.expression);
  return severalView(place, field, value.expression);
}

/** The JSX that shows what a log says of a change: of its texts nobody knows of what kind they are. */
export function changeView(
  place: Place,
  field: Field,
  name: 'ChangedField' | 'ChangedValue',
): string {
  const isText = !field.fields && !field.list && /^(Text|LongText)$/.test(leafName(place, field));
  if (!isText) return view(place, field);
  return component(place.file, name, read(place, [...place.within, field]).expression);
}

function leafName({ plan }: Place, field: Field): string {
  return componentOf(field, plan.leafType(field.type));
}

function severalView(place: Place, field: Field, value: string): string {
  const several = imported('Several', UI.Several);
  const item = place.plan.variable(singular(field.name), place.variable);
  const show = arrow([item], leafView(place, field, item));
  return elementAround(several, [attribute('value', value)], show);
}

function singular(name: string): string {
  const camel = camelCase(name);
  return /[^s]s$/.test(camel) ? camel.slice(0, -1) : 'item';
}

/** The JSX that shows a list of value objects: a small table, one row for each. */
function valueTable(place: Place, field: Field, value: Read): string {
  const { file } = place;
  const row = place.plan.variable(field.name.replace(/([^s])s$/, '$1'), place.variable);
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
      isLanguage(inner) ? inner.label.replace(/ code$/, '') : inner.label,
      row,
      view(inside, inner),
    ),
  );
  return tableElement(file, value.expression, columns);
}

function moneyView(place: Place, field: Field): string {
  const parts = moneyParts(place, field);
  if (!parts) return leafView(place, field, readValue(place, [...place.within, field]));
  const { value, currency, fixedCurrency, unit } = parts;
  const attributes = [attribute('value', value)];
  if (currency) attributes.push(attribute('currency', currency));
  else if (fixedCurrency) attributes.push(textAttribute('currency', fixedCurrency));
  if (unit === 'minor') attributes.push(textAttribute('unit', 'minor'));
  return element(imported('Money', UI.Money), attributes);
}

/** How an amount of money is read: each part null where there is none. */
interface MoneyParts {
  readonly value: string;
  readonly currency: string | null;
  readonly fixedCurrency: string | null;
  readonly unit: 'major' | 'minor';
}

/** Asks for an amount and its currency; null for what is no amount. */
export function moneyParts(place: Place, field: Field): MoneyParts | null {
  const { money } = field;
  const inside = field.fields === null ? place.siblings : field.fields;
  const owner = field.fields === null ? place.within : [...place.within, field];
  const amount = money && findPath(inside, money.amount);
  if (!money || !amount) return null;
  const currency = money.currency && findPath(inside, money.currency);
  return {
    value: readValue(place, [...owner, ...amount]),
    currency: currency ? readValue(place, [...owner, ...currency]) : null,
    fixedCurrency: money.fixedCurrency ?? null,
    unit: money.unit === 'minor' ? 'minor' : 'major',
  };
}

/** The component that shows a field by its value alone, or with the words for its choices; null where it takes more. */
export function componentFor({ plan }: Place, field: Field): FieldComponent | null {
  if (field.fields !== null) return null;
  if (!field.list) return componentOf(field, plan.leafType(field.type));
  return listDepth(field.type) > 1 || field.kind === 'json' ? 'Json' : null;
}

function leafView({ file, plan, size }: Place, field: Field, value: string): string {
  const name = componentOf(field, plan.leafType(field.type));
  if (name === 'Choice') {
    const choices = plan.choices(namedTypeOf(field.type));
    return component(file, name, value, [attribute('choices', choices)]);
  }
  return component(
    file,
    name,
    value,
    name === 'Picture' && size === 'fact' ? [textAttribute('size', 'large')] : [],
  );
}

function component(
  file: SourceFile,
  name: keyof typeof UI,
  value: string,
  more: readonly string[] = [],
): string {
  return element(imported(name, UI[name]), [attribute('value', value), ...more]);
}

export type FieldComponent = keyof typeof UI;

/** Where the components are that show fields, and the constructors of the columns that do. */
export const UI = {
  Bytes: 'src/ui/fields/Number.tsx',
  ChangedField: 'src/ui/record/Changed.tsx',
  ChangedValue: 'src/ui/record/Changed.tsx',
  Choice: 'src/ui/fields/Choice.tsx',
  Day: 'src/ui/fields/Time.tsx',
  Email: 'src/ui/fields/Link.tsx',
  Identifier: 'src/ui/fields/Text.tsx',
  Language: 'src/ui/fields/Language.tsx',
  Json: 'src/ui/fields/Structure.tsx',
  LongText: 'src/ui/fields/Text.tsx',
  Moment: 'src/ui/fields/Time.tsx',
  Money: 'src/ui/fields/Number.tsx',
  NumberValue: 'src/ui/fields/Number.tsx',
  Percent: 'src/ui/fields/Number.tsx',
  Phone: 'src/ui/fields/Link.tsx',
  Picture: 'src/ui/fields/Link.tsx',
  Raw: 'src/ui/fields/Structure.tsx',
  Several: 'src/ui/fields/Structure.tsx',
  Text: 'src/ui/fields/Text.tsx',
  Url: 'src/ui/fields/Link.tsx',
  YesNo: 'src/ui/fields/YesNo.tsx',
} as const;

const BY_FORMAT: Partial<Record<NonNullable<Field['format']>, keyof typeof UI>> = {
  bytes: 'Bytes',
  country: 'Text',
  currency: 'Text',
  email: 'Email',
  html: 'LongText',
  image: 'Picture',
  longText: 'LongText',
  markdown: 'LongText',
  percent: 'Percent',
  phone: 'Phone',
  url: 'Url',
};

const BY_KIND: Readonly<Record<Field['kind'], keyof typeof UI>> = {
  string: 'Text',
  integer: 'NumberValue',
  float: 'NumberValue',
  decimal: 'NumberValue',
  boolean: 'YesNo',
  enum: 'Choice',
  id: 'Identifier',
  date: 'Day',
  datetime: 'Moment',
  time: 'Text',
  json: 'Json',
  object: 'Json',
  unknown: 'Raw',
};

/** The component for one value, by its format, else by its kind; its type has to be one that the component takes. */
function componentOf(field: Field, leafType: string): keyof typeof UI {
  if (leafType === 'unknown') return field.kind === 'json' ? 'Json' : 'Raw';
  if (isLanguage(field)) return 'Language';
  if (field.kind === 'enum' && (field.choices?.length ?? 0) > MOST_CHOICES) return 'Text';
  if (isIdentifier(field)) return 'Identifier';
  return (field.format && BY_FORMAT[field.format]) ?? BY_KIND[field.kind];
}
