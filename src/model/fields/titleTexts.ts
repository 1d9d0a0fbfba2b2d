import type { Field } from '../types/fields.ts';
import type { Reasoned } from '../types/reasoned.ts';
import { namedTypeOf } from '../shapes/typeShapes.ts';
import type { CompositeType } from '../shapes/typeShapes.ts';
import {
  endsWithWords,
  sameName,
  splitWords,
  startsWithWords,
  typeWords,
} from '../wording/words.ts';
import { isDistinctive, isNumberOfAnother, isPoorFormat, isShared } from './titleWords.ts';

/** Names of the field that names a record, likeliest first. */
export const NAMES = 'displayname fullname name nombre nome nom naam navn namn'.split(' ');
export const HEADINGS =
  'title label subject headline heading caption titulo titre titolo titel bezeichnung'.split(' ');
/** A person's names, where the first is called as that of a thing is. */
const NAMED_PERSON = [
  ['nombre', 'apellido'],
  ['nombre', 'apellidos'],
  ['nome', 'sobrenome'],
  ['nome', 'cognome'],
  ['prenom', 'nom'],
] as const;
const PERSON = [
  ['firstname', 'lastname'],
  ['givenname', 'familyname'],
  ['forename', 'surname'],
  ['first', 'last'],
  ['vorname', 'nachname'],
  ['voornaam', 'achternaam'],
] as const;
export const NUMBERS = (
  'filename number ordernumber invoicenumber incrementid displayid code displaycode reference sku slug handle ' +
  'identifier iid'
).split(' ');
const ENDINGS = 'name title label subject headline number code company slug'.split(' ');
const LANGUAGES = new Set('en english default local locale native'.split(' '));

/** Types of what people say, and the fields that hold it. */
const SAYINGS = new Set('comment message note reply review feedback update remark'.split(' '));
const SAID = 'body text content message comment comments note'.split(' ');

/** The texts of a type, found by names spelled without case and separators. */
export interface Texts {
  all: readonly Field[];
  /** The first of the names that there is. */
  named(names: readonly string[], why: string): Reasoned<string[]> | null;
  byName: ReadonlyMap<string, Field>;
}

/** The fields of a type that hold a text which may name a record. */
export function readTexts(fields: readonly Field[]): Texts {
  const all = fields.filter(isText);
  const byName = new Map(all.map((field) => [sameName(field.name), field]));
  return {
    all,
    byName,
    named: (names, why) => {
      const match = names.flatMap((name) => byName.get(name) ?? [])[0];
      return match ? reason(match, why) : null;
    },
  };
}

function isText(field: Field): boolean {
  if (field.list || field.deprecated || field.fields !== null) return false;
  if (field.kind === 'integer')
    return NUMBERS.includes(sameName(field.name)) || /number$/i.test(field.name);
  // A key that is made for people, whatever scalar it has.
  if (/^(public|display)_?id$/i.test(field.name)) return true;
  return (
    (field.kind === 'string' || field.kind === 'unknown') &&
    field.format !== 'secret' &&
    field.format !== 'image'
  );
}

/** A person's first and last name, where neither is called as the name of a thing is; or null. */
export function person(byName: ReadonlyMap<string, Field>): Reasoned<string[]> | null {
  return both(byName, PERSON);
}

/** `nombre` and `apellido`: a person's first and last name before `nombre` alone. */
export function namedPerson({ byName }: Texts): Reasoned<string[]> | null {
  return both(byName, NAMED_PERSON);
}

function both(
  byName: ReadonlyMap<string, Field>,
  pairs: ReadonlyArray<readonly [first: string, last: string]>,
): Reasoned<string[]> | null {
  for (const [first, last] of pairs) {
    const given = byName.get(first);
    const family = byName.get(last);
    if (given && family) {
      return {
        value: [given.name, family.name],
        why: `\`${given.name}\` and \`${family.name}\`, a person's name`,
      };
    }
  }
  return null;
}

/** `full_name_english`, `titleEn`: a name in one language of several. */
export function inLanguage(texts: readonly Field[]): Reasoned<string[]> | null {
  const match = texts.find((field) => {
    const words = splitWords(field.name);
    const language = words.pop() ?? '';
    return LANGUAGES.has(language) && [...NAMES, ...HEADINGS].includes(words.join(''));
  });
  return match ? reason(match, 'a name in one language') : null;
}

