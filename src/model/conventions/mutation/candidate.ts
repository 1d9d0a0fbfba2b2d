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
    // A filter may match any number of records, and a response without records does not say which.
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

/** The response contains one record, so the arguments select exactly one. */
function givesOne(from: MutationField, resource: ResourceKey, context: MutationContext): boolean {
  return findRecords(from.field.type, context.schema, context.entities).some(
    ({ type, many }) => isOf(resource, type) && !many,
  );
}

/** A delete that takes a whole record needs only its key: there is no form for the rest. */
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

/** True when no required field of a list's element is left, since there is no form for it. */
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

/** For a noun that is only part of the entity's name: the response or the key's type must say which entity it is. */
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

/** How well a mutation fits its role, compared with others that fit it. */
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
    // A patch keeps the values that are not sent.
    (from.words.includes('patch') || from.words.includes('partial') ? 1 : 0) -
    // Beside a delete, destroy is the one that cannot be undone.
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
