/** A row, and the value of the field that says where it stands; null where it has none. */
export interface PlacedRow {
  readonly key: string;
  readonly place: number | null;
}

/** New values of that field, by the keys of the rows that get one. */
export type Places = ReadonlyMap<string, number>;

interface PlaceLimits {
  /** There are no rows before or after these. */
  readonly isWhole: boolean;
  /** Places may be fractions, so that there is room between any two. */
  readonly isFractional: boolean;
}

/**
 * The places by which rows stand in the order in which they are given. A row that was moved takes a place between its new
 * neighbours, where there is one; else the rows share out the places that they have. Rows without places, or with the same
 * ones, are counted anew.
 *
 * @returns null where that would take places which rows of other pages may have
 */
export function placesInOrder(rows: readonly PlacedRow[], limits: PlaceLimits): Places | null {
  const places = rows.flatMap(({ place }) => place ?? []);
  const areDistinct = places.length === rows.length && new Set(places).size === rows.length;
  if (!areDistinct) return limits.isWhole ? changed(rows, counted(places, rows.length)) : null;
  const between = placesBetween(places, limits.isFractional);
  return changed(rows, between ?? places.toSorted((one, other) => one - other));
}

/** The rows whose place is another one. */
function changed(rows: readonly PlacedRow[], places: readonly number[]): Places {
  const all = rows.map(({ key }, index) => [key, places[index]] as const);
  return new Map(all.filter(([, place], index) => place !== rows[index].place));
}

/** As many numbers as there are rows, from the least that one of them has. */
function counted(places: readonly number[], count: number): number[] {
  const first = places.length > 0 ? Math.min(...places) : 1;
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Places in order of which as many as can be stay; null where there is no room for the others between those. */
function placesBetween(places: readonly number[], isFractional: boolean): number[] | null {
  const kept = longestRise(places);
  const sections = kept.slice(1).map((end, index) => {
    const start = kept[index];
    const room = spread(places[start], places[end], end - start - 1, isFractional);
    return room && [...room, places[end]];
  });
  const areInside = kept[0] === 0 && kept.at(-1) === places.length - 1;
  if (!areInside || sections.some((section) => section === null)) return null;
  return [places[0], ...sections.flatMap((section) => section ?? [])];
}

/** Evenly between two numbers; null where they do not fit. */
function spread(from: number, to: number, count: number, isFractional: boolean): number[] | null {
  const step = (to - from) / (count + 1);
  const all = Array.from({ length: count }, (_, index) => {
    const place = from + step * (index + 1);
    return isFractional ? place : Math.floor(place);
  });
  const fits = [from, ...all].every((place, index) => place < (all[index] ?? to));
  return fits ? all : null;
}

/** The indices of the longest series of numbers that rises. */
function longestRise(numbers: readonly number[]): number[] {
  const rises: number[][] = [];
  for (const [index, number] of numbers.entries()) {
    const before = rises.filter((rise) => numbers[rise.at(-1)!] < number);
    const longest = before.reduce<number[]>(
      (one, other) => (other.length > one.length ? other : one),
      [],
    );
    rises.push([...longest, index]);
  }
  return rises.reduce<number[]>((one, other) => (other.length > one.length ? other : one), []);
}
