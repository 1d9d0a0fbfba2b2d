import { isAppointment, isCalendarYear } from '../../model/fields/moments.ts';
import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import { isPairs, NUMBER_KINDS } from '../../model/shapes/scalarKinds.ts';
import type { Field } from '../../model/types/fields.ts';
import { view, type FieldView, type ViewContext, type ViewOption } from './fieldView.ts';
import { shapeView } from './shapeViews.ts';
import { targetOfKey } from './targetOfKey.ts';
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

/** A text that is the status of its record. */
export const STATUS_TEXT = {
  component: 'StatusText',
  column: 'statusTextColumn',
  from: 'src/ui/fields/Choice.tsx',
} as const;

export const JSON_VIEW: FieldView = view('Json', STRUCTURE, {
  takes: ({ kind }) => kind === 'json' || kind === 'object',
  isWide: true,
});

const PLAIN_TEXT: FieldView = view('Text', TEXT, {
  takes: () => true,
  isPlainText: true,
});

const RAW: FieldView = view('Raw', STRUCTURE, {
  takes: ({ kind }) => kind === 'unknown',
});

const IDENTIFIER: FieldView = view('Identifier', TEXT, {
  takes: isIdentifier,
  options: recordOfKey,
});

/** A text in a language of marks: on a record's page as it is meant, in a table as it is written. */
function markup(wanted: Field['format'], component: string, from: string): FieldView {
  return {
    component,
    from,
    column: 'longTextColumn',
    columnFrom: TEXT,
    takes: ({ format }) => format === wanted,
    isPlainText: true,
    isWide: true,
    isNoColumn: true,
  };
}

/** In order: the first that takes a value shows it. */
export const FIELD_VIEWS: readonly FieldView[] = [
  view('Pairs', 'src/ui/fields/Pairs.tsx', {
    takes: ({ kind, type }) => kind === 'json' && isPairs(namedTypeOf(type)),
  }),
  { ...JSON_VIEW, takes: ({ kind }, type) => type === 'unknown' && kind === 'json' },
  { ...RAW, takes: (_field, type) => type === 'unknown' },
  view('Language', 'src/ui/fields/Language.tsx', {
    takes: isLanguage,
  }),
  { ...PLAIN_TEXT, takes: ({ format }) => format === 'currency', isNoColumn: true },
  { ...PLAIN_TEXT, takes: isLongEnum },
  IDENTIFIER,
  view('Bytes', NUMBER, {
    isNumber: true,
    takes: ({ format }) => format === 'bytes',
  }),
  { ...PLAIN_TEXT, takes: ({ format }) => format === 'country' },
  view('Email', LINK, {
    takes: ({ format }) => format === 'email',
  }),
  view('Picture', LINK, {
    takes: ({ format }) => format === 'image',
    options: (_field, { size }) => (size === 'fact' ? [{ name: 'size', text: 'large' }] : []),
  }),
  view('LongText', TEXT, {
    takes: ({ format }) => format === 'longText',
    isPlainText: true,
    isWide: true,
    isNoColumn: true,
  }),
  markup('markdown', 'Markdown', 'src/ui/fields/Markdown.tsx'),
  markup('html', 'Html', 'src/ui/fields/Html.tsx'),
  view('Code', TEXT, {
    takes: ({ format }) => format === 'code',
    isWide: true,
    isNoColumn: true,
  }),
  view('Binary', 'src/ui/fields/Binary.tsx', {
    takes: ({ format }, type) => format === 'binary' && type === 'string',
    isNoColumn: true,
  }),
  view('Duration', 'src/ui/fields/Duration.tsx', {
    takes: ({ format, kind }, type) =>
      format === 'duration' && kind === 'string' && type === 'string',
  }),
  view('Range', 'src/ui/fields/Range.tsx', {
    takes: ({ format }, type) => format === 'range' && type === 'string',
    options: ({ type }) => boundsOfText(namedTypeOf(type)),
  }),
  view('Percent', NUMBER, {
    isNumber: true,
    takes: ({ format }) => format === 'percent',
  }),
  view('Phone', LINK, {
    takes: ({ format }) => format === 'phone',
  }),
  view('Url', LINK, {
    takes: ({ format }) => format === 'url',
    isNoColumn: true,
  }),
  view('Color', 'src/ui/fields/Color.tsx', {
    takes: ({ format }) => format === 'color',
    isNoColumn: true,
  }),
  view('NumberValue', NUMBER, {
    column: 'numberColumn',
    isNumber: true,
    takes: ({ kind }) => NUMBER_KINDS.includes(kind),
    options: ({ name }) =>
      isCalendarYear(name) ? [{ name: 'format', constant: '{ useGrouping: false }' }] : [],
  }),
  view('YesNo', 'src/ui/fields/YesNo.tsx', {
    takes: ({ kind }) => kind === 'boolean',
  }),
  view('Choice', 'src/ui/fields/Choice.tsx', {
    takes: ({ kind }) => kind === 'enum',
    options: choicesOf,
  }),
  view('Day', TIME, {
    takes: ({ kind }) => kind === 'date',
  }),
  view('Moment', TIME, {
    takes: ({ kind }) => kind === 'datetime',
    options: ({ name }) => (isAppointment(name) ? [{ name: 'precision', text: 'minute' }] : []),
  }),
  view('TimeOfDay', 'src/ui/fields/TimeOfDay.tsx', {
    takes: ({ kind }, type) => kind === 'time' && type === 'string',
  }),
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

/** The resource of the record whose key a value is. */
function recordOfKey(field: Field, { context }: ViewContext): ViewOption[] {
  const target = targetOfKey(context, field);
  return target ? [{ name: 'resource', constant: context.describe(target) }] : [];
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
