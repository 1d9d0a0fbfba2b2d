import { actionLabel } from '../../wording/actionLabels.ts';
import { startsWithWords, typeWords } from '../../wording/words.ts';
import type { Entities, Entity } from './entity.ts';
import type { MutationField } from './field.ts';
import { PREPOSITIONS, SEVERAL, isCounting, isCrudVerb, isVerb } from './name.ts';
import { findRuns } from './runs.ts';

/** The label with its verb in front: `orderInvoiceSend` → Send invoice, `checkoutCreateFromOrder` → Create checkout. */
export function labelAction(from: MutationField, entity: Entity, entities: Entities): string {
  const run = findRuns(from.words, entities).find((candidate) => candidate.entity === entity);
  const isOwn = (index: number) =>
    run !== undefined && run.start <= index && index < run.end && index !== run.verb;
  const by = from.words.indexOf('by');
  const end = by > 0 && /^ids?$/.test(from.words[by + 1] ?? '') ? by : from.words.length;
  const kept = [...from.words.keys()].filter((index) => {
    const word = from.words[index] ?? '';
    return index < end && !SEVERAL.has(word) && !(isCounting(word) && index === run?.end);
  });
  const words = kept.map((index) => from.words[index] ?? '');
  const ending = isCrudVerb(words[words.length - 1]) && !isCrudVerb(words[0]);
  const lastKept = kept[kept.length - 1] ?? 0;
  // `integrationImportRefresh`: some nouns are also verbs, and the verb of the action comes last.
  // `creditFacilityAgreementGenerate`: so is one that the name of the entity begins with.
  const isFirst = isVerb(words[0]) && !startsWithWords(words, entity.words);
  const isLast = !isOwn(lastKept) && isVerb(words[words.length - 1]) && !isFirst;
  const verb =
    ending || isLast
      ? words.length - 1
      : kept.findIndex(
          (index) => index === run?.verb || (!isOwn(index) && isVerb(from.words[index])),
        );
  const turned =
    verb > 0 && (ending || isOwn(0) || !isFirst)
      ? [words[verb] ?? '', ...words.slice(0, verb), ...words.slice(verb + 1)]
      : words;
  const name = nameIn(turned, entity, entities);
  return actionLabel(turned.join('_'), isQualified(turned, name, entities) ? '' : name.join('_'));
}

/** What stands between an action and what it is done to belongs to that: without "alert", `destroyCustomerAlert` would destroy customers. */
function isQualified(
  words: readonly string[],
  name: readonly string[],
  entities: Entities,
): boolean {
  const start = words.findIndex(
    (_, index) =>
      index > 0 && entities.key(words.slice(index, index + name.length)) === entities.key(name),
  );
  return start > 1 && isVerb(words[0]) && !PREPOSITIONS.has(words[start - 1] ?? '');
}

/** The words that name the entity in a mutation's name: its whole name or the end of it (`job` of CiJob). */
function nameIn(words: readonly string[], entity: Entity, entities: Entities): string[] {
  const bare = typeWords(entity.type);
  const names = startsWithWords(entity.words, bare) ? [entity.words, bare] : [entity.words];
  const parts = names.flatMap((name) => name.map((_, start) => name.slice(start)));
  return parts.find((part) => contains(words, part, entity, entities)) ?? entity.words;
}

function contains(
  words: readonly string[],
  part: readonly string[],
  entity: Entity,
  entities: Entities,
): boolean {
  const isWhole = part[0] === entity.words[0];
  return words.some(
    (_, index) =>
      // The first word is the verb, even where a part of the name looks the same.
      (index > 0 || isWhole || !isVerb(words[0])) &&
      entities.key(words.slice(index, index + part.length)) === entities.key(part),
  );
}

/** The words of a name without those that name the entity. */
export function withoutName(
  words: readonly string[],
  entity: Entity,
  entities: Entities,
): string[] {
  const name = new Set(nameIn(words, entity, entities).map((word) => entities.key([word])));
  return words.filter((word) => !name.has(entities.key([word])));
}
