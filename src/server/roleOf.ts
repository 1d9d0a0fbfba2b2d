import { LRUCache } from 'lru-cache';
import type { RoleSource } from '../roles/rolesFile.ts';
import { GraphQLResponseError, ResponseError } from '../relay/errors.ts';
import { send, type TransportOptions } from '../relay/transport.ts';
import { jsonHash } from './hashes.ts';
import type { AppRoles, DocumentsOfRole } from './roles.ts';
import { parseClaims } from './tokenClaims.ts';

/** Whose documents a call may have: a role's, or none for the reason given. */
export type RoleOfCall =
  | { readonly documents: DocumentsOfRole; readonly refusal: null; readonly isSignedOut: boolean }
  | { readonly documents: null; readonly refusal: 'signedOut' | 'unknown' };

/** Roles that the backend was asked for. */
const ROLE_TTL_MS = 60_000;
const asked = new LRUCache<string, Promise<readonly string[]>>({ max: 1_000, ttl: ROLE_TTL_MS });

/**
 * The role of who makes a call to the backend. What says it is not verified here: the backend does that with every
 * call, and what a person may not do it refuses, whatever is sent.
 *
 * @param backend how the call is made, with the person's credential and without a role
 * @throws as `send`, where the backend has to be asked
 */
export async function roleOf(
  { from, signedOut, documents }: AppRoles,
  backend: TransportOptions,
): Promise<RoleOfCall> {
  const names = await namesOf(from, backend);
  // Without a role of their own people may have what everybody may have who has not signed in.
  const own = names?.length ? names : [signedOut ?? ''];
  const role = own.map((name) => documents.get(name)).find((one) => one !== undefined);
  if (role) return { documents: role, refusal: null, isSignedOut: names === null };
  return { documents: null, refusal: names === null ? 'signedOut' : 'unknown' };
}

/** The names of a person's roles; null for somebody who has not signed in. */
async function namesOf(
  from: RoleSource,
  backend: TransportOptions,
): Promise<readonly string[] | null> {
  const headers = backend.headers ?? {};
  if ('header' in from) {
    const value = headers[from.header.toLowerCase()];
    return value === undefined ? null : [value];
  }
  if ('claim' in from) {
    const token = Object.values(headers).find((value) => JWT.test(value));
    if (token !== undefined) return claimed(from.claim, token);
    return headers.authorization === undefined ? null : [];
  }
  if (Object.keys(headers).length === 0) return null;
  const names = await askedOnce(from.viewer.split('.'), backend);
  return names.length > 0 ? names : null;
}

const JWT = /^(?:\S+ )?[\w-]+\.([\w-]+)\.[\w-]*$/;

/** A claim of a JWT (RFC 7519), which need not have been verified. */
function claimed(claim: string | readonly string[], token: string): readonly string[] {
  const [, payload = ''] = JWT.exec(token) ?? [];
  const claims = parseClaims(payload);
  if (!claims) return [];
  const keys =
    typeof claim === 'string' && !Object.hasOwn(claims, claim) ? claim.split('.') : [claim].flat();
  return textsAt(claims, keys);
}

function askedOnce(path: readonly string[], backend: TransportOptions): Promise<readonly string[]> {
  const key = jsonHash([backend.url, path, backend.headers]);
  const known = asked.get(key);
  if (known) return known;
  const query = path.reduceRight((below, name) => `{ ${name}${below && ` ${below}`} }`, '');
  const request = { operationName: 'Role', variables: {}, query: `query Role ${query}` };
  const names = send(request, backend).then(({ data }) => textsAt(data, path), nobodyIfRefused);
  asked.set(key, names);
  names.catch(() => asked.delete(key));
  return names;
}

/** Who may not ask who they are has not signed in. @throws any other error */
function nobodyIfRefused(error: unknown): readonly string[] {
  if (error instanceof GraphQLResponseError) return [];
  if (error instanceof ResponseError && [401, 403].includes(error.status)) return [];
  throw error;
}

/** The texts at a path, through lists. */
function textsAt(value: unknown, path: readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, path));
  if (path.length === 0)
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  const [key, ...rest] = path;
  const holder = Object(value) as Record<string, unknown>;
  return Object.hasOwn(holder, key) ? textsAt(holder[key], rest) : [];
}
