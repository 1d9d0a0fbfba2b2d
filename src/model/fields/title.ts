import type { Field } from '../types/fields.ts';
import type { Reasoned } from '../types/reasoned.ts';
import type { CompositeType } from '../shapes/typeShapes.ts';
import { sameName, splitWords, typeWords } from '../wording/words.ts';
import {
  HEADINGS,
  NAMES,
  NUMBERS,
  readPrefixTitle,
  described,
  readSuffixTitle,
  inLanguage,
  isDistinctive,
  longText,
  person,
  readTexts,
  reason,
  readMessageTitle,
} from './titleTexts.ts';
import type { Texts } from './titleTexts.ts';

const ACCOUNTS = ['email', 'emailaddress', 'username', 'login', 'mail'];
/** Words of types whose records are people or their accounts. */
const ACCOUNT_WORDS = new Set(
  (
    'account admin administrator author client contact customer employee invitation lead ' +
    'member owner participant person profile recipient staff subscriber user viewer'
  ).split(' '),
);
const GISTS = ['summary', 'question', 'text', 'quote'];
const LAST_RESORTS = 'author view hash path key value tag topic address'.split(' ');

/** Words for the object that holds what a record is about. */
const CONTENTS = new Set(
  (
    'content contents frontmatter data current draft staged published latest details info ' +
    'profile attributes fields properties system sys meta texts translation'
  ).split(' '),
);

/**
 * The one or two fields that name a record: a name, else a person's first and last name, an e-mail
 * address, a number or code, a text by which one record is found, else the first text that is never null.
 * Empty when only the key can.
 *
 * @param unique the fields by which the schema finds one record
 */
export function readTitle(
  type: CompositeType,
  fields: readonly Field[],
  unique: ReadonlySet<string> = new Set(),
): Reasoned<string[]> {
  const texts = readTexts(fields);
  return (
    byUsualName(type, texts) ??
    inObject(fields) ??
    inLanguage(texts.all) ??
    readMessageTitle(type, fields) ??
    byNumber(type, texts) ??
    byUnique(type, texts, unique) ??
    readSuffixTitle(type, texts.all) ??
    readPrefixTitle(type, texts.all) ??
    texts.named(ACCOUNTS, 'an account is known by it') ??
    texts.named(GISTS, 'says in short what it is') ??
    texts.all
      .filter((field) => isDistinctive(type, field))
      .flatMap((field) =>
        field.nullable ? [] : reason(field, 'the first text that is never null'),
      )[0] ??
    inContents(type, fields) ??
    texts.named(LAST_RESORTS, 'a text') ??
    longText(fields) ??
    described(fields) ??
    texts.named(['url'], 'an address') ??
    texts.all
      .filter((field) => isDistinctive(type, field))
      .map((field) => reason(field, 'the first text'))[0] ?? {
      value: [],
      why: 'no field names a record; the key stands in',
    }
  );
}

/** By what people call such a field, with the type in its name or without. */
function byUsualName(type: CompositeType, texts: Texts): Reasoned<string[]> | null {
  const words = typeWords(type.name);
  const owners = [words.join(''), words[words.length - 1] ?? ''];
  const isAccount = words.some((word) => ACCOUNT_WORDS.has(word));
  return (
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
  const owner = typeWords(type.name).pop() ?? '';
  const names = [...NUMBERS, ...NUMBERS.map((name) => `${owner}${name}`)];
  return texts.named(names, 'a number or code');
}

/** By a text that the schema itself identifies records by: `orderByTrackingCode(trackingCode:)`. */
function byUnique(
  type: CompositeType,
  texts: Texts,
  unique: ReadonlySet<string>,
): Reasoned<string[]> | null {
  const match = texts.all.find((field) => unique.has(field.name) && isDistinctive(type, field));
  return match ? reason(match, 'one record is found by it') : null;
}

/** A name that is an object itself: `name { first last }`, `title { english native }`; written `name.first`. */
function inObject(fields: readonly Field[]): Reasoned<string[]> | null {
  const match = fields.find(
    (field) =>
      field.fields !== null &&
      !field.list &&
      !field.deprecated &&
      [...NAMES, ...HEADINGS].includes(sameName(field.name).replace(/s$/, '')),
  );
  if (!match?.fields) return null;
  const inner = match.fields.filter((field) => field.kind === 'string' && !field.list);
  const byName = new Map(inner.map((field) => [sameName(field.name), field]));
  const whole = [
    'userpreferred',
    'canonical',
    'full',
    'fullname',
    'displayname',
    'default',
    'name',
    'text',
    'value',
    'english',
    'en',
  ].flatMap((name) => byName.get(name) ?? [])[0];
  const parts = whole
    ? [whole]
    : (person(byName)?.value.flatMap((name) => inner.find((field) => field.name === name) ?? []) ??
      inner.slice(0, 1));
  if (parts.length === 0) return null;
  return {
    value: parts.map((part) => `${match.name}.${part.name}`),
    why: `\`${match.name}\`, an object that names the record`,
  };
}

/** A name inside the object that holds what a record is about: `frontmatter { title }`, `current { name }`. */
function inContents(type: CompositeType, fields: readonly Field[]): Reasoned<string[]> | null {
  for (const field of fields) {
    const words = splitWords(field.name);
    if (!field.fields || field.list || field.deprecated) continue;
    if (!words.some((word) => CONTENTS.has(word))) continue;
    const texts = readTexts(field.fields);
    const inner =
      byUsualName(type, texts) ??
      inObject(field.fields) ??
      byNumber(type, texts) ??
      inContents(type, field.fields);
    if (inner) return { value: inner.value.map((name) => `${field.name}.${name}`), why: inner.why };
  }
  return null;
}
