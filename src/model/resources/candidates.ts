import { getNamedType, isInputObjectType, isRequiredInputField } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { AGGREGATE_WORDS } from '../conventions/aggregate.ts';
import { findNodeLookup, hasOwnKey } from '../conventions/identity.ts';
import type { NodeLookup } from '../conventions/identity.ts';
import { isSecret } from '../fields/secrets.ts';
import { readLookup } from '../conventions/lookup/lookup.ts';
import type { LookupCandidate } from '../conventions/lookup/lookup.ts';
import { readPagination } from '../conventions/pagination/pagination.ts';
import { findRows } from '../conventions/rows.ts';
import type { Rows } from '../conventions/rows.ts';
import { isWhoName } from '../conventions/viewer/readViewer.ts';
import { SORT_NAMES } from '../conventions/sort/sortReading.ts';
import type { Pagination } from '../types/listQuery.ts';
import { mustBeKnown, readListArguments } from '../shapes/listArguments.ts';
import type { ListArgument } from '../shapes/listArguments.ts';
import { inputFields, outputFields } from '../shapes/typeShapes.ts';
import type { CompositeType } from '../shapes/typeShapes.ts';
import {
  endsWithWords,
  sameName,
  singularKey,
  singularWords,
  splitWords,
  typeWords,
} from '../wording/words.ts';
import { readRootFields } from './rootFields.ts';
import type { RootField } from '../shapes/rootField.ts';

/** A root field that gives many records of a type. */
export interface ListCandidate {
  root: RootField;
  rows: Rows;
  listArguments: ListArgument[];
  pagination: Pagination;
  /** Its name is that of the type: `posts` or `allPosts` of `Post`. */
  named: 'exact' | 'ending' | 'no';
  /** Its required arguments. */
  required: number;
}

/** What a schema offers at its root: the lists and lookups, by the type of their records. */
export interface Candidates {
  node: NodeLookup | null;
  roots: RootField[];
  lists: Map<CompositeType, ListCandidate[]>;
  lookups: Map<CompositeType, LookupCandidate[]>;
}

/** Reads every root field once, as a list, as a lookup, or as neither. */
export function readCandidates(schema: GraphQLSchema): Candidates {
  const node = findNodeLookup(schema);
  const roots = readRootFields(schema);
  const lists = new Map<CompositeType, ListCandidate[]>();
  const lookups = new Map<CompositeType, LookupCandidate[]>();
  for (const root of roots) {
    if (root.changes) continue;
    const rows = findRows(root.field.type);
    if (rows !== null) {
      const isAsked = !isAggregate(root, rows) && !isFailure(root, rows);
      if (isAsked && !listArgumentsOf(root).some(isUnaddressable))
        append(lists, rows.type, listCandidate(root, rows));
      continue;
    }
    // `currentUser(filter)` gives who is signed in, and no other.
    const isNoKey = root.field === node?.field || isWhoName(root.field.name, true);
    const lookup = root.place === 'singleton' || isNoKey ? null : readLookup(root);
    if (lookup && !isKeyedBySecret(lookup)) append(lookups, lookup.type, lookup);
  }
  return { node, roots, lists, lookups };
}

function listCandidate(root: RootField, rows: Rows): ListCandidate {
  const listArguments = listArgumentsOf(root);
  return {
    root,
    rows,
    listArguments,
    pagination: readPagination(listArguments, rows),
    named:
      root.place === 'namespace' && GENERIC_NAMES.has(singularKey(root.field.name))
        ? 'exact'
        : nameMatch(root.field.name, rows.type.name),
    required: root.field.args.filter(mustBeKnown).length,
  };
}

/** True for what must be given and nothing in a list's address can say. */
function isUnaddressable(argument: ListArgument): boolean {
  return argument.required && (needsObject(argument) || isSecret(argument));
}

/** A record's address is its key, which browsers keep and logs show. */
function isKeyedBySecret({ type, lookup }: LookupCandidate): boolean {
  const keys = outputFields(type).filter(({ name }) => lookup.key.includes(name));
  return keys.some((field) => isSecret(field));
}

/** An object, other than an order, that must have values of its own. */
function needsObject({ name, type }: ListArgument): boolean {
  return (
    !SORT_NAMES.includes(sameName(name)) &&
    isInputObjectType(getNamedType(type)) &&
    inputFields(type).some(isRequiredInputField)
  );
}

/** The arguments of a root field, with the pagination arguments of the field above it. */
function listArgumentsOf(root: RootField): ListArgument[] {
  const own = readListArguments(root.field.args);
  if (root.aboveField === null) return own;
  const names = new Set(own.map((argument) => argument.slot[0]));
  return [
    ...own,
    ...readListArguments(root.aboveField.args).filter((argument) => !names.has(argument.slot[0])),
  ];
}

/** Names that a list has in a namespace that says of what: `pages.list`. */
const GENERIC_NAMES = new Set(
  (
    'list all index item find get findall getall listall findmany many record node browse ' +
    'paginate'
  ).split(' '),
);

function nameMatch(field: string, type: string): ListCandidate['named'] {
  const fieldWords = singularWords(splitWords(field));
  const bare = singularWords(typeWords(type));
  const asked =
    fieldWords.length > 1 && LIST_VERBS.has(fieldWords[0] ?? '') ? fieldWords.slice(1) : fieldWords;
  if (asked.join('') === bare.join('')) return 'exact';
  const names = [bare, singularWords(splitWords(type))];
  const noun = LIST_NOUNS.has(asked.at(-1) ?? '') ? asked.slice(0, -1) : asked;
  return names.some(
    (words) =>
      endsWithWords(words, noun) ||
      endsWithWords(words, asked) ||
      endsWithWords(fieldWords, words) ||
      contains(fieldWords, words),
  )
    ? 'ending'
    : 'no';
}

/** Words before the name of what a root field lists. */
const LIST_VERBS = new Set(['all', 'list', 'get', 'fetch', 'find', 'query', 'many']);

/** Words after it: `scorecardsList` of a CertifyScorecard. */
const LIST_NOUNS = new Set(['list', 'connection', 'collection', 'paginated']);

function contains(whole: readonly string[], part: readonly string[]): boolean {
  return whole.some((_, start) => part.every((word, index) => whole[start + index] === word));
}

/** Rows that are numbers about records, not records. */
function isAggregate(root: RootField, rows: Rows): boolean {
  if (splitWords(rows.type.name).some((word) => AGGREGATE_WORDS.has(word))) return true;
  return (
    !hasOwnKey(rows.type) && root.field.args.some((argument) => /^group_?by$/i.test(argument.name))
  );
}

/** What went wrong with a response, beside it: `postCount { result errors { message } }`. */
function isFailure({ path, field }: RootField, { type }: Rows): boolean {
  return (
    path.length > 1 &&
    singularKey(field.name) === 'error' &&
    splitWords(type.name).at(-1) === 'error' &&
    !hasOwnKey(type)
  );
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const present = map.get(key);
  if (present) present.push(value);
  else map.set(key, [value]);
}
