import pluralize from 'pluralize';
import { sentence } from './sentence.ts';
import { singularKey, splitWords, typeWords } from './words.ts';

/** Words that distinguish the ids of one record: after them the word `ID` stays. */
const NUMBERING = new Set(
  'database document external full global increment internal legacy node object public row'.split(
    ' ',
  ),
);

/** Label of a type, singular: `ProductVariant` → `Product variant`, `drep_hash` → `Drep hash`, `DiscountNode` → `Discount`. */
export function typeLabel(typeName: string): string {
  return sentence(lastInSingular(typeWords(typeName)), typeName) || typeName;
}

/**
 * Label of a resource: that of its type, in the words of the fields that give its records. The last word
 * of `ProductType` stays where the schema asks for `productTypes`, or has another type `Product`.
 *
 * @param fields the names of the fields that list and fetch its records
 * @param isTaken whether a name is that of another type that people manage
 */
export function resourceLabel(
  typeName: string,
  fields: readonly string[],
  isTaken: (name: string) => boolean,
): string {
  const words = splitWords(typeName);
  const last = words.at(-1) ?? '';
  const isMeant =
    MEANT_SUFFIXES.has(last) &&
    (isTaken(typeName.slice(0, -last.length).replace(/_$/, '')) ||
      fields.some((name) => pluralize.singular(splitWords(name).at(-1) ?? '') === last));
  const own = isMeant ? words : typeWords(typeName);
  return sentence(inOrderOf(lastInSingular(own), fields), typeName) || typeName;
}

/** The words in the order in which the schema's fields have them: `automaticDiscountNodes` of DiscountAutomaticNode. */
function inOrderOf(words: readonly string[], fields: readonly string[]): readonly string[] {
  const sorted = [...words].sort().join(' ');
  const orders = fields.map((name) => lastInSingular(typeWords(pluralize.singular(name))));
  return orders.find((order) => [...order].sort().join(' ') === sorted) ?? words;
}

/** Technical words at the end of types that may also be part of the name. */
const MEANT_SUFFIXES = new Set(['entity', 'interface', 'model', 'object', 'record', 'type']);

/** Plural of a label: `Product variant` → `Product variants`. A plural stays as it is. */
export function pluralLabel(label: string): string {
  const space = label.lastIndexOf(' ');
  const last = label.slice(space + 1);
  if (UNCOUNTABLE.has(last.toLowerCase())) return label;
  const plural = /^[A-Z]{2,}$/.test(last) ? `${last}s` : pluralize.plural(last);
  return label.slice(0, space + 1) + plural;
}

/**
 * Label of a field or an argument: `createdAt` → `Created`, `isActive` → `Active`, `customerId` →
 * `Customer`, `vatNumber` → `VAT number`, `order_date` → `Order date`.
 */
export function fieldLabel(name: string): string {
  const words = splitWords(name);
  if (words.length > 1 && (words[0] === 'is' || words[0] === 'has')) words.shift();
  const last = words[words.length - 1];
  if (words.length > 1) {
    if (
      (last === 'id' && !NUMBERING.has(words[words.length - 2] ?? '')) ||
      (last === 'at' && saysWhen(words.slice(0, -1)))
    ) {
      words.pop();
    } else if (last === 'ids') {
      words.pop();
      words.push(pluralize.plural(words.pop() ?? ''));
    }
  }
  return sentence(words, name) || name;
}

/** Label of a relation to many, without words of its paging: `characterConnection` → `Characters`, `postsCollection` → `Posts`. */
export function relationLabel(name: string): string {
  const words = splitWords(name);
  if (words.length < 2 || !/^(connection|collection)$/.test(words.at(-1) ?? ''))
    return fieldLabel(name);
  return pluralLabel(sentence(words.slice(0, -1), name));
}

/** Label of a relation to one, which is not called by the name of its table: `customers` → `Customer`. */
export function oneLabel(name: string, type: string): string {
  const isTable = name.endsWith('s') && singularKey(name) === singularKey(type);
  return isTable ? typeLabel(type) : fieldLabel(name);
}

/** Label of an enum value: `PARTIALLY_REFUNDED` → `Partially refunded`, `A_5` → `5`. */
export function choiceLabel(value: string): string {
  // Tools that turn numbers into enum values put a letter in front, since a name cannot start with a digit.
  const bare = /^[A-Z]?_\d/.test(value) ? value.replace(/^[A-Z]?_/, '') : value;
  return sentence(splitWords(bare)) || value;
}

/** The rest of the label implies a time by itself: `created`, `expires`, `last seen`, `added to cycle`. */
function saysWhen(words: readonly string[]): boolean {
  const last = words.at(-1);
  return (
    isParticiple(last) ||
    (words.length > 1 && (words[0] === 'last' || isParticiple(words[0]))) ||
    [
      'begins',
      'closes',
      'ends',
      'expires',
      'hidden',
      'opens',
      'renews',
      'starts',
      'until',
    ].includes(last ?? '')
  );
}

function isParticiple(word: string | undefined): boolean {
  const irregular = [
    'sent',
    'paid',
    'sold',
    'seen',
    'read',
    'begun',
    'begin',
    'start',
    'end',
    'due',
    'spent',
    'built',
    'born',
    'left',
  ];
  return word !== undefined && (/ed$/.test(word) || irregular.includes(word));
}

/** Words with the same singular and plural in a back office. */
const UNCOUNTABLE = new Set('analytics data info media metadata news settings staff'.split(' '));

function lastInSingular(words: readonly string[]): string[] {
  const last = words[words.length - 1];
  if (last === undefined) return [];
  return [...words.slice(0, -1), UNCOUNTABLE.has(last) ? last : pluralize.singular(last)];
}
