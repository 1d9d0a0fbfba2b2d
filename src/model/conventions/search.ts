import {
  getNamedType,
  isEnumType,
  isRequiredInputField,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import type { Filter, FilterField, Search } from '../types/listQuery.ts';
import type { Slot, Variables } from '../types/variables.ts';
import { findListArgument } from '../shapes/listArguments.ts';
import type { ListArgument } from '../shapes/listArguments.ts';
import type { RowShape } from '../shapes/rowShape.ts';
import { at, place, renameHoles } from '../shapes/slots.ts';
import { inputFields, isList } from '../shapes/typeShapes.ts';
import { sameName } from '../wording/words.ts';

const SEARCH_NAMES = [
  'search',
  'searchterm',
  'searchtext',
  'searchquery',
  'searchstring',
  'querystring',
  'freetext',
  'q',
  'query',
  'term',
  'text',
  'keyword',
  'keywords',
  'fulltext',
  'filterterm',
  'searchfor',
  'phrase',
  // A filter that is one text is a language of the server's: a text box with the schema's words on it.
  'filter',
  'where',
  'predicate',
];

export interface SearchReading {
  search: Search;
  /** The list argument that it takes, or null when it works through the filter. */
  slot: Slot | null;
}

/** An argument, or a field of a filter object, that takes the text to search for. */
export function searchArgument(
  listArguments: readonly ListArgument[],
  row: RowShape,
): SearchReading | null {
  const argument =
    findListArgument(
      listArguments,
      SEARCH_NAMES,
      (candidate) => takesText(candidate) && !isColumn(candidate.name, row),
    ) ?? searchInFilter(listArguments, row);
  if (!argument) return searchOfColumn(listArguments, row);
  return {
    search: {
      fields: fieldsNamed(argument.description, row),
      variables: place(argument.slot, { hole: 'text', type: String(argument.type) }),
      description: argument.description,
    },
    slot: argument.slot,
  };
}

/**
 * `filter: { column: name, value: … }`: a text is looked for in one of the columns that an enum names, in whatever way
 * the server does. Each part means nothing without the other.
 */
function searchOfColumn(
  listArguments: readonly ListArgument[],
  row: RowShape,
): SearchReading | null {
  for (const { type, slot } of listArguments.filter((each) => !isList(each.type))) {
    const inputs = inputFields(type);
    const value = inputs.find(({ name, type: own }) => name === 'value' && isText(own));
    const by = inputs.find((input) => namesColumns(input, row));
    const isWhole = inputs.every(
      (input) => input === by || input === value || !isRequiredInputField(input),
    );
    if (!value || !by || !isWhole) continue;
    const names = columnsOf(by);
    const column = names.find((name) => SEARCHED.includes(sameName(name))) ?? names[0];
    const text = { hole: 'text', type: String(value.type) };
    return {
      search: {
        fields: [row.leaf(column)?.name ?? column],
        variables: place(slot, { [by.name]: column, [value.name]: text }),
        description: null,
      },
      slot,
    };
  }
  return null;
}

/** Whether an input takes one of several columns of the rows. */
function namesColumns(input: GraphQLInputField, row: RowShape): boolean {
  const names = columnsOf(input);
  return names.length > 0 && names.every((name) => row.leaf(name) !== undefined);
}

function columnsOf({ type }: GraphQLInputField): string[] {
  const named = getNamedType(type);
  return isEnumType(named) && !isList(type) ? named.getValues().map(({ name }) => name) : [];
}

/** Names of fields that people search by, beside those that name a record. */
const SEARCHED = (
  'name title firstname lastname email emailaddress username number code sku slug ' +
  'subject reference company label'
).split(' ');

/** So many fields are searched at most: each costs the server, and the search box names them. */
const MOST_SEARCHED = 4;

/**
 * Search by a filter that looks for the text in the fields that name a record and in those that people
 * know it by, in any of them where the filter can say so.
 */
export function searchByFilter(filter: Filter | null, titles: readonly string[]): Search | null {
  if (!filter) return null;
  const known = SEARCHED.flatMap(
    (name) => filter.fields.find((field) => sameName(field.field) === name)?.field ?? [],
  );
  const fields = [...new Set([...titles, ...known])]
    .flatMap((name) => {
      const field = filter.fields.find((candidate) => candidate.field === name);
      const variables = field && containsText(field);
      return variables ? [{ name, variables }] : [];
    })
    .slice(0, MOST_SEARCHED);
  const [first] = fields;
  if (!first) return null;
  const or = filter.or;
  if (or === null || fields.length === 1)
    return { fields: [first.name], variables: first.variables, description: null };
  const branches = fields.flatMap(({ variables }) => {
    const branch = at(variables, or.slice(0, -1));
    return branch === undefined ? [] : [branch];
  });
  return {
    fields: fields.map(({ name }) => name),
    variables: place(or, branches),
    description: null,
  };
}

/** The condition that a field contains a text; null where the filter has none. */
export function containsText(field: FilterField): Variables | null {
  const operator = field.operators.find((candidate) => candidate.name === 'contains');
  return operator ? renameHoles(operator.variables, 'value', 'text') : null;
}

function searchInFilter(
  listArguments: readonly ListArgument[],
  row: RowShape,
): ListArgument | null {
  for (const argument of listArguments) {
    if (isList(argument.type)) continue;
    for (const field of inputFields(argument.type)) {
      const inner = {
        ...argument,
        slot: [...argument.slot, field.name],
        name: field.name,
        type: field.type,
        description: field.description ?? null,
      };
      if (
        SEARCH_NAMES.includes(sameName(field.name)) &&
        takesText(inner) &&
        !isColumn(field.name, row)
      )
        return inner;
    }
  }
  return null;
}

function takesText({ type }: ListArgument): boolean {
  return isText(type);
}

function isText(type: GraphQLInputType): boolean {
  return !isList(type) && getNamedType(type).name === 'String';
}

function isColumn(name: string, row: RowShape): boolean {
  return row.leaves.some((leaf) => leaf.name === name);
}

/** The record's fields that the schema's own words name in code or in quotes. */
function fieldsNamed(description: string | null, row: RowShape): string[] {
  const named = new Set(
    [...(description ?? '').matchAll(/[`"'](\w+)[`"']/g)].map((match) => match[1]),
  );
  return row.leaves.filter((leaf) => named.has(leaf.name)).map((leaf) => leaf.name);
}
