import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from '../access/access.ts';
import {
  ROLE_DOCUMENTS_FOLDER,
  type RoleDocumentEntry,
  type RoleDocuments,
} from '../roles/roleDocuments.ts';
import { parseRoles, ROLES_FILE, type Roles } from '../roles/rolesFile.ts';
import { appFile } from './appFolder.ts';

/** The roles of an app, with the documents of each. */
export interface AppRoles extends Pick<Roles, 'from' | 'signedOut'> {
  /** Role → its documents. */
  readonly documents: ReadonlyMap<string, DocumentsOfRole>;
}

export interface DocumentsOfRole {
  readonly role: string;
  /** What screens do not offer, because the role lacks it. */
  readonly access: Access;
  /** The hash of a document as pages send it → how the role sends it. */
  readonly byHash: ReadonlyMap<string, RoleDocumentEntry>;
}

/**
 * Reads the roles of an app; null where its schema is the same for everybody.
 *
 * @param root the app's folder
 * @throws {Error} when what there is of them is not understood, or a role has no documents
 */
export function readRoles(root: string): AppRoles | null {
  const file = join(/* turbopackIgnore: true */ root, ROLES_FILE);
  if (!existsSync(file)) return null;
  const { from, signedOut, roles } = parseRoles(readFileSync(file, 'utf8'));
  const folder = join(/* turbopackIgnore: true */ root, ROLE_DOCUMENTS_FOLDER);
  const texts = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const documents = Object.keys(roles).map((role) => {
    const name = `${role}.json`;
    if (!texts.has(name))
      throw new Error(
        `The role ${role} has no documents in ${ROLE_DOCUMENTS_FOLDER}. Run \`npx frontage pull --offline\`.`,
      );
    const { denied, documents: entries } = JSON.parse(
      readFileSync(join(folder, name), 'utf8'),
    ) as RoleDocuments;
    const byHash = new Map(entries.map((entry) => [entry.sha256, entry]));
    return [role, { role, access: accessWithout(role, denied), byHash }] as const;
  });
  return { from, signedOut, documents: new Map(documents) };
}

function accessWithout(role: string, denied: readonly string[]): Access {
  const reason = { kind: 'role', role } as const;
  return { role, denied: Object.fromEntries(denied.map((coordinate) => [coordinate, reason])) };
}

let known: { readonly roles: AppRoles | null; readonly changedAt: string } | undefined;

/** The roles of this app, read once; in development again when they have changed. */
export function appRoles(): AppRoles | null {
  if (known && process.env.NODE_ENV !== 'development') return known.roles;
  const root = appFile();
  const changedAt = changeOf(root);
  if (known?.changedAt !== changedAt) known = { roles: readRoles(root), changedAt };
  return known.roles;
}

function changeOf(root: string): string {
  const paths = [ROLES_FILE, '__generated__/operations.json', ROLE_DOCUMENTS_FOLDER];
  const times = paths.map(
    (path) =>
      statSync(join(/* turbopackIgnore: true */ root, path), { throwIfNoEntry: false })?.mtimeMs,
  );
  return times.join(' ');
}
