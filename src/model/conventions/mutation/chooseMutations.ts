import type { GraphQLSchema } from 'graphql';
import type { Resource } from '../../types/resource.ts';
import type { Candidate } from './candidate.ts';
import type { Facet } from './crud.ts';
import type { MutationField } from './field.ts';
import { ownWords } from './maker.ts';
import { takesWholeRecord } from './wholeRecord.ts';

/** What the mutations of a schema can do to one resource, and why it was read so. */
export type ResourceMutations = Pick<Resource, 'create' | 'update' | 'delete' | 'actions'> & {
  why: Record<string, string>;
};

const FACETS: readonly Facet[] = ['create', 'update', 'delete'];

/**
 * Assigns each resource its best create, update and delete.
 *
 * @param candidates of the mutations that each does one thing
 * @param families candidates of mutations that do the same for several types
 * @param byType takes the mutations of each resource
 * @returns the assigned mutations
 */
export function chooseMutations(
  candidates: readonly Candidate[],
  families: readonly Candidate[],
  byType: ReadonlyMap<string, ResourceMutations>,
  schema: GraphQLSchema,
): Set<MutationField> {
  const grouped = Map.groupBy(
    [...candidates, ...families],
    ({ resource, facet }) => `${resource.type} ${facet}`,
  );
  const own = new Set(candidates.map((candidate) => candidate.resource.type));
  const chosen = new Set<MutationField>();
  for (const [type, mutations] of byType) {
    const best = new Map<Facet, Candidate>();
    for (const facet of FACETS) {
      const group = grouped.get(`${type} ${facet}`) ?? [];
      const first = assign(mutations, facet, group, own.has(type));
      if (first === null) continue;
      best.set(facet, first);
      chosen.add(first.from);
    }
    markWhole(mutations, best, schema);
  }
  return chosen;
}

/** Assigns one of the candidates for a facet. @returns it, or null where none will do */
function assign(
  mutations: ResourceMutations,
  facet: Facet,
  candidates: readonly Candidate[],
  hasOwn: boolean,
): Candidate | null {
  const [best, ...others] = [...candidates].sort((one, other) => other.score - one.score);
  if (best === undefined || isPartial(best, candidates, hasOwn)) return null;
  const label = facet === 'create' ? ownWords(best.from) : undefined;
  mutations[facet] = { ...best.mutation, ...(label !== undefined && { label }) };
  mutations.why[facet] = explain(best, others);
  return best;
}

/** Has an update that is given the whole record be sent every value. */
function markWhole(
  { update, why }: ResourceMutations,
  best: ReadonlyMap<Facet, Candidate>,
  schema: GraphQLSchema,
): void {
  const candidate = best.get('update');
  if (!update || !candidate || !takesWholeRecord(candidate, best.get('create'), schema)) return;
  update.replaces = true;
  why.update += ' It takes what a new one is made of, and so is sent every value.';
}

/**
 * Whether a mutation is for a subset only: a change of draft orders is not one of orders, if orders have
 * mutations of their own or there are several such subsets.
 */
function isPartial(best: Candidate, group: readonly Candidate[], hasOwn: boolean): boolean {
  if (best.naming !== 'qualified' || best.facet === 'create') return false;
  const kinds = new Set(group.map((candidate) => candidate.reading.noun.join(' ')));
  return hasOwn || kinds.size > 1;
}

const MEANING: Record<Facet, string> = {
  create: 'makes a record',
  update: 'changes a record by its key',
  delete: 'deletes a record by its key',
};

function explain(best: Candidate, others: readonly Candidate[]): string {
  const path = best.from.path.join('.');
  const values = best.mutation.values;
  const parts = [`\`${path}\` ${MEANING[best.facet]}`];
  if (values !== null && values.length > 0) parts.push(`its values go to \`${values.join('.')}\``);
  if (best.several) parts.push('it is made for several records and used for one');
  if (best.mutation.result.record !== null) parts.push('its answer holds the record');
  const names = [...new Set(others.map((other) => other.from.path.join('.')))].filter(
    (name) => name !== path,
  );
  const also = names.length === 0 ? '' : ` Also: ${names.map((name) => `\`${name}\``).join(', ')}.`;
  return `${parts.join('; ')}.${also}`;
}
