import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, validate } from 'graphql';
import type { ModelReading } from '../model/readModel.ts';
import { operationTextOf, type OperationText } from '../scaffold/operations.ts';
import { persistedDocuments } from '../server/persistedDocuments.ts';
import { printRetired, readRetired, RETIRED_FOLDER } from '../server/retiredDocuments.ts';
import { ARTIFACTS_FOLDER, MANIFEST_FILE } from './checkout.ts';
import { readCommitted } from './committedFiles.ts';
import { documentHash } from '../scaffold/documentHash.ts';

/** Days for which a document is kept after it was last compiled. */
const KEPT_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Updates the retired documents of an app: those that were committed, since a release may have been made of them, and
 * that are not compiled any more. Because only what was committed counts, edits that never left the developer's
 * machine do not. Without the folder, or outside of a git repository, nothing is added.
 *
 * @param root the checkout, whose last commit counts
 * @param folder where the current artifacts are and the documents are written: the checkout, or a copy of it
 * @param operations those that are compiled now
 * @param reading retired documents have to be valid without denied fields, as all others
 */
export async function retireDocuments(
  root: string,
  folder: string,
  operations: readonly OperationText[],
  reading: Pick<ModelReading, 'open'>,
): Promise<void> {
  if (!existsSync(join(folder, RETIRED_FOLDER))) return;
  const current = new Set(operations.map(({ text }) => text));
  const day = dayOf(Date.now());
  const first = dayOf(Date.now() - KEPT_DAYS * DAY_MS);
  for (const retired of readRetired(folder)) {
    const isKept = retired.day >= first && refusalOf(retired.text, current, reading) === null;
    if (!isKept) rmSync(join(folder, RETIRED_FOLDER, retired.file));
  }
  for (const { name, text } of await committedOperations(root, current)) {
    const file = join(folder, RETIRED_FOLDER, `${name}.${documentHash(text).slice(0, 8)}.graphql`);
    if (existsSync(file) || refusalOf(text, current, reading) !== null) continue;
    writeFileSync(file, printRetired({ day, text }));
  }
}

/**
 * The retired documents that should not be accepted, with the reason. Age is none: a check must not depend on the day.
 */
export function findWrongRetired(
  root: string,
  operations: readonly OperationText[],
  reading: Pick<ModelReading, 'open'>,
): Array<{ path: string; why: string }> {
  const current = new Set(operations.map(({ text }) => text));
  return readRetired(root).flatMap(({ file, text }) => {
    const why = refusalOf(text, current, reading);
    return why === null ? [] : [{ path: `${RETIRED_FOLDER}/${file}`, why }];
  });
}

/** Why a document is not retired: the app sends it, or its backend would not answer it. */
function refusalOf(
  text: string,
  current: ReadonlySet<string>,
  { open }: Pick<ModelReading, 'open'>,
): string | null {
  if (current.has(text)) return 'the app sends it';
  return validate(open, parse(text))[0]?.message ?? null;
}

/** The operations of the last commit that are not among the current ones. */
async function committedOperations(
  root: string,
  current: ReadonlySet<string>,
): Promise<OperationText[]> {
  const [manifest] = await readCommitted(root, [MANIFEST_FILE]);
  if (manifest === null) return [];
  const hashes = new Set([...current].map(documentHash));
  const { operations } = JSON.parse(manifest) as {
    operations: Array<{ name: string; sha256: string }>;
  };
  const gone = operations.filter(({ sha256 }) => !hashes.has(sha256));
  const sources = await readCommitted(
    root,
    gone.map(({ name }) => `${ARTIFACTS_FOLDER}/${name}.graphql.ts`),
  );
  // relay-compiler leaves the texts of former ids in its file.
  const textOf = persistedDocuments(root, false);
  return sources.flatMap((source) => {
    const operation = source && operationTextOf(source, textOf);
    return operation ? [operation] : [];
  });
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
