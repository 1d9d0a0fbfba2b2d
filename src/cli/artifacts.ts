import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parse, type GraphQLSchema } from 'graphql';
import type { Model } from '../model/types/model.ts';
import { readModel, type ModelReading } from '../model/readModel.ts';
import { documentHash } from '../scaffold/documentHash.ts';
import { operationsManifest, operationTextOf, type OperationText } from '../scaffold/operations.ts';
import {
  ARTIFACTS_FOLDER,
  isMissing,
  isOfRecord,
  MANIFEST_FILE,
  readText,
  SCHEMA_FILE,
} from './checkout.ts';
import { loadHints } from './hints.ts';
import { loadObservations } from './observations.ts';
import { persistedDocuments } from '../server/persistedDocuments.ts';
import { compileRelay } from './relayCompiler.ts';
import { retireDocuments } from './retireDocuments.ts';
import { writeRoleDocuments } from './roleDocuments.ts';

/** All files that compiling writes: path → text. */
export async function readArtifacts(root: string): Promise<Map<string, string>> {
  const artifacts = new Map<string, string>();
  for (const name of await namesBelow(join(root, ARTIFACTS_FOLDER))) {
    const path = `${ARTIFACTS_FOLDER}/${name.split(sep).join('/')}`;
    if (isOfRecord(path) || (await stat(join(root, path))).isDirectory()) continue;
    artifacts.set(path, await readFile(join(root, path), 'utf8'));
  }
  return artifacts;
}

/** The list of all operations in the artifacts, as JSON. */
export async function printManifest(
  root: string,
  schema: GraphQLSchema,
  model: Model,
): Promise<string> {
  const slugs = new Map(model.resources.map(({ type, slug }) => [type, slug]));
  return operationsManifest(schema, await readOperations(root), slugs);
}

/**
 * Writes the list of all operations in the artifacts, retires those that are there no longer, and trims them to the
 * app's roles.
 *
 * @param folder the checkout, or a copy of it with other artifacts
 */
export async function writeOperations(
  root: string,
  folder: string,
  reading: Pick<ModelReading, 'schema' | 'open' | 'model'>,
): Promise<void> {
  const manifest = await printManifest(folder, reading.schema, reading.model);
  await writeFile(join(folder, MANIFEST_FILE), manifest);
  const operations = await readOperations(folder);
  await retireDocuments(root, folder, operations, reading);
  await writeRoleDocuments(folder, operations, reading.schema);
}

/**
 * Compiles the checkout in place, and updates the list of operations.
 *
 * @throws {CompileError} with the compiler's output when it fails
 */
export async function compileCheckout(root: string, signal: AbortSignal): Promise<void> {
  await compileRelay(root, signal);
  const sdl = await readText(root, SCHEMA_FILE);
  if (sdl === undefined || (await isManifestCurrent(root))) return;
  await writeOperations(
    root,
    root,
    readModel(parse(sdl), await loadHints(root), await loadObservations(root)),
  );
}

/** Whether the list matches the artifacts, checked without reading the schema. */
async function isManifestCurrent(root: string): Promise<boolean> {
  const manifest = await readText(root, MANIFEST_FILE);
  if (manifest === undefined) return false;
  const listed = hashesIn(manifest);
  const compiled = (await readOperations(root)).map(({ text }) => documentHash(text));
  return listed.length === compiled.length && compiled.every((hash) => listed.includes(hash));
}

function hashesIn(manifest: string): string[] {
  try {
    const { operations } = JSON.parse(manifest) as { operations: { sha256: string }[] };
    return operations.map(({ sha256 }) => sha256);
  } catch {
    return [];
  }
}

/** All operations in the artifacts, with the text that is sent. */
export async function readOperations(root: string): Promise<OperationText[]> {
  const artifacts = await readArtifacts(root);
  const textOf = persistedDocuments(root, false);
  return [...artifacts]
    .filter(([path]) => /\.graphql\.tsx?$/.test(path))
    .map(([, source]) => operationTextOf(source, textOf))
    .filter((operation) => operation !== null);
}

async function namesBelow(folder: string): Promise<string[]> {
  try {
    return await readdir(folder, { recursive: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
