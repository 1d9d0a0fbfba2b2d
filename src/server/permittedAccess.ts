import { readFileSync } from 'node:fs';
import type { Access, DenialReason } from '../access/access.ts';
import { rolesOf, type Person } from '../address/viewer.ts';
import { appFile } from './appFolder.ts';
import type { Identity } from './identity.ts';

/** Schema coordinate → codes of permissions, of which any one is enough. */
type Requirements = Readonly<Record<string, readonly string[]>>;

let requirements: Requirements | undefined;

/** What a person lacks the permission for, as they and `schema/permissions.json` say it. */
export function permittedAccess({ person }: Identity): Access {
  if (!person) return { role: null, denied: {} };
  requirements ??= readRequirements();
  const [role = null] = rolesOf(person);
  return { role, denied: deniedTo(person, requirements) };
}

/** What somebody with those permissions may not do. */
export function deniedTo(
  { permissions, allowed }: Person,
  needs: Requirements,
): Readonly<Record<string, DenialReason>> {
  const held = permissions && new Set(permissions);
  const missing = held
    ? Object.entries(needs).filter(([, codes]) => !codes.some((code) => held.has(code)))
    : [];
  const refused = Object.entries(allowed ?? {}).filter(([, isAllowed]) => isAllowed === false);
  return Object.fromEntries([
    ...refused.map(
      ([coordinate]) => [coordinate, { kind: 'permission', permissions: [] }] as const,
    ),
    ...missing.map(
      ([coordinate, permissions]) => [coordinate, { kind: 'permission', permissions }] as const,
    ),
  ]);
}

function readRequirements(): Requirements {
  try {
    return JSON.parse(readFileSync(appFile('schema', 'permissions.json'), 'utf8')) as Requirements;
  } catch {
    // A schema that says nothing of permissions has no such file.
    return {};
  }
}
