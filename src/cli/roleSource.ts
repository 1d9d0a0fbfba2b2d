import type { RoleSource } from '../roles/rolesFile.ts';
import type { Headers } from './environment.ts';

/**
 * Where a session's role is found, judged by what each role was connected with: the claim of a JWT, or the header, that
 * has the name of the role. Without either it is a claim called role.
 */
export function guessRoleSource(roles: ReadonlyMap<string, Headers>): RoleSource {
  const known = [...roles].filter(([, headers]) => Object.keys(headers).length > 0);
  if (known.length > 0) {
    const [[, first]] = known;
    const header = Object.keys(first).find((name) =>
      known.every(([role, headers]) => headers[name] === role),
    );
    if (header !== undefined) return { header: header.toLowerCase() };
    const claims = known.map(([role, headers]) => ({ role, claims: claimsIn(headers) }));
    const path = pathsTo(claims[0].claims, claims[0].role).find((keys) =>
      claims.every((one) => pathsTo(one.claims, one.role).some((other) => isSame(other, keys))),
    );
    if (path) return { claim: path.length === 1 ? path[0] : path };
  }
  return { claim: 'role' };
}

/** The claims of the first JWT among headers. */
function claimsIn(headers: Headers): unknown {
  for (const value of Object.values(headers)) {
    const [, payload] = /^(?:\S+ )?[\w-]+\.([\w-]+)\.[\w-]*$/.exec(value) ?? [];
    if (payload === undefined) continue;
    try {
      return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    } catch {
      // It only looks like one.
    }
  }
  return null;
}

/** All paths of keys that lead to a text, directly or in a list. */
function pathsTo(value: unknown, text: string, path: readonly string[] = []): string[][] {
  if (value === text) return [[...path]];
  if (Array.isArray(value)) return value.includes(text) ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => pathsTo(below, text, [...path, key]));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key, at) => key === other[at]);
}
