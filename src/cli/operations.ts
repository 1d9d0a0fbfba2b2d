import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { printAllowList, type AllowListFormat } from '../scaffold/allowList.ts';
import { readOperations } from './artifacts.ts';
import { readText } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { parse, print, separateOperations } from 'graphql';
import { SIGN_IN, SIGN_IN_CHECK } from './documents.ts';
import { OWN_OPERATIONS } from '../server/ownOperations.ts';
import { documentName, readRetired } from '../server/retiredDocuments.ts';
import { readRoleTexts } from './roleDocuments.ts';

interface ExportOptions {
  readonly format: AllowListFormat;
  /** The file to write; undefined for standard output. */
  readonly out: string | undefined;
}

/**
 * Writes all operations that the app sends, for a backend that is to refuse others.
 *
 * @throws {CommandError} when nothing is compiled, or the file cannot be written
 */
export async function exportOperations(
  root: string,
  { format, out }: ExportOptions,
): Promise<void> {
  const operations = await readOperations(root);
  if (operations.length === 0)
    throw new CommandError('There are no operations yet: run `npx frontage connect` first.');
  const check = await readText(root, SIGN_IN_CHECK);
  // The server sends it by itself, as the file has it.
  if (check !== undefined) operations.push({ name: 'SignInCheck', text: check });
  const signIn = await readText(root, SIGN_IN);
  if (signIn !== undefined)
    for (const [name, document] of Object.entries(separateOperations(parse(signIn))))
      operations.push({ name, text: print(document) });
  for (const { operationName, query } of OWN_OPERATIONS)
    operations.push({ name: operationName, text: query });
  // Pages that were opened before a release go on sending its operations.
  for (const { file, text } of readRetired(root))
    operations.push({ name: documentName(file), text });
  // What roles send of them.
  for (const { name, text } of await readRoleTexts(root)) operations.push({ name, text });
  const list = printAllowList(operations, format);
  if (out === undefined) {
    process.stdout.write(list);
    return;
  }
  try {
    writeFileSync(resolve(out), list);
  } catch (error) {
    throw new CommandError(`${out} cannot be written: ${(error as Error).message}`);
  }
  console.log(`${operations.length} operations are in ${out}.`);
}
