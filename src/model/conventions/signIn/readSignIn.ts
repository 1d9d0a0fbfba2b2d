import type { GraphQLSchema } from 'graphql';
import type { SignInHints } from '../../hints.ts';
import type { ReportProblem } from '../../hints/hintProblem.ts';
import type { SignIn } from '../../types/signIn.ts';
import type { Omission } from '../../types/model.ts';
import { isLeafNeeded, listInputLeaves, type InputLeaf } from './inputLeaves.ts';
import { isPasswordName } from './inputNames.ts';
import { callOf, readRefresh, readSignOut } from './readRefresh.ts';
import { SessionHints } from './sessionHints.ts';
import { readSessionResult } from './readSessionResult.ts';
import { readSteps } from './readSteps.ts';
import { listSessionFields, type SessionField } from './sessionFields.ts';
import { sameName } from '../../wording/words.ts';
import {
  makesLogin,
  namesPassword,
  namesSignIn,
  saysRefresh,
  saysSignIn,
  saysSignOut,
  saysVisitor,
} from './sessionNames.ts';
import { readSignInCandidate, type SignInCandidate } from './signInCandidates.ts';

/** How a schema signs people in, and the calls that no screen offers because they do that. */
export interface SignInReading {
  signIn: SignIn | null;
  /** By path, with the operation before it: `mutation login`. */
  apart: ReadonlyMap<string, Omission>;
}

/**
 * Reads how people sign in by the schema's own means: a call that takes an identifier and a password, whatever
 * its name, and gives a token, a person or nothing but a cookie. What renews and ends the session comes with it.
 *
 * @param schema the whole schema: the tokens are in no other
 * @param hint what the team knows better; false for no sign-in
 * @param report receives hints that name what there is not
 */
export function readSignIn(
  schema: GraphQLSchema,
  hint: SignInHints | false = {},
  report: ReportProblem = () => {},
): SignInReading {
  const fields = listSessionFields(schema);
  const candidates = fields
    .flatMap((from) => readSignInCandidate(from, schema) ?? [])
    .sort((one, other) => other.score - one.score);
  const apart = new Map<string, Omission>();
  const leave = ({ operation, path }: SessionField, why: string) => {
    const what = `${operation === 'query' ? 'Query' : 'Mutation'}.${path.join('.')}`;
    if (!apart.has(keyOf(operation, path))) apart.set(keyOf(operation, path), { what, why });
  };
  const calls = new SessionHints(fields, hint === false ? {} : hint, report);
  const chosen = hint === false ? undefined : (calls.signIn(schema) ?? candidates[0]);
  for (const { from } of chosen ? [chosen, ...candidates] : candidates)
    leave(from, 'signs people in, as the app itself does');
  const signIn = chosen ? signInOf(chosen, candidates, fields, schema, calls, leave) : null;
  for (const from of fields) {
    const why = from.operation === 'mutation' ? whyApart(from, schema) : null;
    if (why !== null) leave(from, why);
  }
  return { signIn, apart };
}

/** The key of a call in {@link SignInReading.apart}. */
export function keyOf(operation: 'query' | 'mutation', path: readonly string[]): string {
  return `${operation} ${path.join('.')}`;
}

function signInOf(
  chosen: SignInCandidate,
  candidates: readonly SignInCandidate[],
  fields: readonly SessionField[],
  schema: GraphQLSchema,
  calls: SessionHints,
  leave: (from: SessionField, why: string) => void,
): SignIn {
  const { from, identifier, password, asked } = chosen;
  const result = calls.result(chosen.result);
  const started = { ...chosen, result };
  const rest = fields.filter((field) => !candidates.some((candidate) => candidate.from === field));
  const refresh = readRefresh(
    calls.only('refresh') ?? rest,
    started,
    schema,
    calls.isHinted('refresh'),
  );
  const signOut = readSignOut(calls.only('signOut') ?? rest, started, calls.isHinted('signOut'));
  const steps = readSteps(rest, started, schema);
  if (refresh) leave(refresh.from, 'renews the session, as the app itself does');
  if (signOut) leave(signOut.from, 'signs out, as the app itself does');
  for (const step of steps) leave(step.from, 'continues a sign-in, as the app itself does');
  return {
    ...callOf(from),
    constants: asked.constants,
    inputs: asked.inputs,
    identifier: identifier.slot,
    password: password.slot,
    result,
    send: calls.send,
    steps: steps.map(({ step }) => step),
    refresh: refresh?.refresh ?? null,
    signOut: signOut?.signOut ?? null,
    why: reasons(started, candidates, refresh?.from ?? null, signOut?.from ?? null),
  };
}

