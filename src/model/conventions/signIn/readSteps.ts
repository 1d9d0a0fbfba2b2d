import { getNamedType, isUnionType, type GraphQLSchema } from 'graphql';
import { leafKind } from '../../shapes/scalarKinds.ts';
import type { SignInStep, StepCondition } from '../../types/signIn.ts';
import { splitWords, sameName } from '../../wording/words.ts';
import { listAnswerLeaves } from './findInAnswer.ts';
import { isLeafNeeded, listInputLeaves, type InputLeaf } from './inputLeaves.ts';
import { isCodeName, isPasswordName } from './inputNames.ts';
import { readInputs, type KnownInput } from './readInputs.ts';
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
  choice: /\b(workspaces?|tenants?|organi[sz]ations?|compan(y|ies))\b/,
};

/** The calls that may follow a sign-in: one that takes a one-time code, or a new password. */
export function readSteps(
  fields: readonly SessionField[],
  started: SignInCandidate,
  schema: GraphQLSchema,
): ReadStep[] {
  const answers = listAnswerLeaves(started.from.field.type, schema);
  const found = fields.flatMap((from): ReadStep[] => {
    const kind = kindOf(from);
    if (kind === null || from.operation !== started.from.operation) return [];
    const result = readSessionResult(from.field, schema);
    const isSame = getNamedType(from.field.type) === getNamedType(started.from.field.type);
    if (!isSame && (started.result.token === null || result.token === null)) return [];
    const step = stepOf(from, kind, started, answers);
    return step ? [{ from, step: { ...step, result } }] : [];
  });
  const first = (kind: SignInStep['kind']) =>
    found.filter(({ step }) => step.kind === kind).slice(0, 1);
  return [...first('code'), ...first('newPassword')];
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
  return takesPassword &&
    /\b(log ?in|sign ?in|auth\w*|challenge|required)\b/.test(text) &&
    ASKS.newPassword.test(text)
    ? 'newPassword'
    : null;
}

function stepOf(
  from: SessionField,
  kind: SignInStep['kind'],
  { asked, from: { field } }: SignInCandidate,
  answers: ReturnType<typeof listAnswerLeaves>,
): Omit<SignInStep, 'result'> | null {
  const leaves = listInputLeaves(from.field);
  const isEntered = ({ words }: InputLeaf) =>
    kind === 'code' ? isCodeName(words) : isPasswordName(words);
  const entered = leaves.find(isEntered);
  if (!entered) return null;
  const carried: SignInStep['carried'] = [];
  const repeated: SignInStep['repeated'] = [];
  for (const leaf of leaves) {
    const name = leaf.slot.at(-1) ?? '';
    if (leaf === entered) continue;
    const answer = answers.find(({ path }) => isSameValue(path.at(-1) ?? '', name));
    const again = asked.inputs.find(({ slot }) => slot.at(-1) === name);
    if (again && isLeafNeeded(leaf, [])) repeated.push({ slot: leaf.slot, from: again.slot });
    else if (answer) carried.push({ slot: leaf.slot, from: answer.path });
  }
  const filled = [...carried, ...repeated].map(({ slot }) => slot);
  const known: KnownInput[] = [{ leaf: entered, kind: kind === 'code' ? 'code' : 'newPassword' }];
  const rest = readInputs(leaves, known, filled);
  if (!rest) return null;
  return {
    ...callOf(from),
    constants: rest.constants,
    kind,
    when: conditionOf(kind, field, answers),
    inputs: rest.inputs,
    carried,
    repeated,
  };
}

/** `mfaToken` and `token` of another name are one value only where they are called the same. */
function isSameValue(answer: string, input: string): boolean {
  return sameName(answer) === sameName(input) && !/^(code|password)$/.test(sameName(input));
}

/** How the answer says that the step follows: a Boolean or a value that is called so, or a member of its union. */
function conditionOf(
  kind: SignInStep['kind'],
  { type }: SessionField['field'],
  answers: ReturnType<typeof listAnswerLeaves>,
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

function isFlag({ field, words }: ReturnType<typeof listAnswerLeaves>[number]): boolean {
  return (
    leafKind(getNamedType(field.type)) === 'boolean' &&
    !words.some((word) => /^(setup|enabled|active|configured|available)$/.test(word))
  );
}
