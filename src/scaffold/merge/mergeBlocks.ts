import {
  nameOf,
  parseBlocks,
  printBlocks,
  type Block,
  type Conflict,
  type Node,
} from './blocks.ts';
import { mergeTokens } from './mergeTokens.ts';

/** Three versions of the same: the team's, what was last scaffolded, what is scaffolded now. */
interface Versions<Thing> {
  readonly yours: Thing;
  readonly last: Thing;
  readonly next: Thing;
}

/**
 * Merges blocks of code, each with the block of the same name. Blocks that either side added are kept, blocks that
 * either side removed are dropped. Where both sides changed a block, its content is merged.
 */
export function mergeBlocks(versions: Versions<readonly Block[]>): Node[] {
  const named = nameAll(versions);
  const { yours, last, next } = named;
  const merged = new Map<string, Node | null>();
  for (const key of new Set([...yours.keys(), ...last.keys(), ...next.keys()]))
    merged.set(key, mergeEntry(yours.get(key), last.get(key), next.get(key)));
  for (const { place, keys, conflict } of rewrites(named)) {
    for (const key of keys) merged.set(key, null);
    merged.set(place, conflict);
  }
  return orderOf(named).flatMap((key) => merged.get(key) ?? []);
}

function mergeEntry(yours?: Block, last?: Block, next?: Block): Node | null {
  if (!last) {
    if (!yours || !next) return yours ?? next ?? null;
    return isSame(yours, next) ? yours : conflictOf(yours, last, next);
  }
  if (!yours && !next) return null;
  if (!yours || !next) return isSame(yours ?? next, last) ? null : conflictOf(yours, last, next);
  return mergeBlock({ yours, last, next });
}

function conflictOf(yours?: Block, last?: Block, next?: Block): Conflict {
  const listed = (block?: Block) => (block ? [block] : []);
  return { yours: listed(yours), last: listed(last), next: listed(next) };
}

function mergeBlock(versions: Versions<Block>): Node {
  const { yours, last, next } = versions;
  if (isSame(yours, last)) return next;
  if (isSame(next, last) || isSame(yours, next)) return yours;
  const gap = yours.gap === last.gap ? next.gap : yours.gap;
  return mergeParts(versions, gap) ?? mergeWords(versions, gap) ?? conflictOf(yours, last, next);
}

/** Part by part, where all three are laid out alike. */
function mergeParts({ yours, last, next }: Versions<Block>, gap: number): Block | null {
  const count = last.parts.length;
  if (yours.parts.length !== count || next.parts.length !== count) return null;
  const lines = last.parts.map(({ line }, index) =>
    mergeLine(yours.parts[index].line, line, next.parts[index].line),
  );
  if (lines.some((line) => line === null)) return null;
  const inside = (block: Block, index: number) => block.parts[index].inside as readonly Block[];
  return {
    gap,
    parts: lines.map((line, index) => ({
      line: line ?? '',
      inside: mergeBlocks({
        yours: inside(yours, index),
        last: inside(last, index),
        next: inside(next, index),
      }),
    })),
  };
}

function mergeLine(yours: string, last: string, next: string): string | null {
  if (yours === last || yours === next) return next;
  return next === last ? yours : mergeTokens(yours, last, next);
}

/** Word by word: one side may have an entry on one line that takes several on the other. */
function mergeWords({ yours, last, next }: Versions<Block>, gap: number): Block | null {
  const print = ({ parts }: Block) => printBlocks([{ gap: 0, parts }]);
  const text = mergeTokens(print(yours), print(last), print(next));
  const [block, ...more] = text === null ? [] : parseBlocks(text);
  return block && more.length === 0 ? { gap, parts: block.parts } : null;
}

function isSame(one: Block | undefined, other: Block | undefined): boolean {
  return one && other ? printBlocks([one]) === printBlocks([other]) : one === other;
}

interface Named extends Versions<ReadonlyMap<string, Block>> {
  /** Keys that are no names: a line that was changed is another one. */
  readonly nameless: ReadonlySet<string>;
}

