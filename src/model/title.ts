import type { Field } from './model.ts';
import type { CompositeType } from './typeShapes.ts';
import { endsWithWords, sameName, splitWords } from './words.ts';
import type { Reasoned } from './conventions/identity.ts';

/** Names of the field that names a record, likeliest first. */
const NAMES = ['displayname', 'fullname', 'name'];
const HEADINGS = ['title', 'label', 'subject', 'headline', 'heading', 'caption'];
const PERSON = [
  ['firstname', 'lastname'],
  ['givenname', 'familyname'],
  ['forename', 'surname'],
  ['first', 'last'],
] as const;
const ACCOUNTS = ['email', 'emailaddress', 'username', 'login', 'mail'];
/** Words of types whose records are people or their accounts. */
const ACCOUNT_WORDS = new Set(
  (
    'account admin administrator author client contact customer employee invitation lead ' +
    'member owner participant person profile recipient staff subscriber user viewer'
  ).split(' '),
);
const NUMBERS = (
  'number ordernumber invoicenumber code displaycode reference sku slug handle filename ' +
  'identifier iid'
).split(' ');
const ENDINGS = 'name title label subject headline number code company slug'.split(' ');
const GISTS = ['summary', 'question', 'text', 'quote'];
const LAST_RESORTS = 'author view hash path key value tag url topic address'.split(' ');

/** Objects that hold all of a record but its key. */
const ENVELOPES = new Set(['attributes', 'fields', 'properties']);
const MOST_BESIDE_ENVELOPE = 3;

/** Formats that say nothing about which record it is. */
const POOR_FORMATS = new Set(
  (
    'secret image color html uuid country currency duration longText url phone markdown ' +
    'money percent bytes'
  ).split(' '),
);
const POOR_WORDS = new Set(
  (
    'id uuid type kind locale language cursor etag timezone owner mime mimetype url note ' +
    'cancel reason icon token ip state status created updated date format color region ' +
    'mode version revision by ext path typename html'
  ).split(' '),
);

/** The texts of a type, found by names spelled without case and separators. */
interface Texts {
  all: readonly Field[];
  /** The first of the names that there is. */
  named(names: readonly string[], why: string): Reasoned<string[]> | null;
  byName: ReadonlyMap<string, Field>;
}

/**
 * The one or two fields that name a record: a name, else a person's first and last name, an e-mail
 * address, a number or code, else the first text that is never null. Empty when only the key can.
 */
export function readTitle(type: CompositeType, fields: readonly Field[]): Reasoned<string[]> {
  const texts = readTexts(fields);
  return (
    inEnvelope(type, fields) ??
    byUsualName(type, texts) ??
    ending(texts.all) ??
    texts.named(ACCOUNTS, 'an account is known by it') ??
    texts.named(GISTS, 'says in short what it is') ??
    texts.all
      .filter(isTelling)
      .flatMap((field) =>
        field.nullable ? [] : reason(field, 'the first text that is never null'),
      )[0] ??
    texts.named(LAST_RESORTS, 'a text') ??
    inObject(fields) ??
    longText(fields) ??
    texts.all.filter(isTelling).map((field) => reason(field, 'the first text'))[0] ?? {
      value: [],
      why: 'no field names a record; the key stands in',
    }
  );
}

function readTexts(fields: readonly Field[]): Texts {
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

/** By what people call such a field, with the type in its name or without. */
function byUsualName(type: CompositeType, texts: Texts): Reasoned<string[]> | null {
  const words = splitWords(type.name);
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
    (isAccount ? texts.named(ACCOUNTS, 'an account is known by it') : null) ??
    texts.named([...NUMBERS, ...NUMBERS.map((name) => `${owners[1]}${name}`)], 'a number or code')
  );
}

/** `{ id attributes { … } }`: the object that holds all of the record names it. */
function inEnvelope(type: CompositeType, fields: readonly Field[]): Reasoned<string[]> | null {
  const envelope = fields.find(
    (field) => ENVELOPES.has(field.name) && field.fields !== null && !field.list,
  );
  if (!envelope?.fields || fields.length > MOST_BESIDE_ENVELOPE) return null;
  const { value, why } = readTitle(type, envelope.fields);
  return value.length > 0 ? { value: value.map((name) => `${envelope.name}.${name}`), why } : null;
}

function isText(field: Field): boolean {
  if (field.list || field.deprecated || field.fields !== null) return false;
  if (field.kind === 'integer')
    return NUMBERS.includes(sameName(field.name)) || /number$/i.test(field.name);
  return (
    (field.kind === 'string' || field.kind === 'unknown') &&
    field.format !== 'secret' &&
    field.format !== 'image'
  );
}

function person(byName: ReadonlyMap<string, Field>): Reasoned<string[]> | null {
  for (const [first, last] of PERSON) {
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

/** A name that is an object itself: `name { first last }`, `title { english native }`; written `name.first`. */
function inObject(fields: readonly Field[]): Reasoned<string[]> | null {
  const match = fields.find(
    (field) =>
      field.fields !== null &&
      !field.list &&
      !field.deprecated &&
      [...NAMES, ...HEADINGS].includes(sameName(field.name)),
  );
  if (!match?.fields) return null;
  const inner = match.fields.filter((field) => field.kind === 'string' && !field.list);
  const byName = new Map(inner.map((field) => [sameName(field.name), field]));
  const whole = [
    'userpreferred',
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

function ending(texts: readonly Field[]): Reasoned<string[]> | null {
  for (const word of ENDINGS) {
    const match = texts.find(
      (field) =>
        endsWithWords(splitWords(field.name), [word]) && !POOR_FORMATS.has(field.format ?? ''),
    );
    if (match) return reason(match, `ends with “${word}”`);
  }
  return null;
}

function longText(fields: readonly Field[]): Reasoned<string[]> | null {
  const match = fields.find(
    (field) =>
      field.kind === 'string' &&
      !field.list &&
      !field.nullable &&
      !field.deprecated &&
      field.format === 'longText',
  );
  return match ? reason(match, 'a text that every record has') : null;
}

function isTelling(field: Field): boolean {
  const words = splitWords(field.name);
  return (
    field.kind === 'string' &&
    !POOR_FORMATS.has(field.format ?? '') &&
    !words.some((word) => POOR_WORDS.has(word))
  );
}

function reason(field: Field, why: string): Reasoned<string[]> {
  const shape = `${field.nullable ? 'a' : 'a non-null'} ${getNamedTypeName(field.type)}`;
  return { value: [field.name], why: `\`${field.name}\`, ${shape}, ${why}` };
}

function getNamedTypeName(type: string): string {
  return type.replace(/[[\]!]/g, '');
}
