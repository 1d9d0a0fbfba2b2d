import { isNonNullType, isRequiredArgument } from 'graphql';
import { filterOf } from './conventions/filter/filterOf.ts';
import { asksForPages, pagingSlots, readPagination } from './conventions/pagination/pagination.ts';
import { readTotal } from './conventions/pagination/total.ts';
import type { Rows } from './conventions/rows.ts';
import { searchArgument, searchByFilter } from './conventions/search.ts';
import { readSort } from './conventions/sort/sort.ts';
import { SORT_NAMES, directions } from './conventions/sort/sortReading.ts';
import type { Edge, List } from './types/relations.ts';
import type { Envelope } from './types/fields.ts';
import type { Path, Slot, Template, Variables } from './types/variables.ts';
import { argumentsUsed, requiredArguments, requiredSort } from './requiredArguments.ts';
import { envelopeOf } from './shapes/envelope.ts';
import { isOtherPaging, onlyPages, readListArguments } from './shapes/listArguments.ts';
import type { ListArgument } from './shapes/listArguments.ts';
import type { RowShape } from './shapes/rowShape.ts';
import { joinVariables, sameSlot } from './shapes/slots.ts';
import { inputFields, outputFields, printArguments, sameLeaf } from './shapes/typeShapes.ts';
import type { CompositeType, OutputField } from './shapes/typeShapes.ts';
import { sameName } from './wording/words.ts';

/** Reads the data on edges of a type; null if there is none. */
export type EdgeReader = (edge: CompositeType) => Edge | null;

/** A list in the schema. */
export interface ListSource {
  field: OutputField;
  /** The fields beside it, for a twin that counts. */
  siblings: readonly OutputField[];
  /** Path to the type that has the field. */
  above: Path;
  aboveArguments: Record<string, string>;
  rows: Rows;
  listArguments: readonly ListArgument[];
}

/** The list that a field of a record gives. */
export function listBelow(
  owner: CompositeType,
  { field, envelope }: { field: OutputField; envelope?: Envelope | null },
  rows: Rows,
): ListSource {
  return {
    field,
    siblings: outputFields((envelope && envelopeOf(owner)?.type) ?? owner),
    above: envelope ? [envelope.name] : [],
    aboveArguments: {},
    rows,
    listArguments: readListArguments(field.args),
  };
}

/**
 * Reads how a list is paged, filtered, sorted and searched.
 *
 * @param record the resource of the rows, whose type may be a summary of it
 * @param titles the title's fields, which a search by filter uses
 * @param edgeOf reads the data on edges
 */
export function readList(
  source: ListSource,
  record: RowShape,
  titles: readonly string[],
  edgeOf: EdgeReader,
): List {
  const { field, rows } = source;
  const pagination = readPagination(source.listArguments, rows);
  const paging = pagingSlots(pagination);
  const isPaging = (argument: ListArgument) =>
    holdsSlot(paging, argument) || (paging.length > 0 && asksForPages(argument));
  const free = source.listArguments.filter(
    (argument) => !isPaging(argument) && (argument.required || !onlyPages(argument)),
  );

  const sort = readSort(free, record, source.listArguments);
  const unsorted = free.filter((argument) => !holdsSlot(sort?.slots ?? [], argument));
  const search = searchArgument(unsorted, record);
  const unsearched = unsorted.filter(
    (argument) => search?.slot == null || !sameSlot(argument.slot, search.slot),
  );
  const filter = filterOf(unsearched.filter(canFilter), record, search?.slot ?? null);
  const required = requiredArguments(unsorted, sort?.sort ?? null, filter);

  return {
    path: [...source.above, field.name],
    arguments: printArguments(field.args),
    above: source.aboveArguments,
    rowType: rows.type.name,
    fields: rows.type === record.type ? null : sharedFields(rows.type, record.type),
    rows: rows.path,
    edge: rows.edge && edgeOf(rows.edge),
    pagination,
    total: readTotal(source),
    filter,
    sort: sort?.sort ?? null,
    search: search?.search ?? searchByFilter(filter, titles),
    required: required.asked,
    fixed: joinVariables(
      groups(field, paging, source.listArguments),
      defaults(field, paging, argumentsUsed(filter, search?.search ?? null, sort)),
      required.fixed,
      requiredSort(sort?.sort ?? null, source.listArguments, sort?.slots ?? []),
    ),
  };
}

/**
 * Arguments that may not be null have to be sent once a query declares them as variables: with the
 * schema's own default until something is chosen. Those that page are sent anyway.
 */
function defaults(
  field: OutputField,
  paging: readonly Slot[],
  used: ReadonlySet<string>,
): Variables {
  const given = field.args.filter(
    ({ name, type, defaultValue }) =>
      isNonNullType(type) &&
      defaultValue !== undefined &&
      used.has(name) &&
      !paging.some(([argument]) => argument === name),
  );
  return Object.fromEntries(
    given.map(({ name, defaultValue }) => [name, defaultValue as Template]),
  );
}

/** An object that only groups list arguments may have to be there, whatever of them is sent. */
function groups(
  field: OutputField,
  paging: readonly Slot[],
  listArguments: readonly ListArgument[],
): Variables {
  const isSent = (name: string) =>
    [...paging, ...askedSlots(listArguments)].some(([argument]) => argument === name);
  const opened = field.args.filter(
    (argument) =>
      isRequiredArgument(argument) &&
      !isSent(argument.name) &&
      listArguments.some(({ slot }) => slot.length > 1 && slot[0] === argument.name),
  );
  return Object.fromEntries(opened.map(({ name }) => [name, {}]));
}

function askedSlots(listArguments: readonly ListArgument[]): Slot[] {
  return listArguments.filter(({ required }) => required).map(({ slot }) => slot);
}

function holdsSlot(slots: readonly Slot[], argument: ListArgument): boolean {
  return slots.some((slot) => sameSlot(slot, argument.slot));
}

/** `orderByCriteria: { orderBy order }` */
const ORDER = /^(order|sort)_?(by|ing)?_?(criteria|input|options?|params?|args?|info|request)$/i;

/** Orders, directions and modes are no conditions on a record. */
function canFilter(argument: ListArgument): boolean {
  const saysOrder = SORT_NAMES.includes(sameName(argument.name)) || ORDER.test(argument.name);
  if (isOtherPaging(argument) || saysOrder || isOrder(argument)) return false;
  return (
    directions(argument.type) === null &&
    !/operator$|^page_?size$|sort_?(order|direction|dir)$|^(reverse|descending|distinct|distinct_?on|group_?by|having|savedsearchid|saved_?search_?id)$/i.test(
      argument.name,
    )
  );
}

/** An object with a direction; one of conditions may have that of the order beside them: `where: { name orderby order }`. */
function isOrder({ name, type }: ListArgument): boolean {
  const inputs = inputFields(type);
  const ordering = inputs.filter((field) => directions(field.type) !== null).length;
  const isFilter = /filter|where|conditions?$|criteria/i.test(name) && ordering < inputs.length / 2;
  return ordering > 0 && !isFilter;
}

/** The fields of the rows that are the record's too. */
function sharedFields(rowType: CompositeType, recordType: CompositeType): string[] {
  return outputFields(rowType).flatMap(({ name }) =>
    sameLeaf(name, rowType, recordType) ? [name] : [],
  );
}