/** Gives each block a key of its own: its name, or its text where several have that name. */
function nameAll(versions: Versions<readonly Block[]>): Named {
  const sides = [versions.yours, versions.last, versions.next];
  const ambiguous = new Set<string>();
  for (const side of sides) {
    const seen = new Set<string>();
    for (const { key } of side.map(nameOf))
      if (seen.has(key)) ambiguous.add(key);
      else seen.add(key);
  }
  const nameless = new Set<string>();
  const [yours, last, next] = sides.map((side) => {
    const blocks = new Map<string, Block>();
    for (const block of side) {
      const { key: name, isName } = nameOf(block);
      const start = ambiguous.has(name) ? printBlocks([{ ...block, gap: 0 }]) : name;
      let key = start;
      for (let count = 2; blocks.has(key); count += 1) key = `${start} #${count}`;
      if (!isName || ambiguous.has(name)) nameless.add(key);
      blocks.set(key, block);
    }
    return blocks;
  });
  return { yours, last, next, nameless };
}

/** Lines without a name that both sides have replaced, which by their keys would look like additions. */
function rewrites({ yours, last, next, nameless }: Named) {
  const isKept = (key: string) => yours.has(key) && next.has(key);
  const lastKeys = [...last.keys()];
  const starts = lastKeys.flatMap((key, index) =>
    isKept(key) || (index > 0 && !isKept(lastKeys[index - 1])) ? [] : [index],
  );
  return starts.flatMap((start) => {
    const length = lastKeys.slice(start).findIndex(isKept);
    const run = lastKeys.slice(start, length < 0 ? undefined : start + length);
    const [before, after] = [
      lastKeys[start - 1],
      length < 0 ? undefined : lastKeys[start + length],
    ];
    const gone = run.filter((key) => nameless.has(key) && !yours.has(key) && !next.has(key));
    const added = (side: ReadonlyMap<string, Block>) =>
      between([...side.keys()], before, after).filter((key) => !last.has(key) && nameless.has(key));
    const [mine, theirs] = [added(yours), added(next)];
    const isAgreed = mine.join('\n') === theirs.join('\n');
    if (gone.length === 0 || mine.length === 0 || theirs.length === 0 || isAgreed) return [];
    const blocks = (side: ReadonlyMap<string, Block>, keys: readonly string[]) =>
      keys.flatMap((key) => side.get(key) ?? []);
    const conflict: Conflict = {
      yours: blocks(yours, mine),
      last: blocks(last, gone),
      next: blocks(next, theirs),
    };
    return [{ place: mine[0], keys: [...mine, ...gone, ...theirs], conflict }];
  });
}

function between(keys: readonly string[], before?: string, after?: string): readonly string[] {
  const start = before === undefined ? 0 : keys.indexOf(before) + 1;
  return keys.slice(start, after === undefined ? undefined : keys.indexOf(after));
}

/**
 * The order of the scaffold, unless the team has another; what only one side has follows what it follows there, or what
 * stands in its place by now.
 */
function orderOf({ yours, last, next }: Versions<ReadonlyMap<string, Block>>): string[] {
  const common = [...last.keys()].filter((key) => yours.has(key) && next.has(key));
  const isReordered =
    common.join('\n') !== [...yours.keys()].filter((key) => common.includes(key)).join('\n');
  const [order, others] = isReordered
    ? [[...yours.keys()], [...next.keys()]]
    : [[...next.keys()], [...yours.keys()]];
  const here = new Set(order);
  const known = new Set(others);
  const isGone = (key: string) => last.has(key) && !here.has(key);
  const isNew = (key: string) => !last.has(key) && !known.has(key);
  others.forEach((key, index) => {
    if (here.has(key)) return;
    const previous = others.slice(0, index);
    const anchor = previous.findLastIndex((other) => order.includes(other) && !isGone(other));
    let at = anchor < 0 ? 0 : order.indexOf(previous[anchor]) + 1;
    if (previous.slice(anchor + 1).some(isGone))
      while (at < order.length && (isNew(order[at]) || isGone(order[at]))) at += 1;
    order.splice(at, 0, key);
  });
  return order;
}
