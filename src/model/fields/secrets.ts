import {
  getNamedType,
  isInputObjectType,
  isScalarType,
  isSpecifiedScalarType,
  type ConstDirectiveNode,
  type GraphQLScalarType,
  type GraphQLType,
} from 'graphql';
import { leafKind } from '../shapes/scalarKinds.ts';
import { singular } from '../wording/plurals.ts';
import { splitWords } from '../wording/words.ts';

/** A field, an argument or a field of an input object: what `isSecret` needs to know of it. */
export interface NamedValue {
  readonly name: string;
  readonly type: GraphQLType;
  readonly astNode?: { readonly directives?: readonly ConstDirectiveNode[] } | null;
}

/** The context of a value. All properties are optional. */
export interface SecretContext {
  /**
   * Names of the enclosing fields, innermost first: `set` in the input `password`, `old` of
   * `changePassword`.
   */
  readonly holders?: readonly string[];
  /** Names of fields beside it: a `number` beside a `cvc` is a card's. */
  readonly siblings?: readonly string[];
}

/**
 * Whether a value is a secret: a password, a token, a private key, an access code. It depends on the last
 * words of the name (`passwordResetToken` is a token, `passwordResetAt` a time, `tokenCount` a number) and
 * on the type: Booleans, times, enums and objects are no secrets. The fields of an object are judged
 * separately.
 */
export function isSecret(value: NamedValue, surroundings: SecretContext = {}): boolean {
  const type = getNamedType(value.type);
  if (!isScalarType(type)) return false;
  const kind = leafKind(type);
  if (['boolean', 'date', 'datetime', 'time'].includes(kind)) return false;
  const words = wordsIn(value.name);
  if (['integer', 'float', 'decimal'].includes(kind)) return isCode(subjectIn(words));
  const isKey = kind === 'id' || /uuid|guid/i.test(type.name);
  // What a record is known by: who may see the record may see it.
  if (isKey && (words.length === 1 || words.at(-1) === 'id')) return false;
  return (
    isMarked(value) || isSecretScalar(type) || namesSecret(words) || isSecretIn(words, surroundings)
  );
}

const HASHED = wordSet('hash hashed digest salt');

/**
 * Whether a secret is what a backend makes of another, or sends to somebody: the hash and the salt of a password, a
 * token that resets it. Nobody enters these.
 */
export function isMadeByBackend(name: string): boolean {
  const words = wordsIn(name);
  if (words.some((word) => HASHED.has(word))) return true;
  return (
    words.at(-1) === 'token' &&
    words.some((word) => /^(reset|forgot|forgotten|verification|confirmation|recovery)$/.test(word))
  );
}

/** Whether an input object contains a secret at any depth. */
export function containsSecret(outer: GraphQLType, seen = new Set<GraphQLType>()): boolean {
  const type = getNamedType(outer);
  if (!isInputObjectType(type) || seen.has(type)) return false;
  const fields = Object.values(type.getFields());
  const siblings = fields.map(({ name }) => name);
  seen.add(type);
  return fields.some((field) => isSecret(field, { siblings }) || containsSecret(field.type, seen));
}

/** Words after the subject of a name, for its form or number. */
const FORMS = new Set(
  (
    'hash hashed digest salt encrypted cipher ciphertext plain plaintext raw clear cleartext text value ' +
    'string base64 confirm confirmation confirmed repeat repeated again retype retyped verify verification ' +
    'new old current previous input 1 2'
  ).split(' '),
);

/** Secrets whatever the preceding word. */
const SECRETS = new Set(
  (
    'password passwd passwort pwd passphrase passcode secret jwt otp totp hotp cvv cvv2 cvc cvc2 cvn bearer ' +
    'apikey privatekey secretkey accesskey accesstoken authtoken refreshtoken clientsecret'
  ).split(' '),
);

/** Secrets only after one of these words; `''` is the word alone. */
const SECRETS_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  key: wordSet(
    'access api auth private secret session signing client bearer encryption decryption master hmac ' +
      'shared recovery service refresh reset clone',
  ),
  signature: wordSet('access api auth session request'),
  code: wordSet(
    'otp totp mfa tfa 2fa factor verification recovery backup security access auth login pass cvv cvc',
  ),
  pin: wordSet(
    ' card user atm debit access security new old current staff employee door login transaction',
  ),
  pass: wordSet(' user smtp db database mail ftp imap proxy admin root login api basic http'),
  phrase: wordSet('seed mnemonic recovery secret backup pass security'),
  answer: wordSet('secret security'),
  string: wordSet('connection'),
  credentials: wordSet(
    ' api auth login user access aws gcp google azure smtp database db service account client',
  ),
};

