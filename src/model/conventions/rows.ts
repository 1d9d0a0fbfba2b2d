import { getNamedType, isLeafType, isObjectType, isUnionType } from 'graphql';
import type { GraphQLObjectType, GraphQLOutputType, GraphQLUnionType } from 'graphql';
import type { Path, Way } from '../types/variables.ts';
import {
  isComposite,
  isFlatList,
  isList,
  isPlainLeaf,
  needsNoArguments,
  outputField,
  outputFields,
  singleComposite,
} from '../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../shapes/typeShapes.ts';
import { splitWords } from '../wording/words.ts';
import { hasOwnKey } from './identity.ts';
import { hasOnlyMessages } from './result/errors.ts';
import { isFailureType, resultOf } from './result/resultUnion.ts';

/** The path to the records in a field's response. @typeParam Steps fields alone, where no condition stands between them */
export interface Rows<Steps extends Way = Way> {
  /** From the field's type to the records: `[]`, `['edges', 'node']`, `['items']`, `['data', 'items']`. */
  path: Steps;
  type: CompositeType;
  /** The type of the edges around the records; null where there are none. */
  edge: CompositeType | null;
  /** The object around the rows, with totals and page information; null for a plain list. */
  wrapper: GraphQLObjectType | null;
  /** From the field's type to the wrapper. */
  wrapperPath: Steps;
}

/** Names that a list of records has inside its wrapper, likeliest first. */
const ROW_NAMES = (
  'nodes items docs results data records rows list entries hits content objects values ' +
  'collection edges'
).split(' ');

/** Those that are no part of a thing: `{ data: […] }`, while a cart has `{ items: […] }`. */
const ROWS_ALONE = new Set('nodes docs results data records rows'.split(' '));

/** A type with a field of one of these names is the response of a list. */
const PAGING_WORDS = new Set(
  (
    'total count page pages paging pagination info next prev previous more cursor token ' +
    'limit offset skip meta metadata aggregate per took size has'
  ).split(' '),
);

const LIST_TYPE_ENDINGS = new Set(
  (
    'collection connection list page paginated paginator pagination response result ' + 'results'
  ).split(' '),
);

/**
 * Finds the records in the response of a field: a plain list, a Relay connection, or a wrapper around a
 * list; also where the response, or each of the records, is a union with what says why there is none. Null for one
 * object, a leaf, or an object that merely has lists.
 */
export function findRows(type: GraphQLOutputType): Rows | null {
  const named = getNamedType(type);
  const rows =
    isUnionType(named) && !isList(type) ? rowsOfResult(named) : findUnconditionalRows(type);
  return rows && withResult(rows);
}

/**
 * The records, each on its condition where they are of a union with what says why one of them is not there, or of one that
 * has them alone so far.
 */
function withResult(rows: Rows): Rows {
  const result = isUnionType(rows.type) ? resultOf(rows.type, { ofEach: true }) : null;
  if (!result) return rows;
  return { ...rows, path: [...rows.path, result.condition], type: result.type };
}

/** `union PetsResult = PetConnection | Forbidden`: the records in the response, if it is no refusal. */
function rowsOfResult(union: GraphQLUnionType): Rows | null {
  const isRefusal = (member: GraphQLObjectType) =>
    isFailureType(member) || (hasOnlyMessages(member) && findUnconditionalRows(member) === null);
  const result = resultOf(union, { ofEach: false }, isRefusal);
  const rows = result && (findUnconditionalRows(result.type) ?? onlyListIn(result.type));
  if (!rows) return null;
  return {
    ...rows,
    path: [result.condition, ...rows.path],
    wrapperPath: [result.condition, ...rows.wrapperPath],
  };
}

/** What is called so is a response, whatever it has beside its rows. */
const SUCCESS = /(success|ok|payload|answer|output)$/i;

/** `type PetsSuccess { pets: [Pet!]! }`, which a union has beside refusals: with more than that, it may be a record. */
function onlyListIn(type: GraphQLObjectType): Rows<Path> | null {
  if (hasOwnKey(type)) return null;
  const list = listField(outputFields(type));
  const others = outputFields(type).filter((field) => field !== list);
  const row = list && getNamedType(list.type);
  const isResponse = others.length === 0 || SUCCESS.test(type.name);
  if (!row || !isComposite(row) || !isResponse || !others.every(isPlainLeaf)) return null;
  return { path: [list.name], type: row, edge: null, wrapper: type, wrapperPath: [] };
}

/** The path to the records in a response that has them whatever it is: no union is on the way. */
export function findUnconditionalRows(type: GraphQLOutputType): Rows<Path> | null {
  const named = getNamedType(type);
  if (!isComposite(named)) return null;
  if (isList(type)) {
    return isFlatList(type)
      ? { path: [], type: named, edge: null, wrapper: null, wrapperPath: [] }
      : null;
  }
  if (!isObjectType(named)) return null;
  const known = rowsByType.get(named);
  if (known !== undefined) return known;
  const rows = rowsOfEdges(named) ?? rowsOfWrapper(named);
  rowsByType.set(named, rows);
  return rows;
}

