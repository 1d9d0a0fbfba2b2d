import { isObjectType } from 'graphql';
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
import { readRootList, summariesOf } from './readRootList.ts';
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
  const { candidates, schema } = reading;
  const { shape, titles, title, fields } = reading.target(type);
  const {
    value: list,
    why: listWhy,
    isWhole,
  } = readRootList(type, reading, {
    shape,
    titles,
    fields,
  });
  const why: Record<string, string> = { title: title.why, ...listWhy };
  const lookups = rankLookups(type, candidates.lookups.get(type) ?? []);
  const lookupKeys = lookups.map((candidate) => candidate.lookup.key);
  const identity = hintedIdentity(type, reading) ?? readIdentity(type, candidates.node, lookupKeys);
  if (identity) why['identity'] = identity.why;
  const lookup = chooseLookup(
    {
      type,
      ranked: lookups,
      node: candidates.node,
      identity: identity?.value ?? null,
      list,
      isListWhole: isWhole && !isOfOtherResources(type, reading),
      fields,
    },
    pathHint(reading.hints, type.name, 'lookup'),
    reading.report,
  );
  if (lookup) why['lookup'] = lookup.why;
  const system = reading.systemTypes.get(type.name);
  if (system !== undefined) why['isSystem'] = system;
  const envelope = envelopeOf(type);
  if (envelope) why['fields'] = `those of \`${envelope.field.name}\`, which holds all but the key`;
  const texts = observedTextsWhy(reading.observations.types?.[type.name]);
  if (texts) why['texts'] = texts;
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
    concrete: isObjectType(type) ? [] : schema.getPossibleTypes(type).map((member) => member.name),
    slug: slugs.give(plural),
    label,
    pluralLabel: plural,
    description: type.description ?? null,
    icon: iconOf(type.name),
    identity: identity?.value ?? null,
    keys: recordKeys(type, identity?.value ?? null, lookupKeys),
    title: [...titles],
    ...(title.isToldApart && { isToldApart: true as const }),
    ...(system !== undefined && { isSystem: true as const }),
    columns: null,
    list,
    lookup: lookup?.value ?? null,
    otherLookups: otherLookups(lookups, lookup?.value ?? null),
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
    why,
  };
}

/** Whether the records of an interface or union are those of its types, which are listed or fetched by themselves. */
function isOfOtherResources(type: CompositeType, { candidates, schema }: Reading): boolean {
  const { lists, lookups, node } = candidates;
  if (isObjectType(type)) return false;
  const members = schema.getPossibleTypes(type);
  return members.some((one) => lists.has(one) || lookups.has(one) || isNode(one, node));
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
