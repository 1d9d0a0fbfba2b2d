import { isAppointment } from '../../model/fields/moments.ts';
import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import { isPairs, NUMBER_KINDS } from '../../model/shapes/scalarKinds.ts';
import type { Field } from '../../model/types/fields.ts';
import type { FieldView, ViewContext, ViewOption } from './fieldView.ts';
import { shapeView } from './shapeViews.ts';
import { isIdentifier, isLanguage, isShownWhole } from './traits.ts';

/** Enums of languages, currencies or icons have hundreds of values: no page should carry their words. */
export const MOST_CHOICES = 60;

const LINK = 'src/ui/fields/Link.tsx';
const NUMBER = 'src/ui/fields/Number.tsx';
const STRUCTURE = 'src/ui/fields/Structure.tsx';
const TEXT = 'src/ui/fields/Text.tsx';
const TIME = 'src/ui/fields/Time.tsx';

/** An amount of money with its currency, which is read apart from other values. */
export const MONEY = {
  component: 'Money',
  column: 'moneyColumn',
  from: NUMBER,
  isNumber: true,
} as const;

export const JSON_VIEW: FieldView = {
  ...{ component: 'Json', column: 'jsonColumn', from: STRUCTURE },
  takes: ({ kind }) => kind === 'json' || kind === 'object',
  isWide: true,
};

const PLAIN_TEXT: FieldView = {
  ...{ component: 'Text', column: 'textColumn', from: TEXT },
  takes: () => true,
  isPlainText: true,
};

const RAW: FieldView = {
  ...{ component: 'Raw', column: 'rawColumn', from: STRUCTURE },
  takes: ({ kind }) => kind === 'unknown',
};

const IDENTIFIER: FieldView = {
  ...{ component: 'Identifier', column: 'identifierColumn', from: TEXT },
  takes: isIdentifier,
};

/** A text in a language of marks: on a record's page as it is meant, in a table as it is written. */
function markup(wanted: Field['format'], component: string, from: string): FieldView {
  return {
    ...{ component, from, column: 'longTextColumn', columnFrom: TEXT },
    takes: ({ format }) => format === wanted,
    isPlainText: true,
    isWide: true,
    isNoColumn: true,
  };
}

