import type { ResourceHints } from '../hints.ts';
import type { Resource } from '../types/resource.ts';
import type { Action, Mutation } from '../types/mutation.ts';
import { unknownName, type HintProblem, type ReportProblem } from './hintProblem.ts';
import type { HintedMutations } from './hintedMutation.ts';

type Facets = Pick<Resource, 'create' | 'update' | 'delete' | 'actions'>;

/**
 * What hints make of a resource's mutations: a facet is taken away by `false`, or is another mutation
 * than the one that was read; `actions` are those named, in that order. A mutation that does not exist,
 * or that takes no key of the resource, is reported.
 */
export function applyMutationHints(
  facets: Facets,
  hints: ResourceHints,
  type: string,
  mutations: HintedMutations,
  report: ReportProblem,
): Facets {
  const facet = (name: 'create' | 'update' | 'delete'): Mutation | null => {
    const hint = hints[name];
    const read = facets[name];
    if (hint === undefined || read?.path.join('.') === hint) return read;
    if (hint === false) return null;
    const hinted = mutations.as(hint, type, name);
    if (!hinted) report(unfit(`resources.${type}.${name}`, hint, type, mutations));
    return hinted ?? read;
  };
  const result = { create: facet('create'), update: facet('update'), delete: facet('delete') };
  const taken = new Set(
    Object.values(result).flatMap((mutation) => mutation?.path.join('.') ?? []),
  );
  const action = (path: string): Action[] => {
    const read = facets.actions.find((known) => known.path.join('.') === path);
    const hinted = read ?? mutations.asAction(path, type);
    if (!hinted) report(unfit(`resources.${type}.actions`, path, type, mutations));
    return hinted ? [hinted] : [];
  };
  const actions = hints.actions
    ? hints.actions.flatMap(action)
    : facets.actions.filter(({ path }) => !taken.has(path.join('.')));
  return { ...result, actions };
}

function unfit(hint: string, path: string, type: string, { paths }: HintedMutations): HintProblem {
  if (!paths.includes(path)) return unknownName(hint, 'the schema has no mutation', path, paths);
  const message = `\`${path}\` does not say which ${type} it is about: none of its arguments takes the key of one.`;
  return { hint, kind: 'unknown', message };
}
