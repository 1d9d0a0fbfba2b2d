import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type GraphQLSchema } from 'graphql';
import { ROLE_DOCUMENTS_FOLDER, type RoleDocuments } from '../roles/roleDocuments.ts';
import { printRoleDocuments, trimDocuments, type AppDocument } from '../roles/trimDocuments.ts';
import { documentName, readRetired } from '../server/retiredDocuments.ts';
import { readText, SCHEMA_FILE } from './checkout.ts';
import { readRolesFile } from './roleSchemas.ts';

/**
 * The documents of each role as files: path → text. None where the schema is the same for everybody.
 *
 * @param folder a checkout, or a copy of it with other artifacts
 * @param operations all operations in its artifacts
 */
export async function roleDocumentFiles(
  folder: string,
  operations: readonly AppDocument[],
  schema: GraphQLSchema,
): Promise<Map<string, string>> {
  const roles = await readRolesFile(folder);
  const sdl = await readText(folder, SCHEMA_FILE);
  if (!roles || sdl === undefined) return new Map();
  const document = parse(sdl, { noLocation: true });
  // Pages that were opened before a release go on sending its operations.
  const retired = readRetired(folder).map(({ file, text }) => ({ name: documentName(file), text }));
  const documents = [...operations.map(({ name, text }) => ({ name, text })), ...retired];
  const files = Object.entries(roles.roles).map(([role, { lacks }]): [string, string] => [
    `${ROLE_DOCUMENTS_FOLDER}/${role}.json`,
    printRoleDocuments(trimDocuments(role, documents, { document, schema }, lacks)),
  ]);
  return new Map(files);
}

/** Writes the documents of each role into a folder, and removes those of roles that are gone. */
export async function writeRoleDocuments(
  folder: string,
  operations: readonly AppDocument[],
  schema: GraphQLSchema,
): Promise<void> {
  const files = await roleDocumentFiles(folder, operations, schema);
  for (const path of await roleDocumentPaths(folder))
    if (!files.has(path)) await rm(join(folder, path));
  if (files.size > 0) await mkdir(join(folder, ROLE_DOCUMENTS_FOLDER), { recursive: true });
  for (const [path, text] of files) await writeFile(join(folder, path), text);
}

/** The paths of all roles' documents in a checkout. */
export async function roleDocumentPaths(folder: string): Promise<string[]> {
  const directory = join(folder, ROLE_DOCUMENTS_FOLDER);
  if (!existsSync(directory)) return [];
  return (await readdir(directory)).sort().map((name) => `${ROLE_DOCUMENTS_FOLDER}/${name}`);
}

/** How many of the app's documents a role sends as they are, in part, or not at all. */
export async function countRoleDocuments(root: string, path: string) {
  const { documents } = JSON.parse((await readText(root, path)) ?? '') as RoleDocuments;
  const none = documents.filter(({ text }) => text === null).length;
  const whole = documents.filter(({ text }) => text === undefined).length;
  return { whole, trimmed: documents.length - whole - none, none };
}

/** The documents that roles send instead of the app's own, each text once. */
export async function readRoleTexts(root: string): Promise<AppDocument[]> {
  const texts = new Map<string, AppDocument>();
  for (const path of await roleDocumentPaths(root)) {
    const { documents } = JSON.parse((await readText(root, path)) ?? '') as RoleDocuments;
    for (const { name, text } of documents) if (text) texts.set(text, { name, text });
  }
  return [...texts.values()];
}
