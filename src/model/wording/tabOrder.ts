import { singularWords, splitWords, typeWords } from './words.ts';

/**
 * Why people open a record, by the last word of the field's name: its parts, work and payments, people,
 * comments, history.
 */
const WANTED = [
  'item line entry part component ingredient variant product',
  'order invoice payment transaction charge refund subscription shipment fulfillment delivery return booking',
  'customer contact member user employee person people team account company organization organisation address',
  'project task issue ticket case deal opportunity campaign article post page document',
  'comment note message review event history timeline activity movement change',
].map(wordsOf);

/** Technical data of the system, which comes last. */
const PLUMBING = wordsOf(
  'metafield metadata definition translation webhook hook token session permission credential log audit ' +
    'revision version lock setting configuration config',
);

/**
 * The position of a record's tab by the name of its field, if the schema's own order has no meaning. Lower
 * is earlier.
 */
export function tabPlace(name: string): number {
  const words = splitWords(name);
  const last = words[words.length - 1] ?? '';
  // Technical words decide, whatever precedes them: `orderMetafields`.
  if (words.some((word) => isIn(PLUMBING, word))) return WANTED.length + 1;
  const place = WANTED.findIndex((wanted) => isIn(wanted, last));
  return place < 0 ? WANTED.length : place;
}

/** What records are made of: a record of such parts is opened to see them. */
const MAIN_PARTS = new Set(['line', 'item', 'line item', 'variant']);

/** Whether a tab has what a record is made of: `lines` and `lineItems` of an order, and its `orderLines`. */
export function isMainPart(name: string, type: string): boolean {
  const words = singularWords(splitWords(name));
  const own = singularWords(typeWords(type));
  const isNamed = own.every((word, index) => words[index] === word);
  return MAIN_PARTS.has((isNamed ? words.slice(own.length) : words).join(' '));
}

/** Whether people open a record for what a tab has. */
export function isWanted(name: string): boolean {
  return tabPlace(name) < WANTED.length;
}

const CHANGES = wordsOf('history log audit modification change revision version');

/** Whether a tab says what was done to a record: people look there last. */
export function saysChanges(name: string): boolean {
  const words = splitWords(name);
  return isIn(CHANGES, words[words.length - 1] ?? '');
}

function isIn(words: ReadonlySet<string>, word: string): boolean {
  return singulars(word).some((singular) => words.has(singular));
}

/** `entries` as `entry`, `addresses` as `address`, `lines` as `line`; a word that is no plural as it is. */
function singulars(word: string): string[] {
  return [word, word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')];
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
