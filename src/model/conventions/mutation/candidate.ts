import { getNullableType, isListType } from 'graphql';
import type { ActionParameter, Mutation, MutationResult } from '../../types/mutation.ts';
import { isDeprecated } from '../../shapes/typeShapes.ts';
import { sameName } from '../../wording/words.ts';
import { findRecords, readResult } from '../result/result.ts';
import { toMutation, usedSlots, type MutationParts } from './build.ts';
import type { MutationContext } from './context.ts';
import { readFacet, type Facet } from './crud.ts';
import { isOf, type Entity, type ResourceKey } from './entity.ts';
import type { MutationField } from './field.ts';
import { isReplacing, type VerbReading } from './name.ts';
import { isWithin, listParameters } from './slot.ts';
import { countSharedNames, type ValuesReading } from './values.ts';

/** A mutation that can serve as create, update or delete of a resource. */
export interface Candidate {
  resource: ResourceKey;
  facet: Facet;
  from: MutationField;
  reading: VerbReading;
  mutation: Mutation;
  values: ValuesReading | null;
  /** It is made for several records at once. */
  several: boolean;
  naming: Naming;
  score: number;
}

/** How a mutation's noun names the entity. */
export type Naming = 'exact' | 'bare' | 'short' | 'qualified' | 'other';

/** The facets of `entity` that a mutation with this verb can serve, if its arguments and answer allow. */
export function toCandidates(
  from: MutationField,
  reading: VerbReading,
  entity: Entity,
  naming: Naming,
  context: MutationContext,
): Candidate[] {
  const resource = entity.resource;
  if (resource === null) return [];
  const facets: Facet[] = reading.verb === 'upsert' ? ['create', 'update'] : [reading.verb];
  const result = readResult(from.field, resource, context.schema, context.entities);
  return facets.flatMap((facet) => {
    const found = readFacet({ from, reading, entity, resource, result, context }, facet);
    if (found === null || !fillsLists(found, from)) return [];
    if (naming === 'short' && !proves(found, result)) return [];
    const main = found.key?.main;
    const isFiltered = main?.input.compared === true && !givesOne(from, resource, context);
    // A filter may leave any number of records, and an answer without them does not say which.
    if (isFiltered && reading.bulk && result.record === null) return [];
    const several = found.values?.several === true || main?.many === true || isFiltered;
    const score = NAMING_SCORE[naming] + scoreOf(from, reading, found, several);
    return [
      {
        resource,
        facet,
        from,
        reading,
        several,
        naming,
        score,
        values: found.values,
        mutation: {
          ...withoutValues(toMutation(from, found, result), facet, entity, context),
          ...(facet === 'update' && isReplacing(from.words) ? { replaces: true as const } : {}),
        },
      },
    ];
  });
}

/** The answer is about one record: whatever finds it finds no other. */
function givesOne(from: MutationField, resource: ResourceKey, context: MutationContext): boolean {
  return findRecords(from.field.type, context.schema, context.entities).some(
    ({ type, many }) => isOf(resource, type) && !many,
  );
}

/** A deletion that takes the whole of a record needs its key only: no form asks for the rest. */
function withoutValues(
  mutation: Mutation,
  facet: Facet,
  { type }: Entity,
  { schema }: MutationContext,
): Mutation {
  const nameOf = ({ slot }: ActionParameter) => slot[slot.length - 1] ?? '';
  const isValue = (parameter: ActionParameter) =>
    !parameter.required &&
    parameter.slot.length > 1 &&
    countSharedNames([nameOf(parameter)], type, schema) > 0;
  if (facet !== 'delete' || mutation.parameters.filter(isValue).length < 2) return mutation;
  return {
    ...mutation,
    parameters: mutation.parameters.filter((parameter) => !isValue(parameter)),
  };
}

/** True when nothing that an element of a list must have is left, since no form asks for it. */
function fillsLists(found: MutationParts, from: MutationField): boolean {
  const used = [...(found.key?.entries.map((entry) => entry.slot) ?? [])];
  if (found.values !== null && found.values.slot.length > 0) used.push(found.values.slot);
  const lists = used.filter((slot) => slot.includes('0')).map((slot) => slot[0]);
  return from.slots
    .filter((input) => input.required && input.inList && lists.includes(input.slot[0]))
    .every((input) =>
      used.some((slot) => isWithin(input.slot, slot) || isWithin(slot, input.slot)),
    );
}

/** For a noun that is only part of the entity's name: the answer or the key's type must say which entity it is. */
function proves(found: MutationParts, result: MutationResult): boolean {
  if (result.record !== null) return true;
  return (
    found.key?.main.naming === 'named' &&
    !/^(ID|String|Int)!?$/.test(String(found.key.main.input.type))
  );
}

const NAMING_SCORE: Record<Naming, number> = {
  exact: 100,
  bare: 80,
  short: 60,
  qualified: 50,
  other: 40,
};

/** How well a mutation serves, beside others that could do the same. */
function scoreOf(
  from: MutationField,
  reading: VerbReading,
  found: MutationParts,
  several: boolean,
): number {
  const required = listParameters(from.field, usedSlots(found)).filter(
    (parameter) => parameter.required,
  );
  return (
    (reading.strong ? 10 : 0) +
    // What is patched keeps what is not sent.
    (from.words.includes('patch') || from.words.includes('partial') ? 1 : 0) -
    // Beside a deletion, to destroy is to leave nothing that could be restored.
    (from.words.includes('destroy') ? 1 : 0) -
    (reading.verb === 'upsert' ? 15 : 0) -
    (several || reading.bulk ? 55 : 0) -
    (isListType(getNullableType(from.field.type)) ? 8 : 0) -
    (reading.by.length > 0 && !byIdentity(reading, found) ? 4 : 0) -
    (isDeprecated(from.field) ? 40 : 0) -
    required.length +
    (found.key?.main.rank ?? 0)
  );
}

function byIdentity(reading: VerbReading, found: MutationParts): boolean {
  return sameName(found.key?.main.field ?? '') === reading.by.join('');
}
