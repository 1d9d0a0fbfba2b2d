import { isObjectType, getNamedType, isUnionType, type GraphQLSchema } from 'graphql';
import type { SignInHints } from '../../hints.ts';
import { joinVariables, place } from '../../shapes/slots.ts';
import { isDeprecated, outputFields } from '../../shapes/typeShapes.ts';
import type { SessionResult } from '../../types/signIn.ts';
import { commonStart, isLeafNeeded, listInputLeaves, type InputLeaf } from './inputLeaves.ts';
import { identifierRank, isCodeName, isOwnPasswordName, isPasswordName } from './inputNames.ts';
import { readInputs, type CallInputs } from './readInputs.ts';
import { readSessionResult } from './readSessionResult.ts';
import type { SessionField } from './sessionFields.ts';
import { audienceRank, isOther, makesLogin, saysSignIn } from './sessionNames.ts';
import { sameName } from '../../wording/words.ts';

/** A call that may be how people sign in. */
export interface SignInCandidate {
  from: SessionField;
  leaves: InputLeaf[];
  identifier: InputLeaf;
  password: InputLeaf;
  asked: CallInputs;
  result: SessionResult;
  score: number;
  /** Its name says so. */
  isNamed: boolean;
}

/** The call as a sign-in by identifier and password; null where it is none. */
export function readSignInCandidate(
  from: SessionField,
  schema: GraphQLSchema,
): SignInCandidate | null {
  if (isOther(from.words)) return null;
  const leaves = listInputLeaves(from.field);
  const password = ownPassword(leaves);
  const identifier = password && identifierOf(leaves, password);
  const candidate = identifier && candidateOf(from, schema, leaves, identifier, password, {});
  if (!candidate) return null;
  const { isNamed, asked, result } = candidate;
  if (isNamed) return isPersons(candidate) ? candidate : null;
  // Without a name that says so, only a call with nothing else and a token in its response is one: no record's token.
  const isPlain = extrasOf(asked) === 0 && result.token !== null && result.token.length > 0;
  const isKnown = identifierRank(candidate.identifier.input.name) >= 5;
  return isPlain && isKnown && !areSettings(candidate) && !givesRecord(from.field)
    ? candidate
    : null;
}

/**
 * Whether what a call asks for is known to the person who signs in: no number of a record in a database, a thing with a
 * passcode (`authenticateRoom(slug, passcode)`) only where its response has a token or a person, and a login that is made
 * for somebody only where it has a token.
 */
function isPersons({ identifier, password, result, from }: SignInCandidate): boolean {
  const { input } = identifier;
  const rank = identifierRank(input.name);
  if (sameName(input.name) === 'id' && getNamedType(input.type).name === 'Int') return false;
  if (makesLogin(from.words) && result.token === null) return false;
  // Who signs in must say the password: `startEmailAuthentication(email: String!, password: String)` adds an address.
  if (result.token === null && isLeafNeeded(identifier, []) && !isLeafNeeded(password, []))
    return false;
  return rank > 0 || result.token !== null || givesPerson(from.field);
}

/** More inputs are asked for by no sign-in. */
const MOST_INPUTS = 10;

/** Among many inputs of which none must be given, a name and a password are two of a server's settings. */
function areSettings({ identifier, password, leaves }: SignInCandidate): boolean {
  return leaves.length > MOST_INPUTS && !isLeafNeeded(identifier, [password.slot]);
}

/** The call that hints name, whatever it is called; null where nothing in it is an identifier and a password. */
export function readHintedSignIn(
  from: SessionField,
  schema: GraphQLSchema,
  hint: SignInHints,
): SignInCandidate | null {
  const leaves = listInputLeaves(from.field);
  const named = (name: string | undefined) =>
    name === undefined ? undefined : leaves.find(({ slot }) => slot.join('.') === name);
  const password = named(hint.password) ?? ownPassword(leaves);
  const identifier = password && (named(hint.identifier) ?? identifierOf(leaves, password));
  if (!identifier) return null;
  return candidateOf(from, schema, leaves, identifier, password, hint.constants ?? {});
}

