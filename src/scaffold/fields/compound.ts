import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import { NUMBER_KINDS } from '../../model/shapes/scalarKinds.ts';
import type { Field } from '../../model/types/fields.ts';
import { splitWords } from '../../model/wording/words.ts';
import { array, object, property, text } from '../code/docs.ts';
import { imported } from '../code/scope.ts';
import { read } from './access.ts';
import { MOST_CHOICES } from './fieldViews.ts';
import type { Place } from './views.ts';

const FEWEST_PARTS = 2;
const MOST_PARTS = 4;

/** Formats of texts that read well between others. */
const PLAIN_FORMATS: ReadonlyArray<Field['format']> = [null, 'email', 'phone', 'country'];

/** Numbers that are read as they are written, beside texts that say where or what. */
const NAMING_WORDS = new Set('zip postal postcode plz house number no code'.split(' '));

/** Parts for programs: where a file is kept, what proves something. */
const TECHNICAL_WORDS = new Set('key bucket path hash token checksum'.split(' '));

const UNIT_WORDS = new Set(['unit', 'units', 'uom']);

const PERSON_WORDS = new Set(
  'first last middle given family sur name surname forename prefix suffix'.split(' '),
);

/**
 * Whether an object is one value of a few parts that make sense beside each other on one line: an address, the names of
 * a person, a quantity with its unit. Numbers, days and switches alone would not say what they are.
 */
export function isCompound(field: Field): boolean {
  const { fields, list, deprecated, money, shape, shownBy } = field;
  if (!fields || list || deprecated || money || shape || shownBy) return false;
  const isOfSize = fields.length >= FEWEST_PARTS && fields.length <= MOST_PARTS;
  return isOfSize && fields.some(isText) && fields.every((part) => isReadable(part, fields));
}

function isReadable(part: Field, all: readonly Field[]): boolean {
  if (part.list || part.deprecated || part.fields !== null || part.shownBy) return false;
  const words = splitWords(part.name);
  if (words.some((word) => TECHNICAL_WORDS.has(word))) return false;
  if (isText(part) || part.kind === 'enum') return true;
  if (!NUMBER_KINDS.includes(part.kind) || part.money || part.format !== null) return false;
  return words.some((word) => NAMING_WORDS.has(word)) || all.some(isUnit);
}

function isText({ kind, format }: Field): boolean {
  return kind === 'string' && PLAIN_FORMATS.includes(format);
}

function isUnit({ name }: Field): boolean {
  return splitWords(name).some((word) => UNIT_WORDS.has(word));
}

/** Whether the parts make one expression, without commas between them. */
function isExpression(fields: readonly Field[]): boolean {
  const isName = ({ name }: Field) => splitWords(name).every((word) => PERSON_WORDS.has(word));
  return fields.some(isUnit) || fields.every(isName);
}

/** Selects an object of a few parts, for a column: `compoundColumn('address', …, { parts: ['street', 'city'] })`. */
export function compoundParts(place: Place, field: Field) {
  const parts = field.fields ?? [];
  const { expression, selection } = read(place, [...place.within, field]);
  for (const { name } of parts) selection.leaf(name, { caught: false });
  const choices = parts.flatMap(({ name, kind, type, choices: values }) =>
    kind === 'enum' && (values?.length ?? 0) <= MOST_CHOICES
      ? [property(name, place.context.choices(namedTypeOf(type)))]
      : [],
  );
  return {
    made: imported('compoundColumn', 'src/ui/fields/Compound.tsx'),
    value: expression,
    options: [
      property('parts', array(parts.map(({ name }) => text(name)))),
      ...(choices.length > 0 ? [property('choices', object(choices))] : []),
      ...(isExpression(parts) ? ['isOne: true'] : []),
    ],
  };
}
