import { describeLacks } from '../roles/describeLacks.ts';
import { ROLES_FILE, type Roles } from '../roles/rolesFile.ts';
import { CommandError } from './commandError.ts';
import { countRoleDocuments, roleDocumentPaths } from './roleDocuments.ts';
import { describeSource } from './reportRoles.ts';
import { readRolesFile } from './roleSchemas.ts';

/**
 * `frontage roles`: lists the roles, says what one lacks, or compares two.
 *
 * @param names none, one or two of them
 * @throws {CommandError} when there are none, or none of a name
 */
export async function printRoles(root: string, names: readonly string[]): Promise<void> {
  const roles = await readRolesFile(root);
  if (!roles)
    throw new CommandError(
      `There is no ${ROLES_FILE}: the schema is the same for everybody.`,
      'Read it for each role: `frontage connect URL --role admin --header … --role editor --header …`.',
    );
  for (const name of names)
    if (!Object.hasOwn(roles.roles, name))
      throw new CommandError(
        `There is no role ${name}.`,
        `There are ${Object.keys(roles.roles).join(', ')}.`,
      );
  const [one, other] = names;
  if (one === undefined) await list(root, roles);
  else if (other === undefined)
    console.log(
      differences('the others', one, [], lacksOf(roles, one)) || `${one} has everything.`,
    );
  else compare(roles, one, other);
}

async function list(root: string, { from, signedOut, roles }: Roles): Promise<void> {
  const paths = await roleDocumentPaths(root);
  for (const [role, { lacks }] of Object.entries(roles)) {
    const path = paths.find((one) => one.endsWith(`/${role}.json`));
    const counts = path === undefined ? null : await countOf(root, path);
    const documents = counts && `; ${counts}`;
    console.log(
      `${role}: ${lacks.length === 0 ? 'has everything' : `lacks ${lacks.length} things`}${documents ?? ''}`,
    );
  }
  console.log(`\nA session's role: ${describeSource(from)}.`);
  console.log(
    signedOut === null
      ? 'Who has not signed in has no role, and gets nothing.'
      : `Who has not signed in is ${signedOut}.`,
  );
}

async function countOf(root: string, path: string): Promise<string> {
  const { whole, trimmed, none } = await countRoleDocuments(root, path);
  return `of the operations ${whole} as they are, ${trimmed} in part, ${none} not at all`;
}

function compare(roles: Roles, one: string, other: string): void {
  const [first, second] = [lacksOf(roles, one), lacksOf(roles, other)];
  const printed = [
    differences(one, other, first, second),
    differences(other, one, second, first),
  ].filter((text) => text !== '');
  console.log(printed.length > 0 ? printed.join('\n\n') : `${one} and ${other} have the same.`);
}

/** What one has and the other lacks. */
function differences(
  one: string,
  other: string,
  lacks: readonly string[],
  others: readonly string[],
): string {
  const known = new Set(lacks);
  const more = others.filter((coordinate) => !known.has(coordinate));
  if (more.length === 0) return '';
  const lines = describeLacks(more).flatMap((line) => wrapped(`  ${line}`));
  return [`What ${one} has and ${other} lacks:`, ...lines].join('\n');
}

function lacksOf({ roles }: Roles, role: string): readonly string[] {
  return roles[role].lacks;
}

/** A line as wide as the terminal, with what follows below it; whole where programs read it. */
function wrapped(line: string): string[] {
  const { isTTY, columns } = process.stdout;
  const width = columns || 100;
  if (!isTTY) return [line];
  const lines: string[] = [];
  for (const part of line.split(/(?<=, )/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.trimEnd().length <= width)
      lines[lines.length - 1] = last + part;
    else lines.push(last === undefined ? part : `    ${part}`);
  }
  return lines.map((one) => one.trimEnd());
}
