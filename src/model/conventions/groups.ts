import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isRequiredArgument,
  isScalarType,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { isComposite, isList, outputFields, printArguments } from '../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../shapes/typeShapes.ts';
import type { Groups } from '../types/listQuery.ts';
import type { List } from '../types/relations.ts';
import { fieldsOn, typeAfter } from '../shapes/steps.ts';
import type { Path, Way } from '../types/variables.ts';
import { sameName, splitWords } from '../wording/words.ts';
import { AGGREGATE_WORDS, aggregatedNoun, countedNoun } from './aggregate.ts';

/** A type on the way to a list's total. */
interface Holder {
  readonly type: CompositeType;
  readonly path: Way;
}

export interface Grouped {
  /** The type of a group. */
  readonly type: CompositeType;
  readonly groups: Groups;
}

/**
 * The types on the way to a list's total that may reckon with the same records, too, the innermost first; null where
 * nothing reckons with all of them.
 */
export function holdersOf({ total, path }: List, query: GraphQLObjectType): Holder[] | null {
  if (!total || (!total.twin && isPaged(total.path))) return null;
  const holders: Holder[] = [];
  let type: CompositeType = query;
  for (const [index, step] of total.path.slice(0, -1).entries()) {
    const inner: GraphQLNamedType | undefined = getNamedType(typeAfter(type, step));
    if (!inner || !isComposite(inner)) break;
    type = inner;
    if (index + 1 >= path.length) holders.unshift({ type, path: total.path.slice(0, index + 1) });
  }
  return holders;
}

/** An aggregate beside the rows in one answer adds up the page, where it is asked for with the page's arguments. */
function isPaged(path: Way): boolean {
  return fieldsOn(path).some((name) => splitWords(name).some((word) => AGGREGATE_WORDS.has(word)));
}

/**
 * Finds what groups a list's records by the values of one field: a field beside its total
 * (`groupedAggregates(groupBy: [CURRENCY]) { keys sum { amount } }`), the field of its total with an argument
 * (`orders_aggregated(groupBy: ["currency"]) { group sum { amount } }`), one of its own
 * (`groupByOrder(by: [currency]) { currency _sum { amount } }`), or what is asked for of the total's rows
 * (`orderAggregate { groupBy { currency } sum { amount } }`).
 *
 * @param name the field of the records
 * @param holders the types on the way to the total, the innermost first
 */
export function groupsBy(
  name: string,
  list: List,
  query: GraphQLObjectType,
  holders: readonly Holder[],
): Grouped | null {
  const beside = holders.flatMap(({ type, path }) =>
    outputFields(type).map((field) => ({ field, path })),
  );
  const [own] = list.path;
  const ofRoot = outputFields(query)
    .filter(({ name: other }) => other !== own && isAbout(list, other, query))
    .map((field) => ({ field, path: [] }));
  const candidates = [...beside, ...(list.path.length === 1 ? ofRoot : [])];
  for (const { field, path } of candidates) {
    const found = groupedBy(name, field, path);
    if (found) return found;
  }
  return null;
}

/** Whether a root field reckons with the records of a list: it has the list's total, or its noun. */
function isAbout({ path, total }: List, name: string, query: GraphQLObjectType): boolean {
  if (total?.twin && total.path[0] === name) return true;
  const field = query.getFields()[name];
  return field !== undefined && aggregatedNoun(field) === countedNoun(path[0]);
}

function groupedBy(name: string, field: OutputField, above: Way): Grouped | null {
  const type = getNamedType(field.type);
  if (!isList(field.type) || !isComposite(type) || hasKey(type)) return null;
  const by = field.args.find((argument) => /^(group_?)?by$/i.test(argument.name));
  const others = field.args.filter((argument) => argument !== by);
  if (others.some(isRequiredArgument)) return null;
  const groups = { path: [...above, field.name], taken: printArguments(others) };
  const key = keyOf(type, name);
  const literal = by && literalOf(by, name);
  if (literal)
    return key && { type, groups: { ...groups, arguments: { [by.name]: literal }, key } };
  if (by || !splitWords(field.name).some((word) => AGGREGATE_WORDS.has(word))) return null;
  return key?.length === 2 ? { type, groups: { ...groups, arguments: {}, key } } : null;
}

/** The value to group by, as a literal: of an enum, the value with the field's name; of texts, the field's name. */
function literalOf({ type: input }: GraphQLArgument, name: string): string | null {
  const type = getNamedType(input);
  const isText = isScalarType(type) && ['String', 'ID'].includes(type.name);
  const value = isEnumType(type)
    ? type.getValues().find((each) => sameName(each.name) === sameName(name))?.name
    : isText
      ? JSON.stringify(name)
      : undefined;
  if (value === undefined) return null;
  return isListType(getNullableType(input)) ? `[${value}]` : value;
}

/** The path from a group to what it is grouped by, or null. */
function keyOf(type: CompositeType, name: string): Path | null {
  const fields = outputFields(type).filter(({ args }) => args.length === 0);
  const itself = fields.find((field) => field.name === name);
  if (itself) return isComposite(getNamedType(itself.type)) ? null : [itself.name];
  const holder = fields.find((field) => /^_?(group(_?by)?|keys?)$/i.test(field.name));
  if (!holder) return null;
  const inner = getNamedType(holder.type);
  if (!isComposite(inner)) return [holder.name];
  const isThere = outputFields(inner).some((each) => each.name === name);
  return isThere && !hasKey(inner) ? [holder.name, name] : null;
}

/** Relay asks for such a key always, which a group does not have, or would be grouped by, too. */
function hasKey(type: CompositeType): boolean {
  return outputFields(type).some(
    (field) => field.name === 'id' && getNamedType(field.type).name === 'ID',
  );
}
