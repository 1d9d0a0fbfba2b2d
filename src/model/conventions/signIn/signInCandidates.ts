import { isObjectType, getNamedType, isUnionType, type GraphQLSchema } from 'graphql';
import { isDeprecated, outputFields } from '../../shapes/typeShapes.ts';
import type { SessionResult } from '../../types/signIn.ts';
import { commonStart, isLeafNeeded, listInputLeaves, type InputLeaf } from './inputLeaves.ts';
import { identifierRank, isCodeName, isOwnPasswordName, isPasswordName } from './inputNames.ts';
import { readInputs, type CallInputs } from './readInputs.ts';
import { readSessionResult } from './readSessionResult.ts';
import type { SessionField } from './sessionFields.ts';
import { audienceRank, isOther, saysSignIn } from './sessionNames.ts';

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
  const passwords = leaves.filter(({ words }) => isPasswordName(words));
  const password = nearest(passwords.filter(({ words }) => isOwnPasswordName(words)));
  if (!password) return null;
  // A password that is repeated, or that replaces another, is one to be set.
  const holder = password.slot.slice(0, -1);
  const rivals = passwords.filter(({ slot }) => commonStart(slot, password.slot) === holder.length);
  if (rivals.length > 1) return null;
  const isNamed = saysSignIn(from.words);
  const identifier = identifierOf(leaves, password);
  if (!identifier) return null;
  const asked = readInputs(leaves, [
    { leaf: identifier, kind: 'identifier' },
    { leaf: password, kind: 'password' },
  ]);
  if (!asked) return null;
  const result = readSessionResult(from.field, schema);
  const extra = asked.inputs.filter(({ kind, required }) => kind === 'text' && required).length;
  // Without a name that says so, only a call with nothing else and a token in its answer is one.
  if (!isNamed && (extra > 0 || result.token === null || result.token.length === 0)) return null;
  return {
    from,
    leaves,
    identifier,
    password,
    asked,
    result,
    isNamed,
    score: scoreOf(from, isNamed, identifier, password, result, extra),
  };
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

function scoreOf(
  { words, field, operation, path }: SessionField,
  isNamed: boolean,
  identifier: InputLeaf,
  password: InputLeaf,
  result: SessionResult,
  extra: number,
): number {
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
    extra * 2 -
    (operation === 'query' ? 2 : 0)
  );
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
