import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  type GraphQLInputField,
} from 'graphql';
import type { FieldKind } from '../../types/fields.ts';
import type { Filter, FilterField } from '../../types/listQuery.ts';
import type { Slot } from '../../types/variables.ts';
import { namesPage } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { observedTextKind } from '../../observed/texts.ts';
import { leafKind, NUMBER_KINDS } from '../../shapes/scalarKinds.ts';
import { at } from '../../shapes/slots.ts';
import {
  inputFields,
  isDeprecated,
  isList,
  sendableAlone,
  type OutputField,
} from '../../shapes/typeShapes.ts';
import { enteredLabel } from '../../wording/units.ts';
import { sameName, splitWords } from '../../wording/words.ts';
import { directions } from '../sort/sortReading.ts';
import { amountFilter } from './amount.ts';
import { entriesWithin } from './around.ts';
import { countFilter } from './count.ts';
import { exactFilter } from './exact.ts';
import { asksPresence, operatorOf, operatorSpelled } from './operators.ts';
import { itemFilter } from './items.ts';
import { bestSpelled, mergeFields } from './mergeFields.ts';
import { listedOperatorFilter, operatorFilter } from './operatorObject.ts';
import { partsOf } from './parts.ts';
import { relationFilter } from './relation.ts';
import { keyOf, namesKey } from './relationKey.ts';
import { namesOfValues, suffixFilter } from './suffix.ts';
import { isOneCondition, tripleFilter } from './triple.ts';
import { valueFilter } from './valueOperators.ts';
import type { FilterEntry, FilterConvention, FilterReading } from './convention.ts';

const CONVENTIONS: readonly FilterConvention[] = [
  amountFilter,
  valueFilter,
  operatorFilter,
  listedOperatorFilter,
  itemFilter,
  relationFilter,
  suffixFilter,
  exactFilter,
  countFilter,
];

const AND = new Set(['and', 'allof', 'all', 'every']);
const OR = new Set(['or', 'anyof', 'any', 'some']);
const NOT = new Set(['not', 'noneof', 'none', 'nor']);

/**
 * Reads what a list can be filtered by, out of the list arguments that nothing else uses. Of several objects of
 * operators (`filter` and `where`) the one with more conditions is used, since servers need not combine them;
 * plain values, as arguments or in an object of exact conditions, go with it.
 *
 * @param taken a slot that the search takes, which is no condition then.
 */
export function readFilter(
  listArguments: readonly ListArgument[],
  row: RowShape,
  taken: Slot | null = null,
): Filter | null {
  const filters: Filter[] = [];
  const plain: FilterEntry[] = [];
  for (const argument of listArguments) {
    const triples = tripleFilter(argument, row);
    if (triples) filters.push(triples);
    else if (isOneCondition(argument) || (isOfPage(argument) && !isCondition(argument, row)))
      continue;
    else if (!isFilterObject(argument, row)) plain.push(argument);
    else if (!holdsExactValues(argument, row)) filters.push(readFilterObject(argument, row));
    else
      plain.push(
        ...entriesOf(argument).filter((entry) => saysFilter(argument) || isCondition(entry, row)),
      );
  }
  const best = filters.reduce<Filter | null>(richer, null);
  const fields = mergeFields([...(best?.fields ?? []), ...collect(plain, row)]).filter(
    (field) =>
      taken === null ||
      field.operators.every(({ variables }) => at(variables, taken) === undefined),
  );
  if (fields.length === 0) return null;
  const { and = null, or = null, not = null, conditions = null } = best ?? {};
  return { fields, and, or, not, conditions, related: [] };
}

function isFilterObject(argument: ListArgument, row: RowShape): boolean {
  return (
    isInputObjectType(getNamedType(argument.type)) &&
    !isList(argument.type) &&
    entriesWithin(argument, row).length === 0 &&
    readEntry(argument, row) === null
  );
}

/** `customerSince` beside `name` may end like an operator, and is a field of the record. */
function holdsExactValues(argument: ListArgument, row: RowShape): boolean {
  return inputFields(argument.type).every(
    ({ name, type }) =>
      isLeafType(getNamedType(type)) &&
      (row.leaf(name) !== undefined || operatorSpelled(lastWord(name)) === undefined),
  );
}

/** `page: { first after inclusive }`: what else is said of a page is no condition on its records. */
function isOfPage({ slot }: ListArgument): boolean {
  return namesPage(slot.at(-2) ?? '');
}

/** `account: { id }` is another record's key. */
function isCondition(entry: FilterEntry, row: RowShape): boolean {
  if (sameName(entry.name) === 'id') return false;
  return row.leaf(entry.name) !== undefined || row.relation(entry.name) !== undefined;
}

/** An object of another name may contain anything: only fields of the record are conditions on it. */
function saysFilter(argument: ListArgument): boolean {
  return /filter|where|condition|criteria|find|query|search|input|by$/i.test(argument.name);
}

function lastWord(name: string): string {
  const words = splitWords(name);
  return words.length > 1 ? (words[words.length - 1] ?? name) : name;
}

