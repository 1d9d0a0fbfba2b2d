import type { Field } from '../types/fields.ts';
import type { Reasoned } from '../types/reasoned.ts';
import type { CompositeType } from '../shapes/typeShapes.ts';
import { sameName, splitWords } from '../wording/words.ts';
import { reason, type Texts } from './titleTexts.ts';
import { isMomentName, isPlaceType } from './titleWords.ts';

/** Texts that name a record together, where neither does so alone. */
const PAIRS = [
  ['make', 'model'],
  ['brand', 'model'],
  ['manufacturer', 'model'],
  ['origin', 'destination'],
  ['departure', 'arrival'],
  ['source', 'target'],
  ['from', 'to'],
  ['collection', 'action'],
  ['collection', 'item'],
  ['resource', 'action'],
  ['entity', 'action'],
  ['namespace', 'key'],
  ['locale', 'key'],
] as const;

/** Two texts that name a record together: make and model of a car, `fromCurrency` and `toCurrency` of a rate. */
export function readPair({ all, byName }: Texts): Reasoned<string[]> | null {
  for (const [first, second] of PAIRS) {
    const one = byName.get(first);
    const other = byName.get(second);
    if (one && other) return together(one, other);
  }
  for (const one of all) {
    const [from, ...rest] = splitWords(one.name);
    if (isMomentName(rest) || rest.at(-1) === 'id') continue;
    const other = from === 'from' && rest.length > 0 ? byName.get(`to${rest.join('')}`) : undefined;
    if (other) return together(one, other);
  }
  return null;
}

function together(one: Field, other: Field): Reasoned<string[]> {
  return {
    value: [one.name, other.name],
    why: `\`${one.name}\` and \`${other.name}\`, which name it together`,
  };
}

const STREETS = /^(address)?(street(address|name)?|line|address(line)?|road)1?$/;
const TOWNS = 'city town locality municipality village suburb'.split(' ');

/** The street of an address or of another place. */
export function readStreet(type: CompositeType, { all }: Texts): Reasoned<string[]> | null {
  const match = isPlaceType(type) && all.find(({ name }) => STREETS.test(sameName(name)));
  return match ? reason(match, 'a place is known by its street') : null;
}

/** A title with the town behind it, where it is a street: other towns have one of that name. */
export function withTown(
  type: CompositeType,
  title: Reasoned<string[]>,
  { byName }: Texts,
): Reasoned<string[]> {
  const [only] = title.value;
  if (title.value.length !== 1 || !isPlaceType(type) || !STREETS.test(sameName(only))) return title;
  const town = TOWNS.flatMap((name) => byName.get(name) ?? [])[0];
  return town ? { value: [only, town.name], why: `${title.why}, with \`${town.name}\`` } : title;
}
