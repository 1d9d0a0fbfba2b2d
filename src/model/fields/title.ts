import { getNamedType } from 'graphql';
import type { Field } from '../types/fields.ts';
import type { Reasoned } from '../types/reasoned.ts';
import { ownKey } from '../conventions/identity.ts';
import type { CompositeType } from '../shapes/typeShapes.ts';
import { singular } from '../wording/plurals.ts';
import { sameName, singularWords, splitWords, typeWords } from '../wording/words.ts';
import { readObservedTitle, type ObservedTitles, type ReadTitle } from './observedTitle.ts';
import { inObject } from './titleObject.ts';
import { readPair, readStreet, withTown } from './titlePairs.ts';
import {
  HEADINGS,
  NAMES,
  NUMBERS,
  readPrefixTitle,
  described,
  readSuffixTitle,
  inLanguage,
  longText,
  namedPerson,
  person,
  prefixedPerson,
  readTexts,
  reason,
  readMessageTitle,
} from './titleTexts.ts';
import type { Texts } from './titleTexts.ts';
import { isDistinctive, namesAnother } from './titleWords.ts';

const ACCOUNTS = ['email', 'emailaddress', 'username', 'login', 'mail'];
/** Words of types whose records are people or their accounts. */
const ACCOUNT_WORDS = new Set(
  (
    'account admin administrator author client contact customer employee invitation lead ' +
    'member owner participant person profile recipient staff subscriber user viewer'
  ).split(' '),
);
const RELEASES = new Set('release version build firmware upgrade'.split(' '));
const GISTS = ['summary', 'question', 'text', 'plaintext', 'quote'];
/** What is put on a thing, or given to it, to tell it apart. */
const MARKS = (
  'licenseplate licenceplate plate platenumber registrationnumber vin serialnumber serial barcode doi isbn issn ean gtin upc ' +
  'asin imei iccid hostname domain callsign ticker'
).split(' ');
const LAST_RESORTS = 'author view hash path key value tag topic address'.split(' ');

/** Words for the object that holds what a record is about. */
const CONTENTS = new Set(
  (
    'account content contents frontmatter metadata data current draft staged published latest details info person ' +
    'profile attributes fields properties system sys meta texts translation'
  ).split(' '),
);

/** Words for a list of such objects, the main one first. */
const TRANSLATIONS = new Set(['translations', 'localizations']);

/** What is known of a type's fields, besides their names and types. */
export interface TitleEvidence {
  /** The fields by which the schema finds one record. */
  readonly unique?: ReadonlySet<string>;
  /** What the values of fields are in a sample of records. */
  readonly observed?: ObservedTitles;
}

/**
 * The one or two fields that name a record: a name, else a person's first and last name, an e-mail
 * address, a number or code, a text by which one record is found, two texts that say it together, a number of its own
 * beside an encoded key, else the first text that is never null. Empty when only the key can.
 */
export function readTitle(
  type: CompositeType,
  fields: readonly Field[],
  { unique = new Set(), observed = {} }: TitleEvidence = {},
): ReadTitle {
  const distinct = Object.keys(observed).filter((name) => observed[name] === 'unique');
  const texts = new Set(readTexts(fields).all.filter((field) => isDistinctive(type, field)));
  const isText = (field: Field) => texts.has(field);
  return readObservedTitle(fields, observed, isText, (some) =>
    titleOf(type, some, unique, new Set(distinct)),
  );
}

function titleOf(
  type: CompositeType,
  fields: readonly Field[],
  unique: ReadonlySet<string>,
  distinct: ReadonlySet<string>,
): Reasoned<string[]> {
  const texts = readTexts(fields);
  const own = texts.all.filter((field) => !namesAnother(type, field, fields));
  const title =
    byUsualName(type, texts) ??
    inObject(fields) ??
    inLanguage(texts.all) ??
    readMessageTitle(type, fields) ??
    byNumber(type, texts) ??
    byVersion(type, texts) ??
    texts.named(MARKS, 'told apart by it') ??
    byUnique(type, texts, unique, 'one record is found by it') ??
    byUnique(type, texts, distinct, 'observed: no two records share its value') ??
    readStreet(type, texts) ??
    readSuffixTitle(type, own) ??
    readPrefixTitle(type, own) ??
    texts.named(ACCOUNTS, 'an account is known by it') ??
    texts.named(['publicid'], 'a key that is made for people') ??
    texts.named(GISTS, 'says in short what it is') ??
    byOwnDescription(type, texts) ??
    readPair(texts) ??
    prefixedPerson(texts) ??
    byOwnNumber(type, fields, unique) ??
    readSuffixTitle(type, texts.all) ??
    firstText(type, texts.all, 'the first text that is never null', ({ nullable }) => !nullable) ??
    byKind(type, texts) ??
    inContents(type, fields) ??
    texts.named(LAST_RESORTS, 'a text') ??
    longText(fields) ??
    described(fields) ??
    texts.named(['url'], 'an address') ??
    firstText(type, texts.all, 'the first text');
  return title
    ? withTown(type, title, texts)
    : { value: [], why: 'no field names a record; the key stands in' };
}

