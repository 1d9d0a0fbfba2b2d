import { isCompositeType, type GraphQLSchema } from 'graphql';
import { nearest } from '../model/hints/hintProblem.ts';
import { formatFile } from '../scaffold/code/format.ts';
import { HINTS_FILE, readText } from './checkout.ts';
import { CommandError } from './commandError.ts';

/** Hints that a command brings along, with their file. */
export interface BroughtHints {
  readonly hints: object;
  readonly text: string;
}

/**
 * Hints by which nothing but some types has screens.
 *
 * @param names those types
 * @throws {CommandError} when the schema lacks one of them, or the team has hints already, which would be lost
 */
export async function onlyTypes(
  root: string,
  names: readonly string[],
  schema: GraphQLSchema,
): Promise<BroughtHints> {
  refuseUnknownTypes(names, schema);
  const include = [...new Set(names)];
  const text = await printHints(include);
  const there = await readText(root, HINTS_FILE);
  if (there !== undefined && !isPrinted(there))
    throw new CommandError(
      `${HINTS_FILE} has hints already.`,
      `Put \`include: ${JSON.stringify(include)}\` there, and leave out --only.`,
    );
  return { hints: { include }, text };
}

/** @throws {CommandError} with the nearest names */
export function refuseUnknownTypes(names: readonly string[], schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap()).filter(isCompositeType);
  const known = types.map(({ name }) => name).filter((name) => !name.startsWith('__'));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new CommandError(
    unknown.map((name) => `The schema has no type ${name}.${nearest(name, known)}`).join('\n'),
    '--only takes the names of types: --only Order,Customer.',
  );
}

/** What a file of hints begins with that has nothing but types; they follow. */
const BEGINNING = `import { defineHints } from 'frontage/hints';
import type { Names } from './names.ts';

export default defineHints<Names>({
  // Nothing but these has screens. \`npx frontage pull --offline\` writes those of a type that is added.
  include: `;

async function printHints(include: readonly string[]): Promise<string> {
  return formatFile(HINTS_FILE, `${BEGINNING}${JSON.stringify(include)},\n});\n`);
}

/** Whether a file of hints has no more than what was printed, perhaps of other types. */
function isPrinted(text: string): boolean {
  return text.startsWith(BEGINNING) && /^\[[^\]]*\],\n\}\);\n$/.test(text.slice(BEGINNING.length));
}
