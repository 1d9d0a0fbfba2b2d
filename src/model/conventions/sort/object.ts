import { getNamedType, isInputObjectType, isRequiredInputField } from 'graphql';
import type { GraphQLInputField, GraphQLInputType } from 'graphql';
import type { RelatedSort, SortField, SortRank } from '../../types/listQuery.ts';
import type { Path, Template } from '../../types/variables.ts';
import { findListArgument } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import type { ObjectShape, RowShape } from '../../shapes/rowShape.ts';
import { inputFields, isList, isWholeNumber } from '../../shapes/typeShapes.ts';
import { sameName } from '../../wording/words.ts';
import {
  SORT_NAMES,
  directions,
  relatedField,
  relationToMany,
  relationToOne,
  sortField,
  sortedField,
} from './sortReading.ts';
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
    const object = isList(input.type) ? undefined : row.object(input.name);
    if (object) return sortsWithin(input, argument, (name) => partNamed(name, object));
    // Of a connection, where edges may be sorted by, too.
    if (input.name === 'node')
      return sortsWithin(input, argument, (name) => sortedField(name, row));
    const field = sortedField(input.name, row);
    const order = texts ? TEXT_ORDER : orderOf(input, row.amountIn(input.name));
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
  const related = inputs.flatMap((input) => relatedSort(input, argument, row));
  const counts = inputs.flatMap((input) => countSort(input, argument, row));
  const rank = inputs.map(({ type }) => rankIn(type)).find((found) => found !== null);
  const multiple = isList(argument.type) || rank !== undefined;
  return {
    sort: {
      fields,
      multiple,
      ...(rank && { rank }),
      ...(related.length > 0 && { related }),
      ...(counts.length > 0 && { counts }),
    },
    slots: [argument.slot],
  };
}

/** `orderBy: { customer: { name: asc } }`: the order of the records that a relation to one leads to. */
function relatedSort(
  input: GraphQLInputField,
  argument: ListArgument,
  row: RowShape,
): RelatedSort[] {
  const relation = isList(input.type) ? null : relationToOne(input.name, row);
  if (!relation) return [];
  const fields = sortsWithin(input, argument, (name) => relatedField(name, relation));
  return fields.length > 0 ? [{ field: relation.field.name, to: relation.to.name, fields }] : [];
}

/** `{ name: { first: asc } }`: a part of an object of the record, by its path `name.first`. */
function partNamed(name: string, { field, leaves }: ObjectShape): string | null {
  const leaf = leaves.find((each) => sameName(each.name) === sameName(name));
  return leaf ? `${field.name}.${leaf.name}` : null;
}

/** The orders by what lies in an input, where there is a field for it. */
function sortsWithin(
  input: GraphQLInputField,
  argument: ListArgument,
  fieldOf: (name: string) => string | null,
): SortField[] {
  return inputFields(input.type).flatMap((inner): SortField[] => {
    const field = fieldOf(inner.name);
    const order = field === null ? null : directionOf(inner.type);
    if (field === null || order === null) return [];
    const send = (way: Template): Template => ({ [input.name]: { [inner.name]: way } });
    return [sortField(field, argument, send(order.ascending), send(order.descending))];
  });
}

/** `orderBy: { orders_aggregate: { count: desc } }`, or `orders: { _count: desc }`: the number of records of a relation to many. */
function countSort(input: GraphQLInputField, argument: ListArgument, row: RowShape): SortField[] {
  const name = input.name.replace(/_?aggregate$/i, '');
  const relation = isList(input.type) ? null : relationToMany(name, row);
  const inner = inputFields(input.type).find(({ name: own }) => sameName(own) === 'count');
  const order = inner ? directions(inner.type) : null;
  if (!relation || !inner || !order) return [];
  const send = (way: Template): Template => ({ [input.name]: { [inner.name]: way } });
  const { ascending, descending } = order;
  return [sortField(relation.field.name, argument, send(ascending), send(descending))];
}

/** `{ direction: asc, priority: 1 }`: the only number that an order asks for beside its direction; null where there is none. */
function rankIn(type: GraphQLInputType): SortRank | null {
  const [rank, ...others] = inputFields(type).filter(isRequiredInputField).filter(isNumber);
  if (!rank || others.length > 0) return null;
  const first = /priority|weight|importance/i.test(rank.name) ? 'highest' : 'lowest';
  return { name: rank.name, first };
}

function isNumber({ type }: GraphQLInputField): boolean {
  return isWholeNumber(type);
}

interface Order {
  readonly ascending: Template;
  readonly descending: Template;
}

/** Where directions are texts, these are understood by all that are known. */
const TEXT_ORDER = { ascending: 'ASC', descending: 'DESC' };

/** @param amount where the amount is, if it is an object of money: not its currency puts it in order */
function orderOf(input: GraphQLInputField, amount: Path | undefined): Order | null {
  const [part, ...deeper] = amount ?? [];
  const inner =
    part === undefined
      ? undefined
      : inputFields(input.type).find(({ name }) => sameName(name) === sameName(part));
  if (!inner) return directionOf(input.type);
  const order = orderOf(inner, deeper);
  return (
    order && {
      ascending: { [inner.name]: order.ascending },
      descending: { [inner.name]: order.descending },
    }
  );
}

function directionOf(type: GraphQLInputType): Order | null {
  const direct = directions(type);
  if (direct) return direct;
  const inner = inputFields(type).find((input) => directions(input.type) !== null);
  const values = inner && directions(inner.type);
  if (!inner || !values) return null;
  const besides = inputFields(type).filter(
    (input) => input !== inner && isRequiredInputField(input),
  );
  // The only key of an order is its first.
  if (!besides.every(isNumber)) return null;
  const rank = Object.fromEntries(besides.map((input) => [input.name, 1]));
  return {
    ascending: { [inner.name]: values.ascending, ...rank },
    descending: { [inner.name]: values.descending, ...rank },
  };
}