/** In order: the first that takes a value shows it. */
export const FIELD_VIEWS: readonly FieldView[] = [
  {
    ...{ component: 'Pairs', column: 'pairsColumn', from: 'src/ui/fields/Pairs.tsx' },
    takes: ({ kind, type }) => kind === 'json' && isPairs(namedTypeOf(type)),
  },
  { ...JSON_VIEW, takes: ({ kind }, type) => type === 'unknown' && kind === 'json' },
  { ...RAW, takes: (_field, type) => type === 'unknown' },
  {
    ...{ component: 'Language', column: 'languageColumn', from: 'src/ui/fields/Language.tsx' },
    takes: isLanguage,
  },
  { ...PLAIN_TEXT, takes: ({ format }) => format === 'currency', isNoColumn: true },
  { ...PLAIN_TEXT, takes: isLongEnum },
  IDENTIFIER,
  {
    ...{ component: 'Bytes', column: 'bytesColumn', from: NUMBER, isNumber: true },
    takes: ({ format }) => format === 'bytes',
  },
  { ...PLAIN_TEXT, takes: ({ format }) => format === 'country' },
  {
    ...{ component: 'Email', column: 'emailColumn', from: LINK },
    takes: ({ format }) => format === 'email',
  },
  {
    ...{ component: 'Picture', column: 'pictureColumn', from: LINK },
    takes: ({ format }) => format === 'image',
    options: (_field, { size }) => (size === 'fact' ? [{ name: 'size', text: 'large' }] : []),
  },
  {
    ...{ component: 'LongText', column: 'longTextColumn', from: TEXT },
    takes: ({ format }) => format === 'longText',
    isPlainText: true,
    isWide: true,
    isNoColumn: true,
  },
  markup('markdown', 'Markdown', 'src/ui/fields/Markdown.tsx'),
  markup('html', 'Html', 'src/ui/fields/Html.tsx'),
  {
    ...{ component: 'Code', column: 'codeColumn', from: TEXT },
    takes: ({ format }) => format === 'code',
    isWide: true,
    isNoColumn: true,
  },
  {
    ...{ component: 'Binary', column: 'binaryColumn', from: 'src/ui/fields/Binary.tsx' },
    takes: ({ format }, type) => format === 'binary' && type === 'string',
    isNoColumn: true,
  },
  {
    ...{ component: 'Duration', column: 'durationColumn', from: 'src/ui/fields/Duration.tsx' },
    takes: ({ format, kind }, type) =>
      format === 'duration' && kind === 'string' && type === 'string',
  },
  {
    ...{ component: 'Range', column: 'rangeColumn', from: 'src/ui/fields/Range.tsx' },
    takes: ({ format }, type) => format === 'range' && type === 'string',
    options: ({ type }) => boundsOfText(namedTypeOf(type)),
  },
  {
    ...{ component: 'Percent', column: 'percentColumn', from: NUMBER, isNumber: true },
    takes: ({ format }) => format === 'percent',
  },
  {
    ...{ component: 'Phone', column: 'phoneColumn', from: LINK },
    takes: ({ format }) => format === 'phone',
  },
  {
    ...{ component: 'Url', column: 'urlColumn', from: LINK },
    takes: ({ format }) => format === 'url',
    isNoColumn: true,
  },
  {
    ...{ component: 'Color', column: 'colorColumn', from: 'src/ui/fields/Color.tsx' },
    takes: ({ format }) => format === 'color',
    isNoColumn: true,
  },
  {
    ...{ component: 'NumberValue', column: 'numberColumn', from: NUMBER, isNumber: true },
    takes: ({ kind }) => NUMBER_KINDS.includes(kind),
  },
  {
    ...{ component: 'YesNo', column: 'yesNoColumn', from: 'src/ui/fields/YesNo.tsx' },
    takes: ({ kind }) => kind === 'boolean',
  },
  {
    ...{ component: 'Choice', column: 'choiceColumn', from: 'src/ui/fields/Choice.tsx' },
    takes: ({ kind }) => kind === 'enum',
    options: choicesOf,
  },
  {
    ...{ component: 'Day', column: 'dayColumn', from: TIME },
    takes: ({ kind }) => kind === 'date',
  },
  {
    ...{ component: 'Moment', column: 'momentColumn', from: TIME },
    takes: ({ kind }) => kind === 'datetime',
    options: ({ name }) => (isAppointment(name) ? [{ name: 'precision', text: 'minute' }] : []),
  },
  {
    ...{ component: 'TimeOfDay', column: 'timeOfDayColumn', from: 'src/ui/fields/TimeOfDay.tsx' },
    takes: ({ kind }, type) => kind === 'time' && type === 'string',
  },
  { ...IDENTIFIER, takes: ({ kind }) => kind === 'id' },
  JSON_VIEW,
  RAW,
];

/**
 * How a value is shown, or each of several.
 *
 * @param type the TypeScript type of the value: one that a component does not take is shown as it comes
 */
export function viewOf(field: Field, type = 'string'): FieldView {
  if (field.shownBy) return { ...field.shownBy, takes: () => true, options: choicesOf };
  if (field.shape) return shapeView(field.shape);
  return FIELD_VIEWS.find(({ takes }) => takes(field, type)) ?? PLAIN_TEXT;
}

/** What the bounds of a range in a text are, by the name of its scalar; numbers need not say so. */
function boundsOfText(scalar: string): ViewOption[] {
  if (/^date/i.test(scalar)) return [{ name: 'of', text: 'date' }];
  return /^ts/i.test(scalar) ? [{ name: 'of', text: 'datetime' }] : [];
}

/** The words of an enum's values. */
function choicesOf(field: Field, { context }: ViewContext): ViewOption[] {
  if (field.kind !== 'enum' || isLongEnum(field)) return [];
  return [{ name: 'choices', constant: context.choices(namedTypeOf(field.type)) }];
}

function isLongEnum({ kind, choices }: Field): boolean {
  return kind === 'enum' && (choices?.length ?? 0) > MOST_CHOICES;
}

/** Whether a field takes the whole width of a record's page: texts of several lines, structures, tables. */
export function isWide(field: Field): boolean {
  if (isShownWhole(field)) return false;
  return field.fields === null ? viewOf(field).isWide === true : field.list;
}
