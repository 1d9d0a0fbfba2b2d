import type { Field } from '../types/fields.ts';
import type { CompositeType } from '../shapes/typeShapes.ts';
import { sameName, singularWords, splitWords, typeWords } from '../wording/words.ts';

/** Formats that say nothing about which record it is. */
const POOR_FORMATS = new Set(
  (
    'secret image color html uuid country currency duration longText url phone markdown ' +
    'money percent bytes'
  ).split(' '),
);
const POOR_WORDS = new Set(
  (
    'id pk uuid urn type kind locale language cursor etag timezone owner mime mimetype url note ' +
    'cancel reason icon token ip state status created updated date format color region ' +
    'mode version revision rev etag data meta permissions direction statut after before headers by ext path ' +
    'typename html old new previous changed ' +
    'latitude longitude lat lng lon coordinates ' +
    'api config configuration settings metadata json payload str bibtex ris csl citation'
  ).split(' '),
);

/** What many records have in common: where they are, and what they are among. */
const PLACES = new Set(
  (
    'city town village suburb district county country province state region street line1 line2 address1 address2 ' +
    'continent'
  ).split(' '),
);
/** What even places have in common with others. */
const POST_CODES = new Set('zip zipcode postcode postal'.split(' '));
const GROUPS = new Set(
  (
    'category subcategory group class genre level tier grade rank priority severity stage phase ' +
    'status channel source medium method gender sex unit size department division role ' +
    'segment industry sector currency season weekday month gateway collection action event queue entity brand make ' +
    'manufacturer provider layout trigger storage availability platform'
  ).split(' '),
);
/** Types whose records are places: their location identifies them. */
const PLACE_TYPES =
  /address|location|place|venue|branch|office|store|site|warehouse|city|town|region|country|state|zone/;

/** Numbers stored as texts, such as decimals, do not identify a record. */
const QUANTITIES =
  /^(price|cost|amount|total|subtotal|balance|fee|tax|discount|quantity|qty|weight)$/;

/** True for a text that identifies records: no address, colour or kind. */
export function isDistinctive(type: CompositeType, field: Field): boolean {
  const words = splitWords(field.name);
  return (
    !isShared(type, words) &&
    !isMomentName(words) &&
    !isNumberOfAnother(type, words) &&
    field.kind === 'string' &&
    !POOR_FORMATS.has(field.format ?? '') &&
    !words.some((word) => POOR_WORDS.has(word)) &&
    !QUANTITIES.test(words.at(-1) ?? '') &&
    // A flag, whatever it is kept as: `isEnabled: String`.
    !(words.length > 1 && /^(is|has)$/.test(words[0])) &&
    // Of the machinery.
    !field.name.startsWith('_')
  );
}

/** True for words that say what many records of a type have in common, `shippingCity` of an order. */
export function isShared(type: CompositeType, words: readonly string[]): boolean {
  const own = singularWords(typeWords(type.name));
  const isPlace = isPlaceType(type);
  return (
    (isAddressName(words) && !isPlace) ||
    (OTHERS.has(words[0]) &&
      !own.includes(words[0]) &&
      /^(name|title|label)$/.test(words.at(-1) ?? '')) ||
    words.some(
      (word) =>
        !own.includes(word) &&
        (GROUPS.has(word) || POST_CODES.has(word) || (PLACES.has(word) && !isPlace)),
    )
  );
}

/** Whether the records of a type are places: their location identifies them. */
export function isPlaceType(type: CompositeType): boolean {
  return PLACE_TYPES.test(typeWords(type.name).join(' '));
}

/** Other people that a record names: `shipName` of an order, `reviewerName` of a review. */
const OTHERS = new Set(
  'bill billing ship shipping recipient receiver sender reviewer queue created updated uploaded modified'.split(
    ' ',
  ),
);

/** Numbers and codes of something else, and those that count within a record. */
const NUMBERS_OF_OTHERS =
  /^(revision|version|line|row|page|seat|floor|house|building|phone|mobile|fax|bank|routing|account|card|tax|vat|position|step|sequence|approval|dial|area|status|error|exit|response)$/;

/** `revisionNumber` of an order, `approvalCode`; not `cardNumber` of a card. */
export function isNumberOfAnother(type: CompositeType, words: readonly string[]): boolean {
  const own = singularWords(typeWords(type.name));
  const [before, last] = words.slice(-2);
  const isNumber = last === 'number' || last === 'code';
  return isNumber && NUMBERS_OF_OTHERS.test(before) && !own.includes(before);
}

/**
 * `merchantName` beside `merchantId`: the name of something else, which many records have in common. Of a merchant it
 * is its own.
 */
export function namesAnother(type: CompositeType, field: Field, beside: readonly Field[]): boolean {
  const words = splitWords(field.name);
  const isName = /^(name|title|label)$/.test(words.pop() ?? '');
  const about = words.join('');
  if (!isName || about === '' || typeWords(type.name).join('').endsWith(about)) return false;
  return beside.some(
    ({ name }) =>
      /^(id|uuid|key)$/.test(sameName(name).slice(about.length)) &&
      sameName(name).startsWith(about),
  );
}

/** `billingAddress`, `address`; not `emailAddress`. */
function isAddressName(words: readonly string[]): boolean {
  return /^(billing|bill|shipping|ship|delivery|home|work|street|postal|mailing|invoice|office|customer|company|pickup|ship to|bill to)? ?address( line)?\d*$/.test(
    words.join(' '),
  );
}

/** `startsAt`, `visitDate`, `placedOn`: a time, of whatever type. */
export function isMomentName(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const isTime = /^(at|on|date|time|day|until|since)$/.test(last) && words.length > 1;
  return isTime || /^(dt|ts|timestamp|datetime)$/.test(last);
}

/** Whether the format of a field says nothing about which record it is. */
export function isPoorFormat({ format }: Field): boolean {
  return POOR_FORMATS.has(format ?? '');
}
