import { getNamedType, isInputObjectType, isRequiredInputField } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import type { SortField } from '../../types/listQuery.ts';
import type { Template } from '../../types/variables.ts';
import { findListArgument } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { inputFields, isList, isWholeNumber } from '../../shapes/typeShapes.ts';
import { SORT_NAMES, directions, sortField, sortedField } from './sortReading.ts';
import type { SortReading } from './sortReading.ts';

/** `orderBy: { title: asc }` or a list of such objects; the direction may be one level deeper (`{ title: { sort: asc } }`, perhaps with its rank), or a text. */
export function objectSort(
  listArguments: readonly ListArgument[],
  row: RowShape,
): SortReading | null {
  const argument = findListArgument(listArguments, SORT_NAMES, (candidate) =>
    isInputObjectType(getNamedType(candidate.type)),
  );
  if (!argument) return null;
  const inputs = inputFields(argument.type);
  const texts = inputs.every(
    (input) => !isList(input.type) && getNamedType(input.type).name === 'String',
  );
  const fields = inputs.flatMap((input): SortField[] => {
    const field = sortedField(input.name, row);
    const order = texts ? TEXT_ORDER : directionOf(input.type);
    if (field === null || order === null) return [];
    return [
      sortField(
        field,
        argument,
        { [input.name]: order.ascending },
        { [input.name]: order.descending },
      ),
    ];
  });
  return { sort: { fields, multiple: isList(argument.type) }, slots: [argument.slot] };
}

/** Where directions are texts, these are understood by all that are known. */
const TEXT_ORDER = { ascending: 'ASC', descending: 'DESC' };

function directionOf(type: GraphQLInputType): { ascending: Template; descending: Template } | null {
  const direct = directions(type);
  if (direct) return direct;
  const inner = inputFields(type).find((input) => directions(input.type) !== null);
  const values = inner && directions(inner.type);
  if (!inner || !values) return null;
  const besides = inputFields(type).filter(
    (input) => input !== inner && isRequiredInputField(input),
  );
  // The only key of an order is its first.
  if (!besides.every((input) => isWholeNumber(input.type))) return null;
  const rank = Object.fromEntries(besides.map((input) => [input.name, 1]));
  return {
    ascending: { [inner.name]: values.ascending, ...rank },
    descending: { [inner.name]: values.descending, ...rank },
  };
}
