import { isObjectType, type GraphQLObjectType } from 'graphql';
import { isNode, readIdentity } from './conventions/identity.ts';
import type { LookupCandidate } from './conventions/lookup/lookup.ts';
import { iconOf } from './wording/resourceIcon.ts';
import { recordKeys } from './conventions/reference/recordKeys.ts';
import { readUnionFields } from './fields/readUnionFields.ts';
import { readRelations, withoutAggregates } from './fields/readRelations.ts';
import { hintsFor, keyHint, pathHint } from './hints.ts';
import { withObservedPages } from './observed/pages.ts';
import { observedTextsWhy } from './observed/texts.ts';
import type { Field } from './types/fields.ts';
import type { List, Relation } from './types/relations.ts';
import type { Reasoned } from './types/reasoned.ts';
import type { Identity, Lookup, Resource } from './types/resource.ts';
import { unionFieldReading } from './reading.ts';
import type { Reading } from './reading.ts';
import { readRootList, summariesOf, type ReadList } from './readRootList.ts';
import { chooseLookup, rankLookups } from './resources/chooseLookup.ts';
import { isDetailOf } from './resources/summaries.ts';
import { envelopeOf } from './shapes/envelope.ts';
import type { CompositeType } from './shapes/typeShapes.ts';
import { resourceLabel, resourcePlural } from './wording/labels.ts';
import type { Slugs } from './wording/slugs.ts';
import { byFieldPriority } from './wording/fieldPriority.ts';
import { sameName } from './wording/words.ts';

/**
 * Reads how one resource is listed, looked up, named and related. Mutations, subscriptions and history are
 * read when all resources are known.
 *
 * @param slugs provides unique slugs
 */
export function readResource(type: CompositeType, reading: Reading, slugs: Slugs): Resource {
  const { shape, titles, title, fields } = reading.target(type);
  const root = readRootList(type, reading, { shape, titles, fields });
  const list = root.value;
  const one = readOne(type, reading, root, fields);
  const system = reading.systemTypes.get(type.name);
  const asked = fieldsThatGive(type, reading);
  const label = labelOf(type, asked, reading);
  const plural = resourcePlural(label, asked);
  const relations = observedRelations(
    readRelations(shape, fields, reading.target, reading.edgeOf),
    type,
    reading,
  );
  const shown = markFields(withoutAggregates(fields, relations), list);

  return {
    type: type.name,
    concrete: membersOf(type, reading).map((member) => member.name),
    slug: slugs.give(plural),
    label,
    pluralLabel: plural,
    description: type.description ?? null,
    icon: iconOf(type.name),
    identity: one.identity,
    keys: one.keys,
    title: [...titles],
    ...(title.isToldApart && { isToldApart: true as const }),
    ...(system !== undefined && { isSystem: true as const }),
    columns: null,
    list,
    lookup: one.lookup,
    otherLookups: one.otherLookups,
    fields: [...byFieldPriority(shown, ({ name }) => name, titles)],
    relations: [...byFieldPriority(relations, ({ field }) => field)],
    unionFields: readUnionFields(type, unionFieldReading(reading)),
    parameterizedFields: [],
    create: null,
    update: null,
    delete: null,
    actions: [],
    permissions: [],
    subscriptions: [],
    join: null,
    history: null,
    why: {
      title: title.why,
      ...root.why,
      ...one.why,
      ...reasons({
        isSystem: system,
        fields: envelopeWhy(type),
        texts: observedTextsWhy(reading.observations.types?.[type.name]),
      }),
    },
  };
}

/** How one record of a resource is known and fetched, and the reasons for it. */
type ReadOne = Pick<Resource, 'identity' | 'keys' | 'lookup' | 'otherLookups' | 'why'>;

