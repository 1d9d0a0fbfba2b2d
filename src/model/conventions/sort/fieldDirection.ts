import { getNamedType, isEnumType, isInputObjectType } from 'graphql';
import type { GraphQLInputField } from 'graphql';
import type { Template } from '../../types/variables.ts';
import { findListArgument } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { inputFields, isList } from '../../shapes/typeShapes.ts';
import { sameName } from '../../wording/words.ts';
import { SORT_NAMES, directions, sortField, sortedField } from './sortReading.ts';
import type { SortReading } from './sortReading.ts';

const FIELD_NAMES =
  'field fieldname column attribute property path by sort sortby orderby key name'.split(' ');

/** An enum of fields, or a text that is called so. */
function namesField({ name, type }: GraphQLInputField): boolean {
  if (isList(type)) return false;
  const named = getNamedType(type);
  return isEnumType(named) || (named.name === 'String' && FIELD_NAMES.includes(sameName(name)));
}

function fieldNames({ type }: GraphQLInputField, row: RowShape): string[] {
  const named = getNamedType(type);
  return isEnumType(named)
    ? named.getValues().map(({ name }) => name)
    : row.leaves.filter((leaf) => !isList(leaf.type)).map((leaf) => leaf.name);
}

/** `orderBy: { field: NAME, direction: ASC }`, one or a list of them; the field may be named by a text. */
export function fieldDirectionSort(
  listArguments: readonly ListArgument[],
  row: RowShape,
): SortReading | null {
  const argument = findListArgument(listArguments, SORT_NAMES, (candidate) =>
    isInputObjectType(getNamedType(candidate.type)),
  );
  if (!argument) return null;
  const inputs = inputFields(argument.type);
  const direction = inputs.find((input) => directions(input.type) !== null);
  const by = inputs.find((input) => input !== direction && namesField(input));
  const values = direction && directions(direction.type);
  // In an object of many directions each field is a field of the record: another convention.
  if (!by || !values || inputs.filter((input) => directions(input.type) !== null).length > 1)
    return null;

  const seen = new Set<string>();
  const fields = fieldNames(by, row).flatMap((name) => {
    const field = sortedField(name, row);
    if (field === null || seen.has(field)) return [];
    seen.add(field);
    const send = (order: string): Template => ({ [by.name]: name, [direction.name]: order });
    return [sortField(field, argument, send(values.ascending), send(values.descending))];
  });
  return { sort: { fields, multiple: isList(argument.type) }, slots: [argument.slot] };
}