function reasons(
  { from, identifier, password, result, isNamed }: SignInCandidate,
  candidates: readonly SignInCandidate[],
  refresh: SessionField | null,
  signOut: SessionField | null,
): Record<string, string> {
  const others = candidates
    .filter((other) => other.from !== from)
    .map((other) => `\`${other.from.path.join('.')}\``);
  const also = others.length === 0 ? '' : ` Also: ${others.join(', ')}.`;
  const name = isNamed ? 'is called so and ' : '';
  const dotted = (path: readonly string[]) => path.join('.');
  return {
    path: `\`${dotted(from.path)}\` ${name}takes \`${dotted(identifier.slot)}\` and \`${dotted(password.slot)}\`.${also}`,
    token:
      result.token === null
        ? 'its answer holds no token: the session comes as a cookie or a header'
        : result.token.length === 0
          ? 'the answer is the token'
          : `\`${dotted(result.token)}\` is the token`,
    ...(refresh && { refresh: `\`${dotted(refresh.path)}\` renews it` }),
    ...(signOut && { signOut: `\`${dotted(signOut.path)}\` ends it` }),
  };
}

/** Why a mutation is for sessions or visitors although no sign-in was found that it belongs to; null for all else. */
function whyApart({ words, field }: SessionField, schema: GraphQLSchema): string | null {
  const leaves = listInputLeaves(field);
  const takesKey = leaves.some(
    (leaf) =>
      isLeafNeeded(leaf, []) && /(^| )(ids?|uuid|(?<!reset )key)$/.test(leaf.words.join(' ')),
  );
  if (takesKey || makesRecord(words, schema)) return null;
  const passwords = leaves.filter(({ words: own }) => isPasswordName(own));
  const isPassword = passwords.length > 0;
  const isNeeded = (leaf: InputLeaf) => isLeafNeeded(leaf, []);
  // What may be left out beside what must be given is no password to sign in with.
  const isOwn = passwords.some(isNeeded) || (isPassword && !leaves.some(isNeeded));
  if (isOwn && saysSignIn(words) && !makesLogin(words))
    return 'signs people in, as the app itself does';
  // By a code of another service, or one that came by mail: its token is not for the browser.
  if (namesSignIn(words) && (readSessionResult(field, schema).token?.length ?? 0) > 0)
    return 'signs people in by other means, for which the app has providers';
  if (
    !isVisitors(
      words,
      leaves.map(({ words: own }) => own.join(' ')),
      isPassword,
    )
  ) {
    const isPlain = leaves.every(
      (leaf) => !isLeafNeeded(leaf, []) || /token/.test(leaf.words.join(' ')),
    );
    if (isPlain && saysSignOut(words) && /out|end session|cookie/.test(words.join(' ')))
      return 'ends a session, as the app itself does';
    if (
      isPlain &&
      saysRefresh(words) &&
      words.some((word) => /^(token|tokens|jwt|session|auth)$/.test(word))
    )
      return 'renews a session, as the app itself does';
    return null;
  }
  return 'is for those who have no account yet, or have lost their password';
}

/** `createPasswordReset` beside `deletePasswordReset`: the records of those who do so, which are managed as all others. */
function makesRecord([verb, ...noun]: readonly string[], schema: GraphQLSchema): boolean {
  const names = Object.keys(schema.getMutationType()?.getFields() ?? {}).map(sameName);
  return verb === 'create' && names.includes(`delete${noun.join('')}`);
}

function isVisitors(
  words: readonly string[],
  names: readonly string[],
  isPassword: boolean,
): boolean {
  const text = words.join(' ');
  const takes = (pattern: RegExp) => names.some((name) => pattern.test(name));
  // A token in place of the old password is for those who have lost that.
  const isAbout = namesPassword(words);
  if (isAbout && isPassword && takes(/\btoken\b/)) return !takes(/\b(old|current|previous)\b/);
  if (isPassword && takes(/\breset (key|token|code)\b/)) return true;
  if (!saysVisitor(words)) return false;
  if (/\b(register|registration|sign ?up|signup)\b/.test(text)) return isPassword;
  if (isAbout || /\brecovery\b/.test(text))
    return takes(/\b(e?mail|token|code|ticket|identifier|username|login)\b/);
  return names.length === 0
    ? /\b(token|jwt)\b/.test(text)
    : takes(/\b(token|code|confirmation|hash)\b/);
}