// Cached, because many fields have the same connection type.
const rowsByType = new WeakMap<GraphQLObjectType, Rows<Path> | null>();

function rowsOfEdges(type: GraphQLObjectType): Rows<Path> | null {
  const edges = outputField(type, 'edges');
  if (edges === undefined || !isFlatList(edges.type)) return null;
  const edge = getNamedType(edges.type);
  const node = outputField(edge, 'node');
  const row = node && singleComposite(node);
  if (!row || !isComposite(edge)) return null;
  return { path: ['edges', 'node'], type: row, edge, wrapper: type, wrapperPath: [] };
}

function rowsOfWrapper(type: GraphQLObjectType): Rows<Path> | null {
  if (hasOwnKey(type)) return null;
  const fields = outputFields(type);
  const list = listField(fields);
  return list === null ? rowsOfInnerWrapper(fields) : rowsOfList(type, list);
}

function rowsOfList(type: GraphQLObjectType, list: OutputField): Rows<Path> | null {
  const others = outputFields(type).filter((field) => field !== list);
  const row = getNamedType(list.type);
  if (!looksLikeResponse(type, list, others) || !isComposite(row)) return null;
  return { path: [list.name], type: row, edge: null, wrapper: type, wrapperPath: [] };
}

/** `{ data: { items: […] } }`: an envelope with one object inside, which is the wrapper. */
function rowsOfInnerWrapper(fields: readonly OutputField[]): Rows<Path> | null {
  const inner = fields.filter((field) =>
    ['data', 'result', 'results', 'payload'].includes(field.name),
  );
  const [only] = inner;
  if (inner.length !== 1 || only === undefined) return null;
  const type = singleComposite(only);
  if (type === null || !isObjectType(type)) return null;
  const list = hasOwnKey(type) ? null : listField(outputFields(type));
  const rows = rowsOfEdges(type) ?? (list && rowsOfList(type, list));
  if (rows === null) return null;
  return {
    ...rows,
    path: [only.name, ...rows.path],
    wrapperPath: [only.name, ...rows.wrapperPath],
  };
}

/** Lists beside the rows, such as errors and facets. */
const ASIDE = /error|warning|facet|aggregat|filter|suggestion|sort|bucket|option|breadcrumb|link/i;

function listField(fields: readonly OutputField[]): OutputField | null {
  const lists = fields.filter(
    (field) => !isOfEdges(field) && isListOfObjects(field) && !ASIDE.test(field.name),
  );
  const called = ROW_NAMES.flatMap((name) => lists.find((field) => field.name === name) ?? [])[0];
  // Lists with arguments are inside a namespace, or the figures of a page that says which it is.
  const isPage = called !== undefined && fields.some(isPagingField);
  if (!isPage && fields.some(isAskedList)) return null;
  if (called !== undefined) return called;
  const [only] = lists;
  return lists.length === 1 && only !== undefined ? only : null;
}

function isAskedList({ args, type }: OutputField): boolean {
  return args.length > 0 && isList(type) && isComposite(getNamedType(type));
}

/** Edges that hold no rows that could be shown; some servers call the rows themselves so. */
function isOfEdges({ name, type }: OutputField): boolean {
  const row = getNamedType(type);
  return name === 'edges' && (/edge$/i.test(row.name) || outputField(row, 'node') !== undefined);
}

function isListOfObjects(field: OutputField): boolean {
  // The rows of a response take no arguments: its own field took them.
  return isFlatList(field.type) && isComposite(getNamedType(field.type)) && field.args.length === 0;
}

function looksLikeResponse(
  type: GraphQLObjectType,
  list: OutputField,
  others: readonly OutputField[],
): boolean {
  if (others.length === 0 && ROWS_ALONE.has(list.name)) return true;
  const paging = others.filter(isPagingField).length;
  if (paging > 0 && (ROW_NAMES.includes(list.name) || paging >= others.length / 2)) return true;
  if (others.some((field) => !isLeafType(getNamedType(field.type)))) return false;
  const [last = '', before = ''] = splitWords(type.name).reverse();
  return LIST_TYPE_ENDINGS.has(last === 'type' ? before : last);
}

function isPagingField(field: OutputField): boolean {
  if (!needsNoArguments(field)) return false;
  const inner = singleComposite(field);
  return (
    saysPaging(field.name) ||
    (inner !== null &&
      !hasOwnKey(inner) &&
      outputFields(inner).every((leaf) => saysPaging(leaf.name)))
  );
}

function saysPaging(name: string): boolean {
  return splitWords(name).some((word) => PAGING_WORDS.has(word) || word.startsWith('total'));
}