/** Whose accounts are opened by their keys: those of programs. */
const PROGRAMS = wordSet('service storage');

/** Words that make a key a secret at any position: `privateSshKey`. */
const SECRET_KEYS = wordSet('private secret api');

/** Tokens that grant no access: cursors, parts of text and the like. */
const HARMLESS_TOKENS = wordSet(
  'next page paging pagination continuation cursor previous prev sync resume start end after before design ' +
    'public publishable mint nft crypto color colour',
);

/** Keys and tokens that are meant to be known. */
const PUBLIC = wordSet('public publishable');

/** Words that need a context. */
const BARE = new Set(
  (
    'set to value old new current next previous confirm confirmation confirmed repeat repeated again retype ' +
    'verify plain plaintext raw text hash salt content data string'
  ).split(' '),
);

/** Names of directives and formats that mark secrets. */
const MARKS = /^(is_?)?(secret|sensitive|password|confidential|redact(ed)?|write_?only)$/i;

/** The words of a name: of several secrets, as of one. `tokens` by itself are as well pieces of a text. */
function wordsIn(name: string): string[] {
  const words = splitWords(name);
  const last = words.pop();
  if (last === undefined) return [];
  const isOfSeveral = last !== 'credentials' && !(last === 'tokens' && words.length === 0);
  return [...words, isOfSeveral ? singular(last) : last];
}

/** The words up to what a name is about. */
function subjectIn(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !FORMS.has(word));
  return end <= 0 ? words.slice(0, 1) : words.slice(0, end + 1);
}

function namesSecret(words: readonly string[]): boolean {
  // `connectionString` is about its last word, which elsewhere says in which form something is.
  return isAboutSecret(words) || isAboutSecret(subjectIn(words));
}

function isAboutSecret(words: readonly string[]): boolean {
  const subject = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  if (before.some((word) => PUBLIC.has(word))) return false;
  if (SECRETS.has(subject) || /(password|passwd|passphrase)\d?$/.test(subject)) return true;
  if (subject === 'token') return !before.some((word) => HARMLESS_TOKENS.has(word));
  const owners = Object.hasOwn(SECRETS_OF, subject) ? SECRETS_OF[subject] : null;
  if (owners === null) return false;
  if (subject === 'key' && before.some((word) => SECRET_KEYS.has(word))) return true;
  if (subject === 'key' && before.at(-1) === 'account') return PROGRAMS.has(before.at(-2) ?? '');
  return owners.has(before.at(-1) ?? '');
}

/** What can be counted: `tokens` of a model, `keys` of a customer. */
const COUNTED = wordSet('token credentials secret key pass password bearer');

/** Codes that are numbers too: of all else a number is a count, or a key. */
function isCode(words: readonly string[]): boolean {
  return !COUNTED.has(words.at(-1) ?? '') && isAboutSecret(words);
}

/** Whether a name is secret only inside a secret object, or beside certain other fields. */
function isSecretIn(
  words: readonly string[],
  { holders = [], siblings = [] }: SecretContext,
): boolean {
  const name = words.join(' ');
  if (words.every((word) => BARE.has(word)) && holders.some((held) => namesSecret(wordsIn(held))))
    return true;
  const isHalf = name === 'hash' || name === 'salt';
  if (!isHalf && !/^(credit |debit |payment )?(card )?(number|pan|code)$/.test(name)) return false;
  const beside = siblings.map((sibling) => wordsIn(sibling).join(' '));
  return isHalf
    ? ['hash', 'salt'].every((it) => beside.includes(it))
    : beside.some((it) => /\b(cvv2?|cvc2?|cvn)$|\bsecurity code$/.test(it));
}

/** A scalar of the schema's own that is called so: `Password`, `JWT`, `SecretString`; or holds what was hashed. */
function isSecretScalar(type: GraphQLScalarType): boolean {
  if (isSpecifiedScalarType(type)) return false;
  const words = wordsIn(type.name);
  return (
    words.some((word) => ['password', 'secret', 'jwt', 'passphrase'].includes(word)) ||
    (type.name === 'Hash' && /\bhashed\b/i.test(type.description ?? ''))
  );
}

/** `@sensitive`, `@constraint(format: "password")`. */
function isMarked({ astNode }: NamedValue): boolean {
  return (astNode?.directives ?? []).some(
    ({ name, arguments: given = [] }) =>
      MARKS.test(name.value) ||
      given.some(
        ({ name: argument, value }) =>
          /^(format|type|kind)$/i.test(argument.value) &&
          (value.kind === 'StringValue' || value.kind === 'EnumValue') &&
          MARKS.test(value.value),
      ),
  );
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
