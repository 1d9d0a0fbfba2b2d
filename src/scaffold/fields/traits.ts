import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import { namesLanguage } from '../../model/fields/translations.ts';
import { NUMBER_KINDS } from '../../model/shapes/scalarKinds.ts';
import { splitWords } from '../../model/wording/words.ts';
import { findPath } from './fieldPath.ts';

/** The traits of a field that decide whether, where and how it is shown. */

const MOST_PARTS = 6;

/** Whether a field can be shown: not a secret, and not nested too deeply. */
export function isShown(field: Field): boolean {
  if (field.deprecated || field.format === 'secret') return false;
  if (isOneValue(field)) return true;
  return field.list ? listDepth(field.type) === 1 && partsShown(field).length > 0 : false;
}

/** Whether one component shows a field's value, or each of several: all of an object, too. */
export function isOneValue(field: Field): boolean {
  return (
    field.fields === null || (isShownWhole(field) && listDepth(field.type) < 2) || isMoney(field)
  );
}

/** Whether one component shows an object: the team's, or that of a shape such as a range. */
export function isShownWhole({ shownBy, shape }: Field): boolean {
  return shownBy !== undefined || shape !== undefined;
}

/** The fields of a list of value objects that its table shows. */
export function partsShown(field: Field): Field[] {
  const all = translatedParts(field) ?? field.fields ?? [];
  const shown = all.filter(
    (part) => isShown(part) && !part.list && part.kind !== 'json' && !isCurrencyOf(part, all),
  );
  return shown.slice(0, MOST_PARTS);
}

/** Whether a field names a language: by an enum, or by its code. */
export function isLanguage({ name, kind, list }: Field): boolean {
  return !list && (kind === 'enum' || kind === 'string') && namesLanguage(name);
}

/** Whether a field has the record's translations: texts, each with its language. */
export function isTranslations(field: Field): boolean {
  return translatedParts(field) !== null;
}

/** The parts of a translation, its language first, without technical fields; null if it is no translation. */
function translatedParts({ list, type, fields }: Field): Field[] | null {
  const languages = fields?.filter(isLanguage) ?? [];
  const others = fields?.filter(
    (part) => !isLanguage(part) && !isIdentifier(part) && !isBookkeeping(part),
  );
  const isText = ({ kind, list: isList }: Field) => kind === 'string' && !isList;
  if (!list || listDepth(type) !== 1 || languages.length !== 1 || !others?.some(isText))
    return null;
  return [...languages, ...others];
}

/** How many lists a printed type is nested in. */
export function listDepth(type: string): number {
  return type.split('[').length - 1;
}

/** True for an amount that can be read with its currency: a number, or a value object with one. */
export function isMoney({ money, list, fields }: Field): boolean {
  if (money === null || list) return false;
  return fields === null || findPath(fields, money.amount) !== null;
}

/** True for the field that names the currency of amounts beside it: it is shown with them. */
export function isCurrencyOf(field: Field, siblings: readonly Field[]): boolean {
  return siblings.some(
    ({ fields, money }) =>
      (fields === null || money?.currencyOfRecord) && money?.currency?.[0] === field.name,
  );
}

/** True for a foreign key beside the relation to the same record. */
export function isForeignKey(field: Field, relations: readonly Relation[]): boolean {
  return relations.some(({ foreignKey }) => foreignKey === field.name);
}

/** True for an identifier, which people copy rather than read: also a number that is a key. */
export function isIdentifier({ kind, format, list, name }: Field): boolean {
  if (list) return false;
  return (
    kind === 'id' || format === 'uuid' || (kind === 'integer' && splitWords(name).pop() === 'id')
  );
}

const STATUS_WORDS = new Set(['status', 'state', 'stage', 'phase', 'lifecycle']);

/** True for the name of a status. */
export function saysStatus(name: string): boolean {
  return splitWords(name).some((word) => STATUS_WORDS.has(word));
}

/** True for an enum that is a status. */
export function isStatus(field: Field): boolean {
  return field.kind === 'enum' && !field.list && saysStatus(field.name);
}

/** The status of a record itself, before the statuses of its parts (`paymentStatus`). */
export function mainStatus(fields: readonly Field[]): Field | undefined {
  const statuses = fields.filter((field) => isStatus(field) && !field.deprecated);
  return statuses.find(({ name }) => STATUS_WORDS.has(name)) ?? statuses[0];
}

/** Words of what lies beside the state of an address. */
const PLACE_WORDS = new Set(
  'city town street postal postcode zip zipcode country province county region'.split(' '),
);

/**
 * The status of a record whose words only the backend knows: a text of that very name, which is not the state of an
 * address.
 */
export function statusText(fields: readonly Field[]): Field | undefined {
  const isPlace = fields.some(({ name }) => splitWords(name).some((word) => PLACE_WORDS.has(word)));
  return fields.find(
    ({ name, kind, format, list, deprecated }) =>
      STATUS_WORDS.has(name) &&
      kind === 'string' &&
      !(format || list || deprecated) &&
      !(name === 'state' && isPlace),
  );
}

/** What says where a record stands, by an enum before a text. */
export function shownStatus(fields: readonly Field[]): Field | undefined {
  return mainStatus(fields) ?? statusText(fields);
}

/** True for numbers and amounts. */
export function isNumeric(field: Field): boolean {
  return isMoney(field) || (field.fields === null && NUMBER_KINDS.includes(field.kind));
}

/** True for days and moments. */
export function isDate(field: Field): boolean {
  return field.kind === 'date' || field.kind === 'datetime';
}

const BOOKKEEPING =
  /^(date_?)?(created|updated|modified|changed|inserted|edited|deleted|archived|lastEdited)(_?(at|on|date|time))?$/i;

const LAST_CHANGE = /^(date_?)?(last_?)?(updated?|modified|changed|edited)(_?(at|on|date|time))?$/i;

const LAST_CHANGER =
  /^(last_?)?(updated?|modified|changed|edited)_?by(_?(user|person|employee|member|staff))?$/i;

/** Whether a field or a relation of a record says by its name who changed the record last. */
export function saysLastChanger(name: string): boolean {
  return LAST_CHANGER.test(name);
}

/** When the record itself was last changed, which its backend notes with each change. */
export function isLastChange(field: Field): boolean {
  return field.kind === 'datetime' && !field.list && LAST_CHANGE.test(field.name);
}

/** When the record itself was made and changed. */
export function isBookkeeping(field: Field): boolean {
  return field.kind === 'datetime' && BOOKKEEPING.test(field.name);
}

/** Whether a field is one value, or one object, that is there to be used. */
export function isSingle({ list, deprecated }: Field): boolean {
  return !list && !deprecated;
}
