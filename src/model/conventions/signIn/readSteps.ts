import { getNamedType, isUnionType, type GraphQLSchema } from 'graphql';
import { leafKind } from '../../shapes/scalarKinds.ts';
import type { SignInStep, StepCondition } from '../../types/signIn.ts';
import { splitWords, sameName } from '../../wording/words.ts';
import { listResponseLeaves } from './findInResponse.ts';
import { isLeafNeeded, listInputLeaves, type InputLeaf } from './inputLeaves.ts';
import { isCodeName, isFormerPasswordName, isPasswordName, isPlaceName } from './inputNames.ts';
import { readInputs, type KnownInput } from './readInputs.ts';
import { readOffered } from './readOffered.ts';
import { callOf } from './readRefresh.ts';
import { readSessionResult } from './readSessionResult.ts';
import type { SessionField } from './sessionFields.ts';
import type { SignInCandidate } from './signInCandidates.ts';

/** A call that continues a sign-in, and the field that it is read from. */
export interface ReadStep {
  from: SessionField;
  step: SignInStep;
}

/** Words of answers that ask for a step, by the step's kind. */
const ASKS: Record<SignInStep['kind'], RegExp> = {
  code: /\b(2fa|tfa|mfa|otp|totp|two factor|one time|second factor|challenge|verification code|code)\b/,
  newPassword:
    /\b(change|new|reset|set|expired|temporary)\b.*\b(password|pwd|passwd)\b|\b(password|pwd|passwd)\b.*\b(change|expired|reset|required)\b/,
  choice: /\b(workspaces?|tenants?|organi[sz]ations?|orgs?|compan(y|ies)|teams?|stores?|shops?)\b/,
};

/** The calls that may follow a sign-in: one that takes a one-time code, a new password, or where somebody will work. */
export function readSteps(
  fields: readonly SessionField[],
  started: SignInCandidate,
  schema: GraphQLSchema,
): ReadStep[] {
  const answers = listResponseLeaves(started.from.field.type, schema);
  const found = fields.flatMap((from): ReadStep[] => {
    const kind = kindOf(from);
    if (kind === null || from.operation !== started.from.operation) return [];
    const result = readSessionResult(from.field, schema);
    const isSame = getNamedType(from.field.type) === getNamedType(started.from.field.type);
    if (!isSame && result.token === null) return [];
    const step = stepOf(from, kind, started, answers, schema);
    return step ? [{ from, step: { ...step, result } }] : [];
  });
  const first = (kind: SignInStep['kind']) =>
    found.filter(({ step }) => step.kind === kind).slice(0, 1);
  return [...first('code'), ...first('newPassword'), ...first('choice')];
}

function kindOf({ words, field }: SessionField): SignInStep['kind'] | null {
  const text = words.join(' ');
  if (
    /\b(enable|disable|setup|set up|activate|deactivate|forgot|recover|register|sign ?up|email|phone|generate|create user|reset)\b/.test(
      text,
    )
  )
    return null;
  const leaves = listInputLeaves(field);
  const takesCode = leaves.some(({ words: own }) => isCodeName(own));
  const isAbout =
    /\b(2fa|tfa|mfa|otp|totp|two factor|second factor|challenge|code|one time)\b/.test(text);
  if (takesCode && (isAbout || /\b(log ?in|sign ?in|auth|authenticate)\b/.test(text)))
    return 'code';
  const takesPassword = leaves.some(({ words: own }) => isPasswordName(own));
  if (
    takesPassword &&
    /\b(log ?in|sign ?in|auth\w*|challenge|required|expired|temporary)\b/.test(text) &&
    ASKS.newPassword.test(text)
  )
    return 'newPassword';
  const chooses = /\b(select|choose|pick|enter|switch|set|use|log ?in|sign ?in|auth\w*)\b/.test(
    text,
  );
  return !takesPassword && chooses && ASKS.choice.test(text) ? 'choice' : null;
}

/** What a person enters in a step of the kind. */
function isEntered(kind: SignInStep['kind'], { words }: InputLeaf): boolean {
  if (kind === 'code') return isCodeName(words);
  if (kind === 'newPassword') return isPasswordName(words) && !isFormerPasswordName(words);
  return isPlaceName(words) || /^(id|slug|key|code)$/.test(words.join(' '));
}

function stepOf(
  from: SessionField,
  kind: SignInStep['kind'],
  { asked, password, from: { field } }: SignInCandidate,
  answers: ReturnType<typeof listResponseLeaves>,
  schema: GraphQLSchema,
): Omit<SignInStep, 'result'> | null {
  const leaves = listInputLeaves(from.field);
  const entered = leaves.filter((leaf) => isEntered(kind, leaf));
  const [first] = entered;
  if (!first) return null;
  const offered = kind === 'choice' ? readOffered(field, first, schema) : null;
  const when = conditionOf(kind, field, answers) ?? whenOffered(offered);
  // Those who are signed in change their place, too; only a response that asks for it makes it a step.
  if (kind === 'choice' && !when) return null;
  const carried: SignInStep['carried'] = [];
  const repeated: SignInStep['repeated'] = [];
  for (const leaf of leaves) {
    const name = leaf.slot.at(-1) ?? '';
    if (entered.includes(leaf)) continue;
    const answer = answers.find(({ path }) => isSameValue(path.at(-1) ?? '', name));
    const again = asked.inputs.find(({ slot }) => slot.at(-1) === name);
    if (kind === 'newPassword' && isFormerPasswordName(leaf.words))
      repeated.push({ slot: leaf.slot, from: password.slot });
    else if (again && isLeafNeeded(leaf, [])) repeated.push({ slot: leaf.slot, from: again.slot });
    else if (answer) carried.push({ slot: leaf.slot, from: answer.path });
  }
  const filled = [...carried, ...repeated].map(({ slot }) => slot);
  const known = entered.map((leaf): KnownInput => ({ leaf, kind }));
  const rest = readInputs(leaves, known, filled);
  if (!rest) return null;
  return {
    ...callOf(from),
    constants: rest.constants,
    kind,
    when,
    inputs: rest.inputs,
    carried,
    repeated,
    offered,
  };
}

/** A list that is there asks to choose from it. */
function whenOffered(offered: SignInStep['offered']): StepCondition | null {
  return offered && { kind: 'value', path: offered.path };
}

/** `mfaToken` and `token` of another name are one value only where they are called the same. */
function isSameValue(answer: string, input: string): boolean {
  return sameName(answer) === sameName(input) && !/^(code|password)$/.test(sameName(input));
}

/** How the response says that the step follows: a Boolean or a value that is called so, or a member of its union. */
function conditionOf(
  kind: SignInStep['kind'],
  { type }: SessionField['field'],
  answers: ReturnType<typeof listResponseLeaves>,
): StepCondition | null {
  const asks = (words: readonly string[]) => ASKS[kind].test(words.join(' '));
  const said = answers
    .filter(({ words }) => asks(words))
    .sort((one, other) => Number(isFlag(other)) - Number(isFlag(one)))[0];
  if (said && isFlag(said)) return { kind: 'value', path: said.path };
  const named = getNamedType(type);
  const member = isUnionType(named)
    ? named.getTypes().find(({ name }) => asks(splitWords(name)))
    : undefined;
  if (member) return { kind: 'type', path: [], type: member.name };
  return said ? { kind: 'value', path: said.path } : null;
}

function isFlag({ field, words }: ReturnType<typeof listResponseLeaves>[number]): boolean {
  return (
    leafKind(getNamedType(field.type)) === 'boolean' &&
    !words.some((word) => /^(setup|enabled|active|configured|available)$/.test(word))
  );
}
