const IRREGULAR = new Set(
  'begun born built done held left lost paid read seen sent sold spent won'.split(' '),
);

/** True for what is left of something that was done: `created`, `paid`. */
export function isParticiple(word: string | undefined): boolean {
  return word !== undefined && (/ed$/.test(word) || IRREGULAR.has(word));
}
