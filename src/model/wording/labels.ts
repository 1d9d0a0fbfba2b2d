import { isParticiple, isThing } from './participles.ts';
import { isPlural, plural, singular } from './plurals.ts';
import { lowerFirst, sentence } from './sentence.ts';
import { endsWithWords, singularKey, splitWords, typeWords } from './words.ts';

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
    isTaken(typeName.slice(0, -last.length).replace(/_$/, '')) ||
    (MEANT_SUFFIXES.has(last) &&
      fields.some((name) => singular(splitWords(name).at(-1) ?? '') === last));
  const own = isMeant ? words : typeWords(typeName);
  // `preise: [Preis]`: where the schema has a plural beside it, the type's name is in the singular.
  const one = fields.some((name) => isPluralOf(lastWord(name), last)) ? own : lastInSingular(own);
  return sentence(inOrderOf(one, fields), typeName) || typeName;
}

/**
 * Plural of a resource's label. Where the schema's own is no English one, as in `kunden: [Kunde]`, it is taken as it is.
 *
 * @param fields the names of the fields that list its records
 */
export function resourcePlural(label: string, fields: readonly string[]): string {
  const words = splitWords(label);
  const last = words.at(-1) ?? '';
  const many = fields.map(lastWord).find((word) => isPluralOf(word, last));
  if (many === undefined || singular(many) === last || plural(last) === many)
    return pluralLabel(label);
  return sentence([...words.slice(0, -1), many], label);
}

function lastWord(name: string): string {
  return splitWords(name).at(-1) ?? '';
}

/** The ends of plurals in the languages that schemas are written in. */
const PLURAL_ENDS = /^(e?n|er|e?s|e|i|a|x|nen|ar|or|len|ler|lar)$/;

/** `preise` of `preis`, `ordini` of `ordine`, `journaux` of `journal`. */
function isPluralOf(many: string, one: string): boolean {
  if (one.length < 3 || many === one) return false;
  const shared = [...one].findIndex((letter, index) => many[index] !== letter);
  if (shared < 0) return PLURAL_ENDS.test(many.slice(one.length));
  // One letter of the ending changes: `ordine`, `ordini`. Words with a `y` at the end are English: `activites` are others.
  return !one.endsWith('y') && shared >= 4 && shared >= one.length - 1 && many.length - shared <= 2;
}

/** The words in the order in which the schema's fields have them: `automaticDiscountNodes` of DiscountAutomaticNode. */
function inOrderOf(words: readonly string[], fields: readonly string[]): readonly string[] {
  const sorted = [...words].sort().join(' ');
  const orders = fields.map((name) => lastInSingular(typeWords(singular(name))));
  return orders.find((order) => [...order].sort().join(' ') === sorted) ?? words;
}

/** Technical words at the end of types that may also be part of the name. */
const MEANT_SUFFIXES = new Set(['entity', 'interface', 'model', 'object', 'record', 'type']);

/** What something is followed by that is described: codes of conduct, orders by status. */
const DESCRIBES = /^(.+?)( (?:of|with|without|for|by) .+)$/;
/** Labels that have no plural of their own: `Member of`. */
const OPEN = / (?:of|by|for)$/;

/** Plural of a label: `Product variant` → `Product variants`, `Code of conduct` → `Codes of conduct`, `Unit all` → `All units`. A plural stays as it is. */
export function pluralLabel(label: string): string {
  const [, noun, description = ''] = DESCRIBES.exec(label) ?? [];
  if (noun !== undefined) return pluralLabel(noun) + description;
  const space = label.lastIndexOf(' ');
  const last = label.slice(space + 1);
  if (space > 0 && last === 'all') return `All ${lowerFirst(pluralLabel(label.slice(0, space)))}`;
  // `Release unprocessed`, `Account blocked`: the participle says of which kind they are. `Banned` are those who are so.
  const isState = isParticiple(last) && !isThing(last) && (space > 0 || last.length > 4);
  if (OPEN.test(label) || isState) return label;
  const many =
    /^[A-Z]{2,}$/.test(last) && plural(last.toLowerCase()) !== last.toLowerCase()
      ? `${last}s`
      : plural(last);
  return label.slice(0, space + 1) + many;
}

/**
 * Label of a field or an argument: `createdAt` → `Created`, `isActive` → `Active`, `customerId` →
 * `Customer`, `vatNumber` → `VAT number`, `order_date` → `Order date`.
 */
export function fieldLabel(name: string): string {
  const words = splitWords(name);
  if (words.length > 1 && (words[0] === 'is' || words[0] === 'has')) words.shift();
  const noun = nounByKey(words);
  if (noun) return sentence(noun, name);
  const last = words[words.length - 1];
  if (words.length > 1) {
    if (
      (last === 'id' && !NUMBERING.has(words[words.length - 2] ?? '')) ||
      (last === 'at' && saysWhen(words.slice(0, -1)))
    ) {
      words.pop();
    } else if (last === 'ids') {
      words.pop();
      words.push(plural(words.pop() ?? ''));
    }
  }
  return sentence(words, name) || name;
}

/**
 * What a name calls that is made of the records at the other end and the key that leads there:
 * `languageByOriginalLanguageId` is the original language, `filmActorsByFilmId` are film actors. Null for other names.
 */
function nounByKey(words: readonly string[]): readonly string[] | null {
  const at = words.findIndex((word, index) => index > 0 && /^(by|to|using|via)$/.test(word));
  if (at < 0 || words.at(-1) !== 'id') return null;
  const noun = lastInSingular(words.slice(0, at));
  const key = words.slice(at + 1, -1);
  if (endsWithWords(key, noun)) return key;
  return isPlural(words[at - 1]) && key.length > 0 ? words.slice(0, at) : null;
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

/** Words that imply a time, beside participles. */
const MOMENTS = new Set(
  'begin begins closes due end ends expires hidden opens renews start starts until'.split(' '),
);

/** The rest of the label implies a time by itself: `created`, `expires`, `last seen`, `added to cycle`. */
function saysWhen(words: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return saysTime(last) || (words.length > 1 && (first === 'last' || saysTime(first)));
}

function saysTime(word: string): boolean {
  return isParticiple(word) || MOMENTS.has(word);
}

/** Its last word in the singular, of `MediaWithTags` and `GroupOfLines` that before its description. */
function lastInSingular(words: readonly string[]): string[] {
  const described = words.findIndex(
    (word, index) =>
      /^(with|without|by)$/.test(word) || (word === 'of' && !isPlural(words[index - 1] ?? '')),
  );
  if (described > 0)
    return [...lastInSingular(words.slice(0, described)), ...words.slice(described)];
  const last = words[words.length - 1];
  if (last === undefined) return [];
  return [...words.slice(0, -1), singular(last)];
}
