import type { GraphQLSchema } from 'graphql';
import { getNamedType } from 'graphql';
import { isDeprecated, printArguments } from '../../shapes/typeShapes.ts';
import type { Refresh, SessionResult, SignOut } from '../../types/signIn.ts';
import type { Slot } from '../../types/variables.ts';
import { isLeafNeeded, listInputLeaves, type InputLeaf } from './inputLeaves.ts';
import { readInputs } from './readInputs.ts';
import { readSessionResult } from './readSessionResult.ts';
import type { SessionField } from './sessionFields.ts';
import { audienceRank, saysRefresh, saysSignOut } from './sessionNames.ts';
import { refreshTokenRank, tokenRank } from './tokenNames.ts';

/** What the sign-in is that a call belongs to. */
export interface Started {
  from: SessionField;
  result: SessionResult;
}

/** The call that renews the tokens of a sign-in, or null. @param isHinted its name need not say so */
export function readRefresh(
  fields: readonly SessionField[],
  started: Started,
  schema: GraphQLSchema,
  isHinted = false,
): { refresh: Refresh; from: SessionField } | null {
  const found = fields.flatMap((from) => {
    if (from.operation !== started.from.operation && from.operation === 'query') return [];
    const leaves = listInputLeaves(from.field);
    const isNamed = isHinted || saysRefresh(from.words);
    if (!isNamed && (saysSignOut(from.words) || !takesRefreshToken(leaves))) return [];
    const filled = readTokens(leaves, started.result, true);
    if (!filled) return [];
    const result = readSessionResult(from.field, schema);
    // Whatever it is called: it gives a token for a refresh token.
    if (!isNamed && (result.token ?? []).length === 0) return [];
    const isSame = getNamedType(from.field.type) === getNamedType(started.from.field.type);
    // What renews a token gives one; what renews a cookie need not.
    if (started.result.token !== null && result.token === null) return [];
    const score =
      kinship(from, started.from) +
      (isNamed ? 6 : 0) +
      (isSame ? 3 : 0) +
      (filled.refreshToken && started.result.refreshToken ? 3 : 0) -
      (isDeprecated(from.field) ? 20 : 0);
    const refresh: Refresh = {
      ...callOf(from),
      constants: filled.constants,
      refreshToken: filled.refreshToken,
      token: filled.token,
      result,
    };
    return [{ refresh, from, score }];
  });
  return found.sort((one, other) => other.score - one.score)[0] ?? null;
}

function takesRefreshToken(leaves: readonly InputLeaf[]): boolean {
  return leaves.some(
    (leaf) => isLeafNeeded(leaf, []) && refreshTokenRank(leaf.words, holderOf(leaf.slot)) >= 10,
  );
}

/** The call that ends the session of a sign-in, or null. @param isHinted its name need not say so */
export function readSignOut(
  fields: readonly SessionField[],
  started: Started,
  isHinted = false,
): { signOut: SignOut; from: SessionField } | null {
  const found = fields.flatMap((from) => {
    if (from.operation === 'query' || !(isHinted || saysSignOut(from.words, started.from.words)))
      return [];
    const filled = readTokens(listInputLeaves(from.field), started.result, false);
    if (!filled) return [];
    const text = from.words.join(' ');
    const isPlain = /\b(log ?out|sign ?out|end session)\b/.test(text);
    const score =
      kinship(from, started.from) +
      (isPlain ? 4 : 0) +
      (/\bcurrent\b/.test(text) ? 3 : 0) -
      (filled.lacks ? 3 : 0) -
      (isDeprecated(from.field) ? 20 : 0);
    const signOut: SignOut = {
      ...callOf(from),
      constants: filled.constants,
      refreshToken: filled.refreshToken,
      token: filled.token,
    };
    return [{ signOut, from, score }];
  });
  return found.sort((one, other) => other.score - one.score)[0] ?? null;
}

/** A call as it is sent. */
export function callOf({ operation, path, field }: SessionField) {
  return { operation, path, arguments: printArguments(field.args), constants: {} };
}

/** Where a call takes the tokens, and what else it must be given; null where that cannot be known. */
function readTokens(
  leaves: readonly InputLeaf[],
  { token, refreshToken }: SessionResult,
  renews: boolean,
) {
  const texts = leaves.filter(({ input }) => !/\[|Boolean|Int|Float/.test(String(input.type)));
  const refreshLeaf = best(texts, ({ words, slot }) => refreshTokenRank(words, holderOf(slot)));
  const tokenLeaf = best(texts, ({ words, slot }) =>
    isBareToken(words) || tokenRank(words, holderOf(slot)) > 0 ? 1 + tokenRank(words, []) : 0,
  );
  // A renewal that takes one token, after a sign-in that gives two, takes the second.
  const takesSecond =
    renews &&
    !refreshLeaf &&
    refreshToken !== null &&
    tokenLeaf !== undefined &&
    isBareToken(tokenLeaf.words);
  const given = {
    refreshToken:
      (refreshToken === null && token !== null ? undefined : takesSecond ? tokenLeaf : refreshLeaf)
        ?.slot ?? null,
    token: (token === null || takesSecond ? undefined : tokenLeaf)?.slot ?? null,
  };
  const filled = [given.refreshToken, given.token].filter((slot): slot is Slot => slot !== null);
  const rest = readInputs(leaves, [], filled);
  if (!rest || rest.inputs.some(({ required }) => required)) return null;
  const isLeft = (leaf: InputLeaf | undefined) =>
    leaf && isLeafNeeded(leaf, filled) && !filled.includes(leaf.slot);
  if (isLeft(refreshLeaf) || isLeft(tokenLeaf)) return null;
  // It takes a token of a kind that the sign-in does not give.
  const lacks = (refreshLeaf ?? tokenLeaf) !== undefined && filled.length === 0;
  return { ...given, constants: rest.constants, lacks };
}

function holderOf(slot: Slot): string[] {
  return slot.length > 1 && !/^(input|data|params|args)$/i.test(slot.at(-2) ?? '')
    ? [slot.at(-2) ?? '']
    : [];
}

function isBareToken(words: readonly string[]): boolean {
  return /^(old |current |expired |jwt )?(token|jwt)$/.test(words.join(' '));
}

function best(
  leaves: readonly InputLeaf[],
  rank: (leaf: InputLeaf) => number,
): InputLeaf | undefined {
  return leaves.filter((leaf) => rank(leaf) > 0).sort((one, other) => rank(other) - rank(one))[0];
}

/** How near two calls are: in one namespace, about the same people. */
function kinship(from: SessionField, to: SessionField): number {
  const isTogether = from.path.slice(0, -1).join('.') === to.path.slice(0, -1).join('.');
  const about = (words: readonly string[]) =>
    words.filter(
      (word) =>
        !/^(log|login|logout|out|in|sign|refresh|renew|token|tokens|auth|jwt|session|access|create|obtain|get|generate|authenticate|end|revoke|delete|destroy|with|password|by|email)$/.test(
          word,
        ),
    );
  const own = new Set(about(to.words));
  const shared = about(from.words).filter((word) => own.has(word)).length;
  const foreign = about(from.words).length - shared;
  return (
    (isTogether ? 2 : 0) +
    shared * 3 -
    foreign +
    (audienceRank(from.words) === audienceRank(to.words) ? 1 : 0)
  );
}
