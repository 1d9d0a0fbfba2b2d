import { InvalidArgumentError } from 'commander';
import { isRoleName, isRoleSource, type RoleSource } from '../roles/rolesFile.ts';

/** A role as it is named on the command line. */
export interface RoleFlag {
  readonly name: string;
  /** Its own schema; null where it has the same address as the others. */
  readonly file: string | null;
  /** `Name: value`, each: what follows its `--role`. */
  readonly header: string[];
}

/** Collects `--role` and `--header` in the order in which they are given: a header belongs to the role before it. */
export class RoleFlags {
  /** Headers before the first role, for every call. */
  readonly shared: string[] = [];
  readonly roles: RoleFlag[] = [];

  /** `admin`, or `admin=admin.graphql`. @throws {InvalidArgumentError} when it is no name, or was given before */
  readonly addRole = (value: string): readonly RoleFlag[] => {
    const equals = value.indexOf('=');
    const name = equals === -1 ? value : value.slice(0, equals);
    const file = equals === -1 ? null : value.slice(equals + 1);
    if (!isRoleName(name) || file === '')
      throw new InvalidArgumentError(
        'It is a name of letters, digits, `_`, `-` and `.`, such as editor, or editor=editor.graphql.',
      );
    if (this.roles.some((role) => role.name === name))
      throw new InvalidArgumentError('This role was given before.');
    this.roles.push({ name, file, header: [] });
    return this.roles;
  };

  readonly addHeader = (value: string): readonly string[] => {
    const header = this.roles.at(-1)?.header ?? this.shared;
    header.push(value);
    return header;
  };
}

/** `claim:app.role`, `viewer:me.role` or `header:x-role`. @throws {InvalidArgumentError} for anything else */
export function parseRoleSource(value: string): RoleSource {
  const colon = value.indexOf(':');
  const source = { [value.slice(0, colon)]: value.slice(colon + 1).trim() };
  if (colon !== -1 && isRoleSource(source)) return source;
  throw new InvalidArgumentError(
    'It is claim:NAME, viewer:PATH or header:NAME: claim:app.role, viewer:me.role, header:x-role.',
  );
}
