import { isNode } from '../conventions/identity.ts';
import { soughtBy } from '../conventions/mutation/entityNames.ts';
import type { NodeLookup } from '../conventions/identity.ts';
import { nodeLookup } from '../conventions/lookup/lookup.ts';
import type { LookupCandidate } from '../conventions/lookup/lookup.ts';
import type { PathHint } from '../hints.ts';
import { unknownName, type ReportProblem } from '../hints/hintProblem.ts';
import type { Identity, Lookup } from '../types/resource.ts';
import type { FilterField } from '../types/listQuery.ts';
import type { Field } from '../types/fields.ts';
import type { List } from '../types/relations.ts';
import type { Reasoned } from '../types/reasoned.ts';
import type { Variables } from '../types/variables.ts';
import { at, holesIn, joinVariables, place, renameHoles } from '../shapes/slots.ts';
import type { CompositeType } from '../shapes/typeShapes.ts';
import type { RootField } from '../shapes/rootField.ts';
import { sameName, singularKey, splitWords } from '../wording/words.ts';

/** A type's lookups, best first: by its own key, of its own name, with few keys. */
export function rankLookups(
  type: CompositeType,
  candidates: readonly LookupCandidate[],
): LookupCandidate[] {
  const rank = ({ root, lookup }: LookupCandidate) => [
    root.deprecated ? 1 : 0,
    lookup.key.length > 1 ? 1 : 0,
    isKey(lookup.key[0] ?? '') ? 0 : 1,
    nameRank(root.field.name, type),
    // A lookup with a required key returns that record, not any other when a filter is omitted.
    Object.values(lookup.arguments).some((type) => type.endsWith('!')) ? 0 : 1,
    lookup.key.length,
    root.path.length,
    root.index,
  ];
  return [...candidates].sort((left, right) => {
    const leftRank = rank(left);
    const rightRank = rank(right);
    const differing = leftRank.findIndex((value, index) => value !== rightRank[index]);
    return differing === -1 ? 0 : (leftRank[differing] ?? 0) - (rightRank[differing] ?? 0);
  });
}

/** `post` of a Post, then `getPost` and `postById`, then any other name. */
function nameRank(name: string, type: CompositeType): number {
  const isOf = (noun: string) =>
    sameName(noun) === sameName(type.name) || singularKey(noun) === singularKey(type.name);
  return isOf(name) ? 0 : isOf(soughtBy([name]).join('_')) ? 1 : 2;
}

function isKey(field: string): boolean {
  return /^(_?id|.*\.id|uuid|rowId|documentId)$/.test(field);
}

/** The candidates for a type's lookup. */
export interface LookupChoices {
  type: CompositeType;
  /** Best first. */
  ranked: readonly LookupCandidate[];
  node: NodeLookup | null;
  identity: Identity | null;
  list: List | null;
  /** Its list has no way to ask for a part of the records. */
  isListWhole: boolean;
  fields: readonly Field[];
}

/**
 * The lookup of a type: by its identity where the schema has that, else by Node, else by a natural key,
 * else by its list filtered to the key, else by its list with all records.
 *
 * @param hint the path of the lookup to take, or false for none.
 * @param report takes a hint for a path at which nothing fetches the type by a key; it is left out then.
 */
export function chooseLookup(
  choices: LookupChoices,
  hint: PathHint | null,
  report: ReportProblem,
): Reasoned<Lookup> | null {
  if (hint?.path === false) return null;
  const all = possibleLookups(choices);
  if (hint === null) return all[0] ?? null;
  const paths = all.map(({ value }) => value.path.join('.'));
  const chosen = all[paths.indexOf(hint.path)];
  if (chosen) return { ...chosen, why: `\`${hint.path}\`, by a hint` };
  report(unknownName(hint.where, 'nothing fetches this type at', hint.path, paths));
  return all[0] ?? null;
}

function possibleLookups({
  type,
  ranked,
  node,
  identity,
  list,
  isListWhole,
  fields,
}: LookupChoices): Reasoned<Lookup>[] {
  const path = (lookup: Lookup) => `\`${lookup.path.join('.')}\``;
  const takesIdentity = ({ root, lookup }: LookupCandidate) =>
    identity !== null && sameKey(lookup.key, identity.fields) && !actsOn(type, root);
  const byIdentity = ranked.flatMap((candidate) => {
    const { lookup } = candidate;
    return takesIdentity(candidate)
      ? [{ value: lookup, why: `${path(lookup)} takes the key` }]
      : [];
  });
  const others = ranked.flatMap((candidate) => {
    const { lookup } = candidate;
    const why = `${path(lookup)} takes \`${lookup.key.join('`, `')}\``;
    return takesIdentity(candidate) ? [] : [{ value: lookup, why }];
  });
  const global = node && isNode(type, node) ? nodeLookup(node, type) : null;
  const byNode = global
    ? [{ value: global, why: `${path(global)} fetches any record by its global id` }]
    : [];
  const filtered = identity && list ? lookupByList(identity, list) : null;
  const byList = filtered
    ? [{ value: filtered, why: `${path(filtered)}, a list, filtered to one key` }]
    : [];
  const whole = identity && list && isListWhole ? lookupInAll(identity, list, fields) : null;
  const inAll = whole
    ? [
        {
          value: whole,
          why: `${path(whole)}, a list, gives all records, the one with the key among them`,
        },
      ]
    : [];
  return [...byIdentity, ...byNode, ...others, ...byList, ...byNaturalKey(list), ...inAll];
}

