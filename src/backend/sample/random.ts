/** A source of choices that gives the same ones again for the same seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** True in `probability` (0 to 1) of all cases. */
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Picks by weight: `{ paid: 9, open: 1 }` gives `paid` in nine cases of ten. */
  weighted<T extends string>(weights: Record<T, number>): T;
  /** Up to `count` different choices, in their original order. */
  several<T>(choices: readonly T[], count: number): T[];
}

/** Makes a source of choices from a seed, by the mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[integer(0, choices.length - 1)];
    if (choice === undefined) throw new RangeError('There is nothing to pick from.');
    return choice;
  };
  return {
    next,
    integer,
    pick,
    chance: (probability) => next() < probability,
    weighted: <T extends string>(weights: Record<T, number>) => {
      const entries = Object.entries(weights) as [T, number][];
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      return (entries.find(([, weight]) => (rest -= weight) < 0) ?? entries.at(-1)!)[0];
    },
    several: (choices, count) => {
      const places = new Set<number>();
      while (places.size < Math.min(count, choices.length)) {
        places.add(integer(0, choices.length - 1));
      }
      return choices.filter((_, place) => places.has(place));
    },
  };
}