function readOne(
  type: CompositeType,
  reading: Reading,
  { value: list, isWhole }: ReadList,
  fields: readonly Field[],
): ReadOne {
  const { node, lookups } = reading.candidates;
  const ranked = rankLookups(type, lookups.get(type) ?? []);
  const lookupKeys = ranked.map((candidate) => candidate.lookup.key);
  const identity = hintedIdentity(type, reading) ?? readIdentity(type, node, lookupKeys);
  const key = identity?.value ?? null;
  const isListWhole = isWhole && !isOfOtherResources(type, reading);
  const chosen = chooseLookup(
    { type, ranked, node, identity: key, list, isListWhole, fields },
    pathHint(reading.hints, type.name, 'lookup'),
    reading.report,
  );
  const lookup = chosen?.value ?? null;
  return {
    identity: key,
    keys: recordKeys(type, key, lookupKeys),
    lookup,
    otherLookups: otherLookups(ranked, lookup),
    why: reasons({ identity: identity?.why, lookup: chosen?.why }),
  };
}

/** The reasons that there are. */
function reasons(all: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([of, why]) => (why == null ? [] : [[of, why]])),
  );
}

function envelopeWhy(type: CompositeType): string | null {
  const envelope = envelopeOf(type);
  return envelope && `those of \`${envelope.field.name}\`, which holds all but the key`;
}

/** The types of an interface or union. */
function membersOf(type: CompositeType, { schema }: Reading): readonly GraphQLObjectType[] {
  return isObjectType(type) ? [] : schema.getPossibleTypes(type);
}

/** Whether the records of an interface or union are those of its types, which are listed or fetched by themselves. */
function isOfOtherResources(type: CompositeType, reading: Reading): boolean {
  const { lists, lookups, node } = reading.candidates;
  return membersOf(type, reading).some(
    (one) => lists.has(one) || lookups.has(one) || isNode(one, node),
  );
}

function hintedIdentity({ name }: CompositeType, { hints }: Reading): Reasoned<Identity> | null {
  const fields = keyHint(hintsFor(hints, name));
  const [field] = fields ?? [];
  return fields && field !== undefined
    ? { value: { field, fields: [...fields], scope: 'type' }, why: 'a hint says so' }
    : null;
}

/** The best lookup for each key that the chosen one does not take. */
function otherLookups(ranked: readonly LookupCandidate[], chosen: Lookup | null): Lookup[] {
  const taken = new Set([chosen?.key.join()]);
  return ranked.flatMap(({ lookup }) => {
    const key = lookup.key.join();
    if (lookup.key.length > 1 || taken.has(key)) return [];
    taken.add(key);
    return [lookup];
  });
}

/** The names of the root fields that list and fetch its records. */
function fieldsThatGive(
  type: CompositeType,
  { candidates: { lists, lookups } }: Reading,
): string[] {
  const found = [...(lists.get(type) ?? []), ...(lookups.get(type) ?? [])];
  return found.map(({ root }) => root.field.name);
}

function labelOf(
  type: CompositeType,
  asked: readonly string[],
  { schema, types, bareNames, byShortName }: Reading,
): string {
  // `ProjectDetail` is what a Project is in full.
  const short = summariesOf(type, types).find((summary) => isDetailOf(type, summary));
  const bare = short?.name ?? bareNames.get(type.name) ?? type.name;
  const before = type.name.slice(0, type.name.length - bare.length);
  return resourceLabel(bare, asked, (name) => {
    if (short) return false;
    const whole = `${before}${name}`;
    const other = schema.getType(whole);
    if (other !== undefined && types.isEntity(other)) return true;
    // `NetNode` beside `NetInterface`: without the last words they would be called alike.
    const alike = byShortName.get(sameName(whole)) ?? [];
    return !/type$/i.test(bare) && alike.some((one) => one !== type);
  });
}

function observedRelations(
  relations: readonly Relation[],
  type: CompositeType,
  { observations }: Reading,
): Relation[] {
  return relations.map((relation) =>
    relation.list
      ? { ...relation, list: withObservedPages(relation.list, type, observations).list }
      : relation,
  );
}

/** Fields with what the list can filter and sort by. */
function markFields(fields: readonly Field[], list: List | null): Field[] {
  const filterable = new Set(list?.filter?.fields.map(({ field }) => field));
  const sortable = new Set(list?.sort?.fields.map(({ field }) => field));
  return fields.map((field) => ({
    ...field,
    filterable: filterable.has(field.name),
    sortable: sortable.has(field.name),
  }));
}
