const IRREGULAR = new Set(
  'begun born built done held left lost paid read seen sent sold spent won'.split(' '),
);

/** True for what is left of something that was done: `created`, `paid`. */
export function isParticiple(word: string | undefined): boolean {
  return word !== undefined && (/ed$/.test(word) || IRREGULAR.has(word));
}

/** Things whose names end as participles do: `feed`, `embed`. */
const THINGS = /eed$|^(bed|embed|flatbed|hotbed|testbed|shed|sled|moped|hundred|watershed|read)$/;

/** True for a thing that is called like something that was done. */
export function isThing(word: string): boolean {
  return THINGS.test(word);
}
