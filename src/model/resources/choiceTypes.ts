import { getNamedType, isEnumType } from 'graphql';
import { hasOwnKey } from '../conventions/identity.ts';
import { findRows } from '../conventions/rows.ts';
import { isPlainLeaf, outputFields } from '../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../shapes/typeShapes.ts';
import { splitWords } from '../wording/words.ts';

/** What is said of a choice besides itself. */
const SAID = new Set(
  'color colour description display group hint icon label name order text title value'.split(' '),
);

/**
 * Whether a type says what the values of an enum are called, `{ enum: OrderStatus! label: String! }`: a server lists them
 * for its own forms. They are choices, and no records.
 */
export function namesChoices(type: CompositeType): boolean {
  const fields = outputFields(type);
  const isChoice = (field: OutputField) => isEnumType(getNamedType(field.type));
  const others = fields.filter((field) => !isChoice(field));
  return (
    others.length > 0 &&
    others.length === fields.length - 1 &&
    fields.every(isPlainLeaf) &&
    others.every(({ name }) => SAID.has(splitWords(name).at(-1) ?? '')) &&
    !hasOwnKey(type)
  );
}

/** Whether a field gives what choices are called, or an object of nothing but such lists. */
export function givesChoices(field: OutputField): boolean {
  const rows = findRows(field.type);
  if (rows) return namesChoices(rows.type);
  const fields = outputFields(getNamedType(field.type));
  const listing = fields.filter(({ type }) => {
    const inner = findRows(type);
    return inner !== null && namesChoices(inner.type);
  });
  return listing.length > 0 && listing.length === fields.length;
}
