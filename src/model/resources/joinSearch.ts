import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { readFilter } from '../conventions/filter/filter.ts';
import { SOME } from '../conventions/filter/relation.ts';
import { searchByFilter } from '../conventions/search.ts';
import type { Reading } from '../reading.ts';
import { readListArguments, type ListArgument } from '../shapes/listArguments.ts';
import { at, place } from '../shapes/slots.ts';
import { inputFields, isComposite, isList, outputField } from '../shapes/typeShapes.ts';
import type { OutputField } from '../shapes/typeShapes.ts';
import type { Search } from '../types/listQuery.ts';
import type { List, Relation } from '../types/relations.ts';
import type { Resource } from '../types/resource.ts';
import type { Path } from '../types/variables.ts';
import { sameName } from '../wording/words.ts';

/**
 * Searches lists of joins by what they are called: by the names of the records at both sides, where the filter leads
 * through the relations (`{ tag: { name: { contains } } }`). Their own values are no texts.
 */
export function withJoinSearch(resource: Resource, reading: Reading): Resource {
  const { join, list, relations } = resource;
  if (!join || !list) return resource;
  const sides = relations.filter(({ field }) => join.sides.includes(field));
  const found = searchThrough(list, sides, reading);
  if (!found) return resource;
  const names = found.fields.map((name) => `\`${name}\``).join(' and ');
  const why = { ...resource.why, search: `by the names of ${names}, through the filter` };
  return { ...resource, list: { ...list, search: found }, why };
}

function searchThrough(list: List, sides: readonly Relation[], reading: Reading): Search | null {
  const found = sides.flatMap((side) => {
    const search = searchOfSide(list, side, reading);
    return search ? [{ side, search }] : [];
  });
  const or = list.filter?.or ?? null;
  // Without alternatives, one side is searched.
  const searched = or === null ? found.slice(0, 1) : found;
  const [first] = searched;
  if (!first) return null;
  const branches = searched.flatMap(
    ({ search }) => at(search.variables, or?.slice(0, -1) ?? []) ?? [],
  );
  return {
    fields: searched.map(({ side }) => side.field),
    variables: or === null || branches.length === 1 ? first.search.variables : place(or, branches),
    description: null,
  };
}

/** Searches the records at one side by the filter of theirs that lies in the list's. */
function searchOfSide(list: List, side: Relation, reading: Reading): Search | null {
  const field = fieldAt(list.path, reading);
  const type = reading.schema.getType(side.to);
  if (!field || !type || !isComposite(type)) return null;
  const { shape, titles } = reading.target(type);
  for (const argument of readListArguments(field.args)) {
    const inner = filterOf(argument, side);
    const search = inner && searchByFilter(readFilter([inner], shape), titles);
    if (search) return search;
  }
  return null;
}

function fieldAt(path: Path, { schema }: Reading): OutputField | null {
  let type = schema.getQueryType();
  let field: OutputField | null = null;
  for (const name of path) {
    field = (type && outputField(type, name)) ?? null;
    const inner = field && getNamedType(field.type);
    type = inner && 'isTypeOf' in inner ? inner : null;
  }
  return field;
}

/** The object in a list's filter with the conditions on a related record: `{ tag }`, `{ tag: { is } }`. */
function filterOf(argument: ListArgument, { field }: Relation): ListArgument | null {
  const own = isList(argument.type)
    ? undefined
    : inputFields(argument.type).find(({ name }) => sameName(name) === sameName(field));
  if (!own || !isFilter(own.type)) return null;
  const slot = [...argument.slot, own.name];
  const below = inputFields(own.type).find(
    ({ name, type }) => SOME.includes(sameName(name)) && isFilter(type),
  );
  const inner = below ?? own;
  return {
    name: 'filter',
    required: false,
    description: null,
    defaultValue: undefined,
    slot: below ? [...slot, below.name] : slot,
    type: inner.type,
  };
}

function isFilter(type: GraphQLInputType): boolean {
  return !isList(type) && isInputObjectType(getNamedType(type));
}