function firstText(
  type: CompositeType,
  texts: readonly Field[],
  why: string,
  isMeant: (field: Field) => boolean = () => true,
): Reasoned<string[]> | null {
  const match = texts.find((field) => isDistinctive(type, field) && isMeant(field));
  return match ? reason(match, why) : null;
}

/** `regionDescription` of a region. */
function byOwnDescription(type: CompositeType, texts: Texts): Reasoned<string[]> | null {
  return texts.named(
    ownersOf(type).flatMap((owner) => [`${owner}description`, `${owner}desc`]),
    'the type in its name',
  );
}

/** `rentalId` beside an encoded `id`: the number that people know, which the schema finds one record by or the type names. */
function byOwnNumber(
  type: CompositeType,
  fields: readonly Field[],
  unique: ReadonlySet<string>,
): Reasoned<string[]> | null {
  const key = ownKey(type);
  if (!key || getNamedType(key.type).name !== 'ID') return null;
  const [owner] = ownersOf(type);
  const names = [`${owner}id`, 'rowid', 'id'];
  const match = fields.find(
    ({ name, kind, nullable, list }) =>
      name !== key.name &&
      kind === 'integer' &&
      !nullable &&
      !list &&
      (names.includes(sameName(name)) || (unique.has(name) && /id$/i.test(name))),
  );
  return match ? reason(match, 'its own number beside an encoded key') : null;
}

/** The type's name, whole and without what precedes its last word, in the singular. */
function ownersOf(type: CompositeType): string[] {
  const words = typeWords(type.name);
  const last = singular(words.pop() ?? '');
  return [[...words, last].join(''), last];
}

/** By what people call such a field, with the type in its name or without. */
function byUsualName(type: CompositeType, texts: Texts): Reasoned<string[]> | null {
  const owners = ownersOf(type);
  const isAccount = singularWords(typeWords(type.name)).some((word) => ACCOUNT_WORDS.has(word));
  return (
    namedPerson(texts) ??
    texts.named(NAMES, 'first in the order of names') ??
    person(texts.byName) ??
    texts.named(HEADINGS, 'first in the order of names') ??
    texts.named(
      owners.flatMap((owner) => [`${owner}name`, `${owner}title`]),
      'the type in its name',
    ) ??
    texts.named(owners, 'of the same name as the type') ??
    (isAccount ? texts.named(ACCOUNTS, 'an account is known by it') : null)
  );
}

/** By a number or a code, with the type in its name or without. */
function byNumber(type: CompositeType, texts: Texts): Reasoned<string[]> | null {
  const [, owner] = ownersOf(type);
  const names = [...NUMBERS, ...NUMBERS.map((name) => `${owner}${name}`)];
  const title = texts.named(names, 'a number or code');
  // What somebody may have noted says less than what every record is described by.
  const said = texts.byName.get('description');
  const isNoted = texts.byName.get('reference')?.name === title?.value[0];
  const isOptional = isNoted && texts.byName.get('reference')?.nullable === true;
  return isOptional && said && !said.nullable ? reason(said, 'says what it is') : title;
}

/** `version` of a release: of anything else it is one of its states. */
function byVersion(type: CompositeType, texts: Texts): Reasoned<string[]> | null {
  const last = singular(typeWords(type.name).at(-1) ?? '');
  return RELEASES.has(last) ? texts.named(['version', 'tag'], 'by which a release is known') : null;
}

/** `type` of a `TicketType`. */
function byKind(type: CompositeType, texts: Texts): Reasoned<string[]> | null {
  const isKind = splitWords(type.name).at(-1) === 'type';
  return isKind ? texts.named(['type'], 'called as the type is') : null;
}

/** By a text that tells records apart, as that of `orderByTrackingCode(trackingCode:)` does. */
function byUnique(
  type: CompositeType,
  texts: Texts,
  unique: ReadonlySet<string>,
  why: string,
): Reasoned<string[]> | null {
  const match = texts.all.find((field) => unique.has(field.name) && isDistinctive(type, field));
  return match ? reason(match, why) : null;
}

/** A name inside the object that holds what a record is about: `frontmatter { title }`, `current { name }`. */
function inContents(type: CompositeType, fields: readonly Field[]): Reasoned<string[]> | null {
  for (const field of fields) {
    const words = splitWords(field.name);
    // `pendingContributionData` is one thing of several that records may have.
    if (!field.fields || field.deprecated || words.length > 2) continue;
    if (!words.some((word) => (field.list ? TRANSLATIONS : CONTENTS).has(word))) continue;
    const texts = readTexts(field.fields);
    const inner =
      byUsualName(type, texts) ??
      inObject(field.fields) ??
      byNumber(type, texts) ??
      texts.named(GISTS, 'says in short what it is') ??
      inContents(type, field.fields);
    if (inner) return { value: inner.value.map((name) => `${field.name}.${name}`), why: inner.why };
  }
  return null;
}