const ACTING = new Set(
  'check ping preview refresh send simulate sync test trigger validate verify'.split(' '),
);

/** `pingReader(readerId)` does something with a reader besides giving it: it is not what opens its page if anything else does. */
function actsOn(type: CompositeType, { field }: RootField): boolean {
  const [first = '', ...others] = splitWords(field.name);
  return others.length > 0 && ACTING.has(first) && splitWords(type.name)[0] !== first;
}

/** Fields that are unique wherever they occur. */
const NATURAL_KEYS = 'sku slug handle urlKey url_key isbn username login'.split(' ');

/** A list that can be filtered by a field with unique values, where no field takes the key. */
function byNaturalKey(list: List | null): Reasoned<Lookup>[] {
  return NATURAL_KEYS.flatMap((field) => {
    const identity = { field, fields: [field], scope: 'type' as const };
    const lookup = list && lookupByList(identity, list);
    const why = `\`${list?.path.join('.')}\`, a list, filtered to one \`${field}\``;
    return lookup ? [{ value: lookup, why }] : [];
  });
}

function sameKey(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((field) => right.includes(field));
}

/** A list used as a lookup: filtered by the key, of which it gives at most one record. */
function lookupByList(identity: Identity, list: List): Lookup | null {
  if (!givesRecords(list)) return null;
  const parts = identity.fields.map((name) => equalTo(name, list));
  if (!parts.every((part) => part !== null)) return null;
  return {
    path: list.path,
    key: identity.fields,
    arguments: list.arguments,
    variables: joinVariables(...parts),
    record: list.rows,
    gives: 'first',
  };
}

/** A list used as a lookup: it gives all records at once, so that the one with the key is among them. */
function lookupInAll(
  { fields: key }: Identity,
  list: List,
  fields: readonly Field[],
): Lookup | null {
  const parts = key.map((name) => fieldAt(fields, name.split('.')));
  const isRead = parts.every((part) => part && !part.list && (key.length === 1 || !part.nullable));
  if (!givesRecords(list) || !isRead) return null;
  const { path, fixed, arguments: declared, rows } = list;
  return { path, key, arguments: declared, variables: fixed, record: rows, gives: 'all' };
}

function fieldAt(fields: readonly Field[], [name, ...below]: readonly string[]): Field | null {
  const field = fields.find((candidate) => candidate.name === name) ?? null;
  return below.length === 0 ? field : fieldAt(field?.fields ?? [], below);
}

/** Whether a list can be asked for whole records without anything being known. */
function givesRecords({ required, fields, above }: List): boolean {
  return required.length === 0 && fields === null && Object.keys(above).length === 0;
}

/** What a list sends to have the rows alone whose field has one value; null where it cannot. */
function equalTo(name: string, { filter }: List): Variables | null {
  const field =
    filter?.fields.find((candidate) => candidate.field === name) ??
    filter?.fields.find((candidate) => comparesKey(candidate, name));
  const operator =
    field?.operators.find(({ name: called }) => called === 'is') ??
    field?.operators.find(({ name: called }) => called === 'anyOf');
  if (!operator) return null;
  const value = renameHoles(operator.variables, 'value', name);
  return operator.name === 'is' ? value : wrapHole(value, name);
}

/** `where: { studentId: { eq } }` filters by `student`: it is called after the record, and compares its key. */
function comparesKey({ relation, operators }: FilterField, name: string): boolean {
  return (
    relation !== null &&
    operators.some(({ variables }) => holesIn(variables).some(({ slot }) => slot.includes(name)))
  );
}

/** A list of one where the operator takes several values. */
function wrapHole(variables: Lookup['variables'], hole: string): Lookup['variables'] {
  const slot: string[] = [];
  for (;;) {
    const template = at(variables, slot);
    if (typeof template !== 'object' || template === null || Array.isArray(template))
      return variables;
    if ('hole' in template) {
      const type = String(
        template['hole'] === hole && 'type' in template ? template['type'] : 'ID',
      );
      return place(slot, [{ hole, type: type.replace(/^\[|\]!?$/g, '') }]);
    }
    const [first] = Object.keys(template);
    if (first === undefined) return variables;
    slot.push(first);
  }
}
