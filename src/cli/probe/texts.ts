import type { ObservedText } from '../../model/observations.ts';
import { isList, outputField } from '../../model/shapes/typeShapes.ts';
import type { Field } from '../../model/types/fields.ts';
import type { ProbedList } from './listQuestion.ts';

/** Fewer values have a form by chance. */
const FEWEST_VALUES = 3;
const MOST_TEXTS = 30;

const FORMS: ReadonlyArray<readonly [ObservedText, RegExp]> = [
  ['date', /^\d{4}-(0\d|1[0-2])-[0-3]\d$/],
  // Without an offset, a moment is nobody's in particular.
  ['datetime', /^\d{4}-(0\d|1[0-2])-[0-3]\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i],
  [
    'html',
    /^\s*<(p|div|h[1-6]|ul|ol|table|section|span|strong|b|em|i|a|br|hr|blockquote|pre)\b[^<>]*>/i,
  ],
  // A whole number may be a code.
  ['decimal', /^-?\d{1,15}\.\d{1,10}$/],
];

/** Signs of Markdown that hardly come about in plain text: headings, bold words, links, code. */
const MARKDOWN =
  /^#{1,6} \S|\*\*[^\s*][^*]*\*\*|\[[^\]\n]+\]\((?:https?:|mailto:|[/#])[^)\s]*\)|^```/m;

/** Moments in a form that is no standard, which screens read all the same. */
const MOMENT_LIKE = /^(\d{4}-\d\d-\d\d([T ]\d\d:\d\d.*)?|\d+)$/;

/** Fields whose names say nothing else than that they are texts. */
const OPEN: ReadonlySet<Field['format']> = new Set([null, 'longText', 'html']);

/** Words of what is written like a number and is none. */
const NO_NUMBER = /version|release|code|number|phone|section|chapter|clause/i;

/** Fields of one text each whose values may have a form that the schema does not say: a `String` that is a date. */
export function textFields({ resource, list, schema }: ProbedList): Field[] {
  const type = schema.getType(list.rowType);
  if (!type) return [];
  return resource.fields
    .filter(({ name, envelope, format }) => {
      const found = outputField(type, name);
      const isText = found && !isList(found.type) && /^String!?$/.test(String(found.type));
      return isText && !envelope && OPEN.has(format);
    })
    .slice(0, MOST_TEXTS);
}

/**
 * What the texts of a sample can be read as. Plain texts are only noted of fields that are read as something else so
 * far, by their name or by what was seen before.
 */
export function observedTexts(
  rows: readonly unknown[],
  fields: readonly Field[],
): Record<string, ObservedText> {
  const found = fields.flatMap(({ name, kind, format }) => {
    const values = rows.map((row) => (Object(row) as Record<string, unknown>)[name]);
    const texts = values.filter(
      (value): value is string => typeof value === 'string' && value !== '',
    );
    if (texts.length < FEWEST_VALUES) return [];
    const form = formOf(texts);
    const observed = form === 'decimal' && NO_NUMBER.test(name) ? 'text' : form;
    const isText = kind === 'string' || texts.every((text) => MOMENT_LIKE.test(text));
    const isKnown =
      observed === kind ||
      observed === format ||
      (observed === 'text' && isText && format !== 'html');
    return isKnown ? [] : [[name, observed] as const];
  });
  return Object.fromEntries(found);
}

/** The form that all texts have. Of those in Markdown some are plain: half of them show it. */
function formOf(texts: readonly string[]): ObservedText {
  const form = FORMS.find(([, pattern]) => texts.every((text) => pattern.test(text)));
  if (form) return form[0];
  return texts.filter((text) => MARKDOWN.test(text)).length >= texts.length / 2
    ? 'markdown'
    : 'text';
}
