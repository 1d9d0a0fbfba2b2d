import { HintError, unknownName } from '../hints.ts';
import type { ResourceHints } from '../hints.ts';
import type { Resource } from '../model.ts';
import type { Action, Mutation } from '../mutation.ts';
import type { HintedMutations } from './hintedMutation.ts';

type Facets = Pick<Resource, 'create' | 'update' | 'delete' | 'actions'>;

/**
 * What hints make of a resource's mutations: a facet is taken away by `false`, or is another mutation
 * than the one that was read; `actions` are those named, in that order.
 *
 * @throws {HintError} for a mutation that does not exist, or that takes no key of the resource.
 */
export function applyMutationHints(
  facets: Facets,
  hints: ResourceHints,
  type: string,
  mutations: HintedMutations,
): Facets {
  const facet = (name: 'create' | 'update' | 'delete'): Mutation | null => {
    const hint = hints[name];
    if (hint === undefined) return facets[name];
    if (hint === false) return null;
    const read = facets[name];
    if (read?.path.join('.') === hint) return read;
    return found(
      mutations.as(hint, type, name),
      `resources.${type}.${name}`,
      hint,
      type,
      mutations,
    );
  };
  const result = { create: facet('create'), update: facet('update'), delete: facet('delete') };
  const taken = new Set(
    Object.values(result).flatMap((mutation) => mutation?.path.join('.') ?? []),
  );
  const actions = hints.actions
    ? hints.actions.map((path) => actionAt(path, facets.actions, type, mutations))
    : facets.actions.filter(({ path }) => !taken.has(path.join('.')));
  return { ...result, actions };
}

function actionAt(
  path: string,
  read: readonly Action[],
  type: string,
  mutations: HintedMutations,
): Action {
  const known = read.find((action) => action.path.join('.') === path);
  const where = `resources.${type}.actions`;
  return known ?? found(mutations.asAction(path, type), where, path, type, mutations);
}

function found<Found>(
  mutation: Found | null,
  where: string,
  path: string,
  type: string,
  { paths }: HintedMutations,
): Found {
  if (mutation !== null) return mutation;
  if (!paths.includes(path)) throw unknownName(where, 'the schema has no mutation', path, paths);
  throw new HintError(
    `Hint \`${where}\`: \`${path}\` does not say which ${type} it is about: none of its arguments takes the key of one.`,
  );
}
