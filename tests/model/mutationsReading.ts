import { buildSchema } from 'graphql';
import type { Action, Mutation } from '../../src/model/types/mutation.ts';
import type { Omission } from '../../src/model/types/model.ts';
import { readMutations, type MutationReading } from '../../src/model/readMutations.ts';

/** What is read of mutations, with those that belong to no resource by their coordinates. */
interface Reading extends Pick<MutationReading, 'byType'> {
  left: Omission[];
}

/** Reads the mutations of an SDL for resources given as type → key field (several joined by a comma, null for none). */
export function readSdl(sdl: string, keys: Record<string, string | null>): Reading {
  const resources = Object.entries(keys).map(([type, key]) => {
    const fields = key?.split(',') ?? [];
    const field = fields[0];
    const identity = field === undefined ? null : { field, fields, scope: 'type' as const };
    return { type, slug: type.toLowerCase(), concrete: [], identity };
  });
  const { byType, left } = readMutations(buildSchema(sdl, { assumeValidSDL: true }), resources);
  return {
    byType,
    left: left.map(({ from, why }) => ({ what: `Mutation.${from.path.join('.')}`, why })),
  };
}

/** Only what says how to call a mutation: its path, where the key goes and where the values go. */
export function call(mutation: Mutation | null): unknown {
  if (mutation === null) return null;
  return [mutation.path.join('.'), mutation.variables, mutation.values];
}

/** What a person and a request see of an action. */
export function summary(action: Action): unknown {
  return [
    action.path.join('.'),
    action.scope,
    action.danger ? 'danger' : 'safe',
    action.label,
    action.parameters.map((parameter) => parameter.slot.join('.')),
  ];
}

/** A key's place: filled with the record's field of that name. */
export function key(hole: string, type: string) {
  return { hole, type };
}
