import { getNamedType, isEnumType, isLeafType, isAbstractType, isObjectType } from 'graphql';
import type { GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { leafKind, NUMBER_KINDS } from '../../shapes/scalarKinds.ts';
import { isList } from '../../shapes/typeShapes.ts';
import type { OutputField } from '../../shapes/typeShapes.ts';
import type { Expiry, SessionResult, SignInRefusal } from '../../types/signIn.ts';
import type { Path } from '../../types/variables.ts';
import { hasOnlyMessages, readMessageFields } from '../result/errors.ts';
import { readOutcome } from '../result/outcome.ts';
import { bestLeaf, listResponseLeaves, type ResponseLeaf } from './findInResponse.ts';
import { expiryRank, refreshTokenRank, tokenRank } from './tokenNames.ts';

/** Reads the response to a call that starts or renews a session: its tokens, when they end, and how it refuses. */
export function readSessionResult(field: OutputField, schema: GraphQLSchema): SessionResult {
  const named = getNamedType(field.type);
  const leaves = listResponseLeaves(field.type, schema).filter(
    ({ field: { type } }) => !isEnumType(getNamedType(type)),
  );
  const token = isTokenItself(field)
    ? []
    : (bestLeaf(leaves, (leaf) => (isText(leaf) ? inPerson(leaf, tokenRank) : 0))?.path ?? null);
  const refreshToken =
    bestLeaf(leaves, (leaf) => (isText(leaf) ? inPerson(leaf, refreshTokenRank) : 0))?.path ?? null;
  const refusing = refusingTypes(named, token, schema);
  const outcome = readOutcome(field.type, (type) => isRecordLike(type));
  const errorTypes = [...new Set([...outcome.errorTypes, ...refusing.map(({ name }) => name)])];
  return {
    token,
    refreshToken,
    expiry: token === null ? null : readExpiry(leaves, token),
    outcome: {
      ...outcome,
      // Of a token itself there is nothing else to read.
      ...(token?.length === 0 && { success: null, failures: [], message: null }),
      errorTypes,
    },
    refusals: errorTypes.flatMap((name) => refusalOf(schema.getType(name))),
  };
}

/** A text that is the response as a whole is the token: `login(email:, password:): String`. */
function isTokenItself({ type }: OutputField): boolean {
  const named = getNamedType(type);
  if (isList(type) || !isLeafType(named) || isEnumType(named)) return false;
  return leafKind(named) === 'string' || /jwt|token/i.test(named.name);
}

function isText({ field }: ResponseLeaf): boolean {
  const type = getNamedType(field.type);
  const kind = leafKind(type);
  return ['string', 'id', 'unknown'].includes(kind);
}

const PERSON =
  /^(user|customer|account|person|admin|administrator|employee|member|staff|viewer|me|profile|item|record)s?$/;

/** A person has tokens of many kinds; only one that is plainly for access counts. */
function inPerson(
  { words, holder, path }: ResponseLeaf,
  rankOf: (words: readonly string[], holder: readonly string[]) => number,
): number {
  const rank = rankOf(words, holder);
  const isPersons = path.slice(0, -1).some((name) => PERSON.test(name.toLowerCase()));
  return isPersons && rank < 7 ? 0 : rank;
}

/** A record whose fields do not describe the call. */
function isRecordLike(type: GraphQLNamedType): boolean {
  return (
    isObjectType(type) && 'id' in type.getFields() && !/payload|result|response/i.test(type.name)
  );
}

/** The members of a union or an interface that say why it was refused: those without the token that have nothing but words. */
function refusingTypes(
  type: GraphQLNamedType,
  token: Path | null,
  schema: GraphQLSchema,
): GraphQLObjectType[] {
  if (!isAbstractType(type)) return [];
  return schema.getPossibleTypes(type).filter((member) => {
    const [first] = token ?? [];
    if (first !== undefined && first in member.getFields()) return false;
    return (
      /(failure|error|invalid|denied|locked|notverified|unverified)/i.test(member.name) ||
      hasOnlyMessages(member)
    );
  });
}

function refusalOf(type: GraphQLNamedType | undefined): SignInRefusal[] {
  return isObjectType(type) ? [{ type: type.name, ...readMessageFields(type) }] : [];
}

/** When the token ends: by the value beside it, or further up. */
function readExpiry(leaves: readonly ResponseLeaf[], token: Path): Expiry | null {
  const near = (leaf: ResponseLeaf) => {
    const rank = expiryRank(leaf.words, leaf.holder);
    const above = leaf.path.slice(0, -1);
    const isAbove = above.every((name, index) => token[index] === name);
    return rank > 0 && (isAbove || above.length === token.length) ? rank + above.length * 3 : 0;
  };
  const leaf = bestLeaf(leaves, near);
  const isSpanInWords = leaf?.words.includes('in') && isText(leaf);
  return leaf && !isSpanInWords ? { path: leaf.path, unit: unitOf(leaf) } : null;
}

/** A number is a span of time, or a moment counted from 1970, as its name and description say. */
function unitOf({ words, field }: ResponseLeaf): Expiry['unit'] {
  const type = getNamedType(field.type);
  const kind = leafKind(type);
  const description = field.description ?? '';
  if (!NUMBER_KINDS.includes(kind)) return 'date';
  const isMoment =
    words.some((word) => /^(at|on|date|timestamp|exp|until|to)$/.test(word)) ||
    /timestamp|epoch|since 1970|unix/i.test(description);
  const isMilliseconds =
    words.some((word) => /^(ms|millis|milliseconds)$/.test(word)) ||
    /millisecond|\bms\b/i.test(description) ||
    // Seconds fit an Int; what needs more is counted finer.
    /big|long/i.test(type.name);
  if (isMoment) return isMilliseconds ? 'epochMilliseconds' : 'epochSeconds';
  return isMilliseconds ? 'milliseconds' : 'seconds';
}