/** The conditions of an object that the schema does not withdraw: it says others for those. What orders is none. */
function conditionsIn({ type }: ListArgument): GraphQLInputField[] {
  return sendableAlone(type).filter((field) => !isDeprecated(field) && !isOrder(field));
}

function isOrder({ name, type }: GraphQLInputField): boolean {
  if (isList(type) || !isEnumType(getNamedType(type))) return false;
  return directions(type) !== null || /^(order|sort)_?by(_?field)?$/i.test(name);
}

function entriesOf(argument: ListArgument): FilterEntry[] {
  return conditionsIn(argument).map((field) => ({
    slot: [...argument.slot, field.name],
    name: field.name,
    type: field.type,
    description: field.description,
  }));
}

function richer(best: Filter | null, filter: Filter): Filter | null {
  const weight = (candidate: Filter) =>
    candidate.fields.reduce(
      (sum, field) => sum + 1 + field.operators.length / 10,
      candidate.or ? 1 : 0,
    );
  if (filter.fields.length === 0) return best;
  return best === null || weight(filter) > weight(best) ? filter : best;
}

function readFilterObject(argument: ListArgument, row: RowShape): Filter {
  const entries: FilterEntry[] = [];
  let and: Slot | null = null;
  let or: Slot | null = null;
  let not: Slot | null = null;
  for (const field of conditionsIn(argument)) {
    const name = sameName(field.name);
    const slot = [...argument.slot, field.name];
    const nested =
      isInputObjectType(getNamedType(field.type)) && row.leaf(field.name) === undefined;
    if (nested && isList(field.type) && AND.has(name)) and = slot;
    else if (nested && isList(field.type) && OR.has(name)) or = slot;
    else if (nested && NOT.has(name)) not ??= slot;
    else if (!(nested && (AND.has(name) || OR.has(name))) && name !== 'distinct') {
      entries.push({ slot, name: field.name, type: field.type, description: field.description });
    }
  }
  const conditions = { slot: argument.slot, type: getNamedType(argument.type).name };
  return { fields: collect(entries, row), and, or, not, conditions, related: [] };
}

function collect(entries: readonly FilterEntry[], row: RowShape): FilterField[] {
  const beside = namesOfValues(entries);
  const read = (entry: FilterEntry) => {
    const reading = readEntry({ ...entry, beside }, row);
    const field = reading && filterField(reading, row);
    return field && field.operators.length > 0 ? { field, rank: reading.rank ?? -1 } : null;
  };
  const conditions = entries.flatMap((entry) => {
    const condition = read(entry);
    const others = [...partsOf(entry, row), ...entriesWithin(entry, row)];
    return condition ?? others.flatMap((other) => read(other) ?? []);
  });
  return bestSpelled(conditions);
}

function readEntry(entry: FilterEntry, row: RowShape): FilterReading | null {
  for (const recognise of CONVENTIONS) {
    const reading = recognise(entry, row);
    if (reading && reading.operators.length > 0) return reading;
  }
  return null;
}

function filterField(reading: FilterReading, row: RowShape): FilterField {
  const operandType = getNamedType(reading.operand);
  const key = reading.relation && keyOf(reading.relation, operandType.name, reading.byKey);
  const one = reading.relation?.many === false ? reading.relation : null;
  // The column that shows the related record is the one that people filter, not the hidden key beside it.
  const isNamedAfterRecord = key !== null || (one !== null && isPresence(reading));
  const field =
    reading.relation && isNamedAfterRecord ? reading.relation.field.name : reading.field;
  return {
    field,
    label:
      reading.label ??
      (isNamedAfterRecord && one !== null ? one.label : enteredLabel(field, reading.operand)),
    operators: reading.operators.filter(
      ({ name }) => operatorOf(name).on !== 'order' || isOrdered(reading, row),
    ),
    relation: key === null ? null : (reading.relation?.to.name ?? null),
    relationKey: key,
    enum: isEnumType(operandType) ? operandType.name : null,
    ...(reading.counts !== undefined && { counts: reading.counts }),
  };
}

/** `customerIDIsNil` asks whether there is a customer. */
function isPresence({ operators }: FilterReading): boolean {
  return operators.every(({ name }) => asksPresence(name));
}

/** More and less are useful for numbers, times and texts, such as numbers of documents; not for enums and keys. */
function isOrdered({ operand, field, relation }: FilterReading, row: RowShape): boolean {
  const said = leafKind(getNamedType(operand));
  const leaf = row.leaf(field);
  const kind = leaf && said === 'string' ? comparedAsText(leaf) : said;
  if (kind === 'string') return relation === null && !namesKey(field);
  if (kind === 'id') return relation === null && /(at|on|date|time|since|until)$/i.test(field);
  return kind !== 'enum' && kind !== 'boolean' && kind !== 'json';
}

/** What is compared where the schema takes a text: a number of the record, or what texts of the field are known to be. */
function comparedAsText(leaf: OutputField): FieldKind {
  const own = leafKind(getNamedType(leaf.type));
  return NUMBER_KINDS.includes(own) ? own : observedTextKind(leaf, 'string');
}
