import { endsWithWords, startsWithWords } from '../../wording/words.ts';
import { findRecords } from '../result/result.ts';
import { toCandidates, type Candidate } from './candidate.ts';
import type { MutationContext } from './context.ts';
import type { Entity } from './entity.ts';
import type { MutationField } from './field.ts';
import { readVerbs, type VerbReading } from './name.ts';
import { countSharedNames } from './values.ts';

interface Member {
  from: MutationField;
  reading: VerbReading;
}

/**
 * Mutations that share a noun which is not a type of the schema, but which together create, change and
 * delete records of a type: `customerCreate`, `customerUpdate` and `customerDelete` that give a `User`, or
 * `draftOrderCreate` and `draftOrderDelete` that give an `Order`.
 *
 * Of a noun that only narrows the entity's name (a draft order), the members need not work on every
 * record: their candidates are `qualified`.
 */
export function findFamilies(
  fields: readonly MutationField[],
  context: MutationContext,
): Candidate[] {
  const families = new Map<string, Member[]>();
  for (const from of fields) {
    const reading = readVerbs(from.words).find(
      (candidate) => candidate.noun.length > 0 && !candidate.bulk,
    );
    if (reading === undefined || reading.by.length > 0) continue;
    const key = `${from.namespace.join('.')}:${context.entities.key(reading.noun)}`;
    const members = families.get(key);
    if (members === undefined) families.set(key, [{ from, reading }]);
    else members.push({ from, reading });
  }
  return [...families.values()].flatMap((members) => readFamily(members, context));
}

function readFamily(members: readonly Member[], context: MutationContext): Candidate[] {
  const noun = members[0]?.reading.noun ?? [];
  const { entities } = context;
  if (members.length < 2 || entities.named(noun) !== null || entities.bare(noun) !== null)
    return [];
  const entity = commonRecord(members, context);
  if (entity === null) return [];
  const qualified = endsWithWords(
    noun.map((word) => entities.key([word])),
    entity.words.map((word) => entities.key([word])),
  );
  // `createPostsContent` that gives Posts: a word more than the type's name, which may name a part.
  const longer = noun.length === entity.words.length + 1 && startsWithWords(noun, entity.words);
  // `activityDeleteExternal` deletes some of the activities.
  if (longer && members.some(({ reading }) => reading.parted)) return [];
  const candidates = members.flatMap(({ from, reading }) =>
    toCandidates(
      from,
      longer ? { ...reading, shortened: true } : reading,
      entity,
      qualified ? 'qualified' : 'other',
      context,
    ),
  );
  const create = candidates.find((candidate) => candidate.facet === 'create');
  if (create === undefined || !candidates.some((candidate) => candidate.facet !== 'create'))
    return [];
  // `createPage` in a namespace that gives PbPage, and nothing else.
  const shorter = noun.length < entity.words.length && endsWithWords(entity.words, noun);
  if (qualified || longer || shorter) return candidates;
  const shared = countSharedNames(create.values?.names ?? [], entity.type, context.schema);
  if (shared < 2) return [];
  const bonus = shared / 10 + candidates.length + (namesInput(create, entity, context) ? 8 : 0);
  return candidates.map((candidate) => ({ ...candidate, score: candidate.score + bonus }));
}

/** The one entity that the members return records of. */
function commonRecord(members: readonly Member[], context: MutationContext): Entity | null {
  let common: Entity | null = null;
  for (const { from } of members) {
    for (const record of findRecords(from.field.type, context.schema, context.entities)) {
      const entity = context.entities.ofType(record.type);
      if (entity === null || (common !== null && common !== entity)) return null;
      common = entity;
    }
  }
  return common;
}

/** The input type contains the entity's name, even if the mutation's name does not: `UserCreateInput`. */
function namesInput(create: Candidate, entity: Entity, context: MutationContext): boolean {
  return (create.values?.types ?? []).some((type) =>
    type.toLowerCase().startsWith(context.entities.key(entity.words)),
  );
}