/** @param fixed what inputs always send, by their dotted slots */
function candidateOf(
  from: SessionField,
  schema: GraphQLSchema,
  leaves: InputLeaf[],
  identifier: InputLeaf,
  password: InputLeaf,
  fixed: NonNullable<SignInHints['constants']>,
): SignInCandidate | null {
  const filled = leaves
    .filter(({ slot }) => fixed[slot.join('.')] !== undefined)
    .map(({ slot }) => slot);
  const read = readInputs(
    leaves,
    [
      { leaf: identifier, kind: 'identifier' },
      { leaf: password, kind: 'password' },
    ],
    filled,
  );
  if (!read) return null;
  const constants = filled.map((slot) => place(slot, fixed[slot.join('.')] ?? null));
  const asked = { ...read, constants: joinVariables(read.constants, ...constants) };
  const result = readSessionResult(from.field, schema);
  const isNamed = saysSignIn(from.words);
  const candidate = { from, leaves, identifier, password, asked, result, isNamed };
  return { ...candidate, score: scoreOf(candidate) };
}

/** The password by which somebody signs in; one that is repeated, or that replaces another, is to be set. */
function ownPassword(leaves: readonly InputLeaf[]): InputLeaf | undefined {
  const passwords = leaves.filter(({ words }) => isPasswordName(words));
  const password = nearest(passwords.filter(({ words }) => isOwnPasswordName(words)));
  if (!password) return undefined;
  const holder = password.slot.slice(0, -1);
  const rivals = passwords.filter(({ slot }) => commonStart(slot, password.slot) === holder.length);
  return rivals.length > 1 ? undefined : password;
}

/** How much more a call asks for. */
function extrasOf({ inputs }: CallInputs): number {
  return inputs.filter(({ kind, required }) => kind === 'text' && required).length;
}

function nearest(leaves: readonly InputLeaf[]): InputLeaf | undefined {
  return [...leaves].sort((one, other) => one.slot.length - other.slot.length)[0];
}

/** What names the person: by its name, its place beside the password, and whether it must be given. */
function identifierOf(leaves: readonly InputLeaf[], password: InputLeaf): InputLeaf | null {
  const others = leaves.filter(
    (leaf) => leaf !== password && !isCodeName(leaf.words) && !isPasswordName(leaf.words),
  );
  const worth = (leaf: InputLeaf) => {
    const rank = identifierRank(leaf.input.name);
    if (rank === 0) return 0;
    const shared = commonStart(leaf.slot, password.slot);
    return rank + shared * 4 + (isLeafNeeded(leaf, [password.slot]) ? 10 : 0) - leaf.slot.length;
  };
  const best = others
    .filter((leaf) => worth(leaf) > 0)
    .sort((one, other) => worth(other) - worth(one))[0];
  if (best) return best;
  // Whatever its name is in the schema's language: the only other text that must be given.
  const needed = others.filter(
    (leaf) =>
      isLeafNeeded(leaf, [password.slot]) &&
      ['String', 'ID'].includes(getNamedType(leaf.input.type).name),
  );
  return needed.length === 1 ? (needed[0] ?? null) : null;
}

function scoreOf({
  from: { words, field, operation, path },
  isNamed,
  identifier,
  password,
  result,
  asked,
}: Omit<SignInCandidate, 'score'>): number {
  const own = path.at(-1)?.toLowerCase().replace(/_/g, '') ?? '';
  return (
    (isNamed ? 10 : 0) +
    (/^(login|signin|adminlogin|loginuser|userlogin|authenticate|tokencreate|tokenauth)$/.test(own)
      ? 2
      : 0) +
    (result.token === null ? 0 : 4) +
    (result.refreshToken === null ? 0 : 1) +
    (givesPerson(field) ? 1 : 0) +
    audienceRank(words) -
    (isDeprecated(field) ? 20 : 0) -
    password.slot.length -
    (identifierRank(identifier.input.name) < 5 ? 2 : 0) -
    extrasOf(asked) * 2 -
    (operation === 'query' ? 2 : 0)
  );
}

/** An account of another service has a key, and a token for it; a session has a person or neither. */
function givesRecord(field: SessionField['field']): boolean {
  const type = getNamedType(field.type);
  return isObjectType(type) && 'id' in type.getFields() && !givesPerson(field);
}

function givesPerson({ type }: SessionField['field']): boolean {
  const named = getNamedType(type);
  const members = isUnionType(named) ? named.getTypes() : isObjectType(named) ? [named] : [];
  return members.some((member) =>
    outputFields(member).some(({ name }) =>
      /^(user|me|viewer|account|customer|employee|admin|person|item|email|username)$/i.test(name),
    ),
  );
}
