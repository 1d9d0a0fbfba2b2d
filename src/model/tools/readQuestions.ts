import { getNamedType } from 'graphql';
import type { Resource } from '../model.ts';
import { isDeprecated, needsNoArguments, outputFields } from '../shapes/typeShapes.ts';
import type { OutputField } from '../shapes/typeShapes.ts';
import type { Question } from '../tool.ts';
import { fieldLabel } from '../wording/labels.ts';
import { sentence } from '../wording/sentence.ts';
import { splitWords } from '../wording/words.ts';
import { readTold } from './readTold.ts';
import type { ToldReading } from './readTold.ts';

/**
 * The fields of a record that give nothing before they are told something, in the schema's order. A
 * record without a page of its own has no place to ask for them.
 *
 * @param hidden fields that hints leave out
 */
export function readQuestions(
  { type, lookup, relations, mixed }: Resource,
  reading: ToldReading,
  hidden: readonly string[] = [],
): Question[] {
  const owner = reading.schema.getType(type);
  if (!owner || !lookup) return [];
  // Some relations to many insist on nothing but the size of a page.
  const isTab = ({ name }: OutputField) =>
    [...relations, ...mixed].some(
      ({ field, list }) => field === name && list?.required.length === 0,
    );
  return outputFields(owner)
    .filter(
      (field) =>
        !needsNoArguments(field) &&
        !isDeprecated(field) &&
        !isTab(field) &&
        !hidden.includes(field.name),
    )
    .map((field) => ({
      ...readTold(field, reading),
      // A record's page has pages of its own already.
      pages: null,
      field: field.name,
      label: questionLabel(field),
    }));
}

/** A question with yes or no for an answer keeps its verb: `hasProduct` is not the product. */
function questionLabel({ name, type }: OutputField): string {
  return getNamedType(type).name === 'Boolean'
    ? sentence(splitWords(name), name)
    : fieldLabel(name);
}
