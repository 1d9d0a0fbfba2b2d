import type { Entities, Entity } from './entity.ts';

/** The position of an entity's name among the words of a mutation's name. */
export interface Run {
  entity: Entity;
  start: number;
  end: number;
  /** The position of a verb amid the name, which is no part of it. */
  verb?: number;
  /** They are the end of it alone. */
  short?: true;
}

/** The entities named among the words, without those whose name is only part of a longer one. */
export function findRuns(words: readonly string[], entities: Entities): Run[] {
  const found: Run[] = [];
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const end = start + length;
      if (found.some((run) => run.start <= start && end <= run.end)) continue;
      const part = words.slice(start, end);
      const entity = entities.named(part) ?? entities.bare(part) ?? entities.turned(part);
      if (entity !== null) found.push({ entity, start, end });
    }
  }
  const runs = found.length > 0 ? found : parted(words, entities);
  const [short] = shortened(words, entities);
  const isWithin = (run: Run) => short && short.start <= run.start && run.end < short.end;
  return short && runs.every(isWithin) ? [short] : runs;
}

/** `staffFireMember`: the entity whose name stands on both sides of a verb, where no part of the words names another. */
function parted(words: readonly string[], entities: Entities): Run[] {
  return words.slice(1, -1).flatMap((_, at) => {
    const entity = entities.named(words.toSpliced(at + 1, 1));
    return entity === null ? [] : [{ entity, start: 0, end: words.length, verb: at + 1 }];
  });
}

/** `acceptWithdrawalRequests`: the only resource whose name ends with the last words, where none is called by the last of them. */
function shortened(words: readonly string[], entities: Entities): Run[] {
  const start = words.findIndex(
    (_, at) =>
      at > 0 && words.length - at >= FEWEST_WORDS && entities.ending(words.slice(at)).length === 1,
  );
  const [entity] = start > 0 ? entities.ending(words.slice(start)) : [];
  return entity === undefined ? [] : [{ entity, start, end: words.length, short: true }];
}

/** One word at the end of a name may be anything's: a request, an item. */
const FEWEST_WORDS = 2;
