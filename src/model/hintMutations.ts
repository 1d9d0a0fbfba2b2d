import { unknownName } from './hints.ts';
import type { ResourceHints } from './hints.ts';
import type { Resource } from './model.ts';
import type { Action, Mutation } from './mutation.ts';

type Facets = Pick<Resource, 'create' | 'update' | 'delete' | 'actions'>;

/**
 * What hints leave of a resource's mutations: a facet is taken away by `false`; `delete` may be one of
 * the actions instead, since it needs no more than the key; `actions` are those named, in that order.
 *
 * @throws {HintError} for a mutation that the reader does not read as that of the resource.
 */
export function applyMutationHints(facets: Facets, hints: ResourceHints, type: string): Facets {
  const where = (facet: string) => `resources.${type}.${facet}`;
  const result = {
    create: choose(hints.create, facets.create, [], where('create')),
    update: choose(hints.update, facets.update, [], where('update')),
    delete: choose(hints.delete, facets.delete, facets.actions.map(asDelete), where('delete')),
  };
  const taken = result.delete?.path.join('.');
  const actions = hints.actions
    ? hints.actions.map((path) => pick(path, facets.actions, where('actions')))
    : facets.actions.filter(({ path }) => path.join('.') !== taken);
  return { ...result, actions };
}

/** The mutation that was read unless a hint names another or none. */
function choose(
  hint: string | false | undefined,
  read: Mutation | null,
  others: readonly Mutation[],
  where: string,
): Mutation | null {
  if (hint === undefined) return read;
  return hint === false ? null : pick(hint, read ? [read, ...others] : others, where);
}

function pick<T extends Mutation>(hint: string, mutations: readonly T[], where: string): T {
  const paths = mutations.map(({ path }) => path.join('.'));
  const mutation = mutations[paths.indexOf(hint)];
  if (!mutation) throw unknownName(where, 'no mutation that is read so is at', hint, paths);
  return mutation;
}

function asDelete({ path, arguments: args, variables, parameters, result }: Action): Mutation {
  return { path, arguments: args, variables, values: null, parameters, result };
}
