/** Relative to the app's folder. An app without this file has no roles. */
export const ROLES_FILE = 'schema/roles.json';

/** Where a call says whose role it has. */
export type RoleSource =
  /** A claim of the JWT in the `Authorization` header: a name or dotted path, or the keys that lead to it. */
  | { readonly claim: string | readonly string[] }
  /** A header of the call. */
  | { readonly header: string }
  /** A path from the query type, `currentUser.role.name`, which is asked for once in a while. */
  | { readonly viewer: string };

/** `schema/roles.json` */
export interface Roles {
  readonly from: RoleSource;
  /** The role of visitors who have not signed in; null where they have none. */
  readonly signedOut: string | null;
  /** What each role lacks of `schema/schema.graphql`, as sorted schema coordinates. */
  readonly roles: Readonly<Record<string, { readonly lacks: readonly string[] }>>;
}

/** Names become parts of file names. */
const ROLE_NAME = /^[A-Za-z0-9](?:[\w.-]{0,62}\w)?$/;

/** Whether a text can be the name of a role. */
export function isRoleName(text: string): boolean {
  return ROLE_NAME.test(text);
}

/** The text of `schema/roles.json`. The same roles give the same bytes. */
export function printRoles({ from, signedOut, roles }: Roles): string {
  return `${JSON.stringify({ from, signedOut, roles }, null, 2)}\n`;
}

/**
 * Reads the text of `schema/roles.json`.
 *
 * @throws {Error} that says what is wrong with it
 */
export function parseRoles(text: string): Roles {
  let parsed: Partial<Record<keyof Roles, unknown>>;
  try {
    parsed = Object(JSON.parse(text)) as typeof parsed;
  } catch {
    throw new Error(`${ROLES_FILE} is not JSON.`);
  }
  const { from, signedOut = null, roles } = parsed;
  if (!isRoleSource(from))
    throw new Error(`${ROLES_FILE}: "from" is { "claim": … }, { "header": … } or { "viewer": … }.`);
  const entries = Object.entries(Object(roles) as Record<string, unknown>);
  if (entries.length === 0) throw new Error(`${ROLES_FILE}: "roles" names no role.`);
  for (const [name, value] of entries) {
    const { lacks } = Object(value) as { lacks?: unknown };
    if (!isRoleName(name)) throw new Error(`${ROLES_FILE}: "${name}" cannot be a role's name.`);
    if (!isTexts(lacks)) throw new Error(`${ROLES_FILE}: "lacks" of ${name} is a list of names.`);
  }
  const known = Object.fromEntries(entries) as Roles['roles'];
  if (signedOut !== null && !(typeof signedOut === 'string' && Object.hasOwn(known, signedOut)))
    throw new Error(`${ROLES_FILE}: "signedOut" names a role, or is null.`);
  return { from, signedOut, roles: known };
}

/** Whether a value says where a call has its role. */
export function isRoleSource(value: unknown): value is RoleSource {
  const { claim, header, viewer } = Object(value) as Record<string, unknown>;
  const isText = (one: unknown) => typeof one === 'string' && one !== '';
  return (
    isText(claim) ||
    (isTexts(claim) && claim.length > 0) ||
    isText(header) ||
    (isText(viewer) && /^[_A-Za-z]\w*(\.[_A-Za-z]\w*)*$/.test(viewer as string))
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
