import { parse } from 'graphql';
import { lacksOf } from '../roles/lacks.ts';
import { parseRoles, ROLES_FILE, type Roles } from '../roles/rolesFile.ts';
import { unionSchema } from '../roles/unionSchema.ts';
import { readText } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { readDocument, type ReadSchema } from './readSchema.ts';
import { printSdl } from './schemaDocument.ts';

/** A role, and its schema as it was read. */
export interface RoleSchema {
  readonly role: string;
  readonly read: ReadSchema;
}

/** One schema for several roles, and what each lacks of it. */
export interface UnitedSchema {
  readonly read: ReadSchema;
  readonly roles: Roles['roles'];
}

/**
 * Unites the schemas of several roles.
 *
 * @param schemas the role that has most first
 * @throws {CommandError} where roles mean different things by one name
 */
export function uniteSchemas(schemas: readonly RoleSchema[]): UnitedSchema {
  const documents = schemas.map(({ role, read }) => ({
    role,
    document: parse(printSdl(read.schema), { noLocation: true }),
  }));
  const { document, conflicts } = unionSchema(documents);
  if (conflicts.length > 0)
    throw new CommandError(
      `The roles' schemas contradict each other:\n\n${conflicts.map((one) => `  ${one}`).join('\n')}`,
      'Screens for all of them need types that mean the same. Leave out a role, or make apps of their own.',
    );
  const read = readDocument(document, 'The schema of all roles');
  const whole = parse(printSdl(read.schema), { noLocation: true });
  const roles = documents.map(({ role, document: own }) => [role, { lacks: lacksOf(whole, own) }]);
  return {
    read: { ...read, faults: () => [...new Set(schemas.flatMap((one) => one.read.faults()))] },
    roles: Object.fromEntries(roles) as Roles['roles'],
  };
}

/**
 * Reads schema/roles.json; null where the schema is the same for everybody.
 *
 * @throws {CommandError} when it is not understood
 */
export async function readRolesFile(root: string): Promise<Roles | null> {
  const text = await readText(root, ROLES_FILE);
  if (text === undefined) return null;
  try {
    return parseRoles(text);
  } catch (error) {
    throw new CommandError((error as Error).message, 'Mend it, or connect the roles again.');
  }
}
