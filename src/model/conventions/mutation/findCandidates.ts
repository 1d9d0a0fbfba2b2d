import { isAbstractType } from 'graphql';
import { toCandidates, type Candidate, type Naming } from './candidate.ts';
import type { MutationContext } from './context.ts';
import type { Entity } from './entity.ts';
import type { MutationField } from './field.ts';
import { readVerbs, type VerbReading } from './name.ts';

/** What a mutation may be for which entity, by its name and its shape. */
export function findCandidates(from: MutationField, context: MutationContext): Candidate[] {
  for (const reading of readVerbs(from.words)) {
    const subjects = subjectOf(reading, from, context);
    if (subjects.length === 0) continue;
    return subjects.flatMap(({ entity, naming }) =>
      toCandidates(from, reading, entity, naming, context),
    );
  }
  return createdFor(from, context);
}

/** `createBranchForApp(appId, name)` makes a branch that belongs to an app. */
function createdFor(from: MutationField, context: MutationContext): Candidate[] {
  const [reading] = readVerbs(from.words);
  const at = reading?.noun.findIndex((word) => word === 'for' || word === 'in') ?? -1;
  if (reading === undefined || reading.verb !== 'create' || !reading.strong || at < 1) return [];
  const { entities } = context;
  const owner = reading.noun.slice(at + 1);
  if (entities.named(owner) === null && entities.ending(owner).length === 0) return [];
  const short = { ...reading, noun: reading.noun.slice(0, at) };
  return subjectOf(short, from, context)
    .filter(({ naming }) => naming === 'exact' || naming === 'bare')
    .flatMap(({ entity }) => toCandidates(from, short, entity, 'qualified', context))
    .filter(({ mutation }) => mutation.result.record !== null);
}

/** The entity that the words of a mutation's name contain, and how they name it. */
export function subjectOf(
  reading: VerbReading,
  from: MutationField,
  context: MutationContext,
): { entity: Entity; naming: Naming }[] {
  const { entities } = context;
  if (reading.noun.length === 0) {
    const entity = context.namespaces.get(from.path.slice(0, -1).join('.'));
    return entity === undefined ? [] : [{ entity, naming: 'exact' }];
  }
  const whole = [...from.namespace, ...reading.noun];
  const exact =
    entities.named(whole) ??
    (from.namespace.length > 0 ? entities.bare(whole) : null) ??
    entities.named(reading.noun);
  // An interface may be any of the resources that implement it: the response says which.
  const open = exact?.resource === null && isAbstractType(context.schema.getType(exact.type));
  if (exact !== null && !open) return [{ entity: exact, naming: 'exact' }];
  if (reading.parted) return [];
  const bare = entities.bare(reading.noun);
  if (bare !== null) return [{ entity: bare, naming: 'bare' }];
  return entities.ending(reading.noun).map((entity) => ({ entity, naming: 'short' as const }));
}
