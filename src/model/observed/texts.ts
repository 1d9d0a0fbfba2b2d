import { getNamedType, type GraphQLSchema } from 'graphql';
import type { ObservedText, Observations, TypeObservation } from '../observations.ts';
import type { FieldFormat, FieldKind } from '../types/fields.ts';
import { isComposite, outputField } from '../shapes/typeShapes.ts';
import type { OutputField } from '../shapes/typeShapes.ts';

/** The key of a field's extensions under which is what its texts were seen to be. */
const TEXT = 'frontageObservedText';

/** What texts are written in, by its name. */
const MARKUP = { html: 'HTML', markdown: 'Markdown' } as const;

/** Notes with the schema's own fields of texts what these were seen to be: `dueOn: String` is a date by its values alone. */
export function noteObservedTexts(schema: GraphQLSchema, { types = {} }: Observations): void {
  for (const [name, { texts = {} }] of Object.entries(types)) {
    const type = schema.getType(name);
    if (!type || !isComposite(type)) continue;
    for (const [fieldName, text] of Object.entries(texts)) {
      const field = outputField(type, fieldName);
      if (field) field.extensions = { ...field.extensions, [TEXT]: text };
    }
  }
}

/** The kind of a field's values: what its texts were seen to be, whatever its name says. */
export function observedTextKind(field: OutputField, kind: FieldKind): FieldKind {
  const text = observedText(field);
  if (text === undefined) return kind;
  return text === 'text' || isMarkup(text) ? 'string' : text;
}

/** How a text is best shown: one that was seen to be HTML or Markdown as such, unless it is something in particular. */
export function observedTextFormat(
  field: OutputField,
  format: FieldFormat | null,
): FieldFormat | null {
  const isOpen = format === null || format === 'longText';
  const text = observedText(field);
  return isOpen && isMarkup(text) ? text : format;
}

function isMarkup(text: ObservedText | undefined): text is keyof typeof MARKUP {
  return text !== undefined && text in MARKUP;
}

function observedText(field: OutputField): ObservedText | undefined {
  const isText = getNamedType(field.type).name === 'String';
  return isText ? (field.extensions[TEXT] as ObservedText | undefined) : undefined;
}

/** What is said of a type's texts, for people; null where nothing is. */
export function observedTextsWhy({ texts = {} }: TypeObservation = {}): string | null {
  const said = Object.entries(texts).map(
    ([name, text]) => `\`${name}\` is ${isMarkup(text) ? MARKUP[text] : `a ${text}`}`,
  );
  return said.length > 0 ? `observed: ${said.join(', ')}, by its values` : null;
}
