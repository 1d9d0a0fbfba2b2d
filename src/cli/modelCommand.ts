import { join } from 'node:path';
import { parse } from 'graphql';
import { buildModel } from '../model/buildModel.ts';
import { toContract } from '../model/contract.ts';
import type { Model } from '../model/types/model.ts';
import { readModel } from '../model/readModel.ts';
import { readText, SCHEMA_FILE } from './checkout.ts';
import { explainModel } from './explain.ts';
import { loadHints } from './hints.ts';
import { warnOfHints } from './hintProblems.ts';
import { readSchemaFile } from './schemaFile.ts';

export interface ModelOptions {
  /** SDL or introspection; undefined for the checkout's schema, read with the team's hints. */
  schema: string | undefined;
  json: boolean;
}

/**
 * `frontage model`: what the reader makes of a schema, and why.
 *
 * @throws CommandError when the file holds no schema
 */
export async function printModel(
  root: string,
  { schema: file, json }: ModelOptions,
): Promise<void> {
  const { schema } = await readSchemaFile(file ?? join(root, SCHEMA_FILE));
  const model = file === undefined ? await readHinted(root) : buildModel(schema);
  const text = json ? `${JSON.stringify(toContract(model), null, 2)}\n` : explainModel(model);
  // A pipe takes a long text in parts: the command must not end before the last one.
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** The checkout's model, as its screens are written from it. */
async function readHinted(root: string): Promise<Model> {
  const sdl = (await readText(root, SCHEMA_FILE)) ?? '';
  const { model, problems } = readModel(parse(sdl), await loadHints(root));
  warnOfHints(problems);
  return model;
}
