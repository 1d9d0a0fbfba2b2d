import { getNamedType } from 'graphql';
import type { Resource } from '../types/resource.ts';
import { isDeprecated, needsNoArguments, outputFields } from '../shapes/typeShapes.ts';
import type { OutputField } from '../shapes/typeShapes.ts';
import type { ParameterizedRecordField } from '../types/tool.ts';
import { fieldLabel } from '../wording/labels.ts';
import { sentence } from '../wording/sentence.ts';
import { splitWords } from '../wording/words.ts';
import { readParameterizedField } from './readParameterizedField.ts';
import type { ParameterizedFieldReading } from './readParameterizedField.ts';

/**
 * The parameterised fields of a record, in the schema's order; none for a record without a page.
 *
 * @param hidden fields that hints hide
 */
export function readParameterizedFields(
  { type, lookup, relations, unionFields }: Resource,
  reading: ParameterizedFieldReading,
  hidden: readonly string[] = [],
): ParameterizedRecordField[] {
  const owner = reading.schema.getType(type);
  if (!owner || !lookup) return [];
  // Some relations to many insist on nothing but the size of a page.
  const isTab = ({ name }: OutputField) =>
    [...relations, ...unionFields].some(
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
      ...readParameterizedField(field, reading),
      // The page of a record already has pagination in its tabs.
      pages: null,
      field: field.name,
      label: parameterizedFieldLabel(field),
    }));
}

/** A parameterised field that says yes or no keeps its verb: `hasProduct` is not the product. */
function parameterizedFieldLabel({ name, type }: OutputField): string {
  return getNamedType(type).name === 'Boolean'
    ? sentence(splitWords(name), name)
    : fieldLabel(name);
}