/**
 * A text whose name ends as that of a name does: `companyName`. Of several it is the one that begins as
 * the type's name does, and says the least besides: of a StoreConfig `storeName`, not `storeGroupName`.
 */
export function readSuffixTitle(
  type: CompositeType,
  texts: readonly Field[],
): Reasoned<string[]> | null {
  const [owner] = typeWords(type.name);
  for (const word of ENDINGS) {
    const matches = texts.flatMap((field) => {
      const words = splitWords(field.name);
      const isMatch =
        endsWithWords(words, [word]) &&
        !isPoorFormat(field) &&
        !isNumberOfAnother(type, words) &&
        !isShared(type, words);
      return isMatch ? [{ field, isOwn: words[0] === owner, length: words.length }] : [];
    });
    const own = matches
      .filter(({ isOwn }) => isOwn)
      .sort((one, other) => one.length - other.length);
    const match = own[0] ?? matches[0];
    if (match) return personNamed(match.field, texts) ?? reason(match.field, `ends with “${word}”`);
  }
  return null;
}

/** `attendeeFirst` and `attendeeLast`: a person's name that begins as others of the record do. */
export function prefixedPerson({ all }: Texts): Reasoned<string[]> | null {
  const first = all.filter(({ name }) => endsWithWords(splitWords(name), ['first']));
  return first.map((field) => personNamed(field, all)).find((title) => title !== null) ?? null;
}

/** `recipientFirstName` with the last name beside it. */
function personNamed(first: Field, texts: readonly Field[]): Reasoned<string[]> | null {
  const name = sameName(first.name);
  const pair = PERSON.find(([given]) => name.endsWith(given));
  const family = pair && name.slice(0, -pair[0].length) + pair[1];
  const last = texts.find((field) => sameName(field.name) === family);
  if (!last) return null;
  return {
    value: [first.name, last.name],
    why: `\`${first.name}\` and \`${last.name}\`, a person's name`,
  };
}

const BEGINNINGS = ['name', 'label', 'title'];

/** A text whose name begins with that of a name: `labelSingular`, `titleRomaji`. */
export function readPrefixTitle(
  type: CompositeType,
  texts: readonly Field[],
): Reasoned<string[]> | null {
  for (const word of BEGINNINGS) {
    const match = texts.find(
      (field) => isDistinctive(type, field) && startsWithWords(splitWords(field.name), [word]),
    );
    if (match) return reason(match, `begins with “${word}”`);
  }
  return null;
}

/** The long text that every record has, if there is no short one. */
export function longText(fields: readonly Field[]): Reasoned<string[]> | null {
  const match = fields.find(
    (field) =>
      isSaid(field) &&
      !field.nullable &&
      field.format === 'longText' &&
      // What people write down about a record for themselves.
      !/memo$/i.test(field.name),
  );
  return match ? reason(match, 'a text that every record has') : null;
}

/** A text that says what the record is, even if not all have one. */
export function described(fields: readonly Field[]): Reasoned<string[]> | null {
  const match = ['description', 'body', 'content', 'text', 'message'].flatMap((name) =>
    fields.filter((field) => sameName(field.name) === name && isSaid(field)),
  )[0];
  return match ? reason(match, 'says what it is') : null;
}

/** The text of a comment, a message or a review is its best title. */
export function readMessageTitle(
  type: CompositeType,
  fields: readonly Field[],
): Reasoned<string[]> | null {
  if (!SAYINGS.has(typeWords(type.name).pop() ?? '')) return null;
  const match = SAID.flatMap((name) =>
    fields.filter((field) => sameName(field.name) === name && isSaid(field)),
  )[0];
  return match ? reason(match, 'what it says') : null;
}

function isSaid(field: Field): boolean {
  return field.kind === 'string' && !field.list && !field.deprecated && field.fields === null;
}

/** The title that one field is, and why it was taken. */
export function reason(field: Field, why: string): Reasoned<string[]> {
  const shape = `${field.nullable ? 'a' : 'a non-null'} ${namedTypeOf(field.type)}`;
  return { value: [field.name], why: `\`${field.name}\`, ${shape}, ${why}` };
}
