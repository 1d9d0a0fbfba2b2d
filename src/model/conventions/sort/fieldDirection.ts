import { getNamedType, isEnumType, isInputObjectType } from 'graphql';
import type { GraphQLInputField } from 'graphql';
import type { Template } from '../../types/variables.ts';
import { findListArgument } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { inputFields, isList } from '../../shapes/typeShapes.ts';
import { sameName } from '../../wording/words.ts';
import { DIRECTION_NAMES, REVERSE_NAMES } from './pair.ts';
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

/** The fields to sort by: those of an enum, or of the record, of which the schema may say that it takes some. */
function fieldNames({ type, description }: GraphQLInputField, row: RowShape): string[] {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues().map(({ name }) => name);
  const names = row.leaves.filter((leaf) => !isList(leaf.type)).map((leaf) => leaf.name);
  const words = new Set(description?.split(/\W+/));
  const said = names.filter((name) => words.has(name));
  return said.length > 1 ? said : names;
}

/** `Either "asc" or "desc"`: a text that takes one of two directions, as the schema says how they are spelled. */
function saidDirections({ name, type, defaultValue, description }: GraphQLInputField) {
  if (!DIRECTION_NAMES.includes(sameName(name)) || isList(type)) return null;
  if (getNamedType(type).name !== 'String') return null;
  const said = `${typeof defaultValue === 'string' ? defaultValue : ''} ${description ?? ''}`;
  const [ascending] = /\basc(ending)?\b/i.exec(said) ?? [];
  const [descending] = /\bdesc(ending)?\b/i.exec(said) ?? [];
  if (ascending && descending) return { ascending, descending };
  if (!/^(asc|desc)$/i.test(ascending ?? descending ?? '')) return null;
  const isUpper = /[AD]/.test(ascending ?? descending ?? '');
  return isUpper
    ? { ascending: 'ASC', descending: 'DESC' }
    : { ascending: 'asc', descending: 'desc' };
}

/**
 * The input of a sort that says which way, and what it takes: an enum of directions, a text of which the schema says so, or
 * a Boolean that turns round.
 */
function directionOf(inputs: readonly GraphQLInputField[]) {
  const directed = inputs.filter((input) => directions(input.type) !== null);
  // In an object of many directions each field is a field of the record: another convention.
  if (directed.length > 1) return null;
  const [input] = directed;
  const values = input && directions(input.type);
  if (values) return { input, ...values };
  const text = inputs.find((candidate) => saidDirections(candidate) !== null);
  const said = text && saidDirections(text);
  if (said) return { input: text, ...said };
  const reverse = inputs.find(
    ({ name, type }) =>
      REVERSE_NAMES.includes(sameName(name)) && getNamedType(type).name === 'Boolean',
  );
  return reverse ? { input: reverse, ascending: false, descending: true } : null;
}

/** `orderBy: { field: NAME, direction: ASC }`, one or a list of them; the field may be named by a text, the direction be a Boolean. */
export function fieldDirectionSort(
  listArguments: readonly ListArgument[],
  row: RowShape,
): SortReading | null {
  const argument = findListArgument(listArguments, SORT_NAMES, (candidate) =>
    isInputObjectType(getNamedType(candidate.type)),
  );
  if (!argument) return null;
  const inputs = inputFields(argument.type);
  const direction = directionOf(inputs);
  const by = inputs.find((input) => input !== direction?.input && namesField(input));
  if (!by || !direction) return null;

  const seen = new Set<string>();
  const fields = fieldNames(by, row).flatMap((name) => {
    const field = sortedField(name, row);
    if (field === null || seen.has(field)) return [];
    seen.add(field);
    const send = (way: Template): Template => ({ [by.name]: name, [direction.input.name]: way });
    return [sortField(field, argument, send(direction.ascending), send(direction.descending))];
  });
  return { sort: { fields, multiple: isList(argument.type) }, slots: [argument.slot] };
}
