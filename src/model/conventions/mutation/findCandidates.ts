import { subjectOf, toCandidates, type Candidate, type MutationContext } from './crud.ts';
import type { MutationField } from './field.ts';
import { readVerbs } from './name.ts';

/** The candidates that a mutation is by its name and its shape. */
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
