import { getNamedType, isEnumType } from 'graphql';
import { findListArgument } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { inputFields } from '../../shapes/typeShapes.ts';
import { SORT_NAMES, sortField, sortedField } from './sortReading.ts';
import type { SortReading } from './sortReading.ts';

/** `order: { asc: NAME }` or `{ desc: NAME }`: the direction is the key, an enum names the field. */
export function ascDescSort(
  listArguments: readonly ListArgument[],
  row: RowShape,
): SortReading | null {
  const argument = findListArgument(listArguments, SORT_NAMES, (candidate) =>
    inputFields(candidate.type).some((input) => input.name === 'asc'),
  );
  const inputs = argument ? inputFields(argument.type) : [];
  const ascending = inputs.find((input) => input.name === 'asc');
  const descending = inputs.find((input) => input.name === 'desc');
  const type = ascending && getNamedType(ascending.type);
  if (!argument || !ascending || !descending || !isEnumType(type)) return null;
  const fields = type.getValues().flatMap((value) => {
    const field = sortedField(value.name, row);
    return field === null
      ? []
      : [
          sortField(
            field,
            argument,
            { [ascending.name]: value.name },
            { [descending.name]: value.name },
          ),
        ];
  });
  return { sort: { fields, multiple: false }, slots: [argument.slot] };
}
