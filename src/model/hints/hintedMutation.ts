import { readAction } from '../conventions/mutation/action.ts';
import type { Candidate } from '../conventions/mutation/candidate.ts';
import type { MutationContext } from '../conventions/mutation/context.ts';
import type { Facet } from '../conventions/mutation/crud.ts';
import { isResource } from '../conventions/mutation/entity.ts';
import type { MutationField } from '../conventions/mutation/field.ts';
import { listParameters, printArguments } from '../conventions/mutation/slot.ts';
import { readResult } from '../conventions/result/result.ts';
import type { Action, Mutation } from '../types/mutation.ts';

/** Reads a mutation as what a hint says that it is, where its name and answer do not say so. */
export interface HintedMutations {
  /** Every mutation's path. */
  paths: readonly string[];
  /** The mutation as a resource's create, update or delete; null when it cannot serve as that. */
  as(path: string, type: string, facet: Facet): Mutation | null;
  /** The mutation as an action on a resource's records; null when it takes no key of them. */
  asAction(path: string, type: string): Action | null;
}

/** @param found what the mutations' names and answers say of them */
export function hintedMutations(
  found: ReadonlyMap<MutationField, readonly Candidate[]>,
  context: MutationContext,
): HintedMutations {
  const byPath = new Map([...found.keys()].map((from) => [from.path.join('.'), from]));
  const asAction = (path: string, type: string): Action | null => {
    const from = byPath.get(path);
    const read = from && readAction(from, context, false);
    const { entity } = read ?? { entity: null };
    return read?.entity && entity?.type === type ? read.action : null;
  };
  const asCreate = (from: MutationField, type: string): Mutation | null => {
    const entity = context.entities.ofType(type);
    if (entity === null || !isResource(entity)) return null;
    return {
      path: from.path,
      arguments: printArguments(from.field),
      variables: {},
      values: null,
      parameters: listParameters(from.field, []),
      result: readResult(from.field, entity.resource, context.schema, context.entities),
    };
  };
  return {
    paths: [...byPath.keys()],
    as: (path, type, facet) => {
      const from = byPath.get(path);
      if (!from) return null;
      const twin = found
        .get(from)
        ?.find((candidate) => candidate.resource.type === type && candidate.facet === facet);
      if (twin) return twin.mutation;
      if (facet === 'create') return asCreate(from, type);
      const action = asAction(path, type);
      return action && withoutWords(action);
    },
    asAction,
  };
}

function withoutWords({ path, arguments: declared, variables, parameters, result }: Action) {
  return { path, arguments: declared, variables, values: null, parameters, result };
}
