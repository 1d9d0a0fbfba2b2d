import { join } from 'node:path';
import { parse, type GraphQLSchema } from 'graphql';
import { buildModel } from '../model/buildModel.ts';
import { toContract } from '../model/contract.ts';
import type { Model } from '../model/types/model.ts';
import { readModel } from '../model/readModel.ts';
import { withOmittedInputs } from '../scaffold/forms/omittedInputs.ts';
import { makePlan } from '../scaffold/makePlan.ts';
import { readText, SCHEMA_FILE } from './checkout.ts';
import { explainModel } from './explain.ts';
import { loadHints } from './hints.ts';
import { loadObservations } from './observations.ts';
import { warnOfHints } from './hintProblems.ts';
import { readSchemaFile } from './schemaFile.ts';

export interface ModelOptions {
  /**
   * A file with SDL or an introspection result; undefined for the checkout's schema with its hints.
   */
  schema: string | undefined;
  json: boolean;
}

/**
 * `frontage model`: prints the model of a schema, with reasons.
 *
 * @throws {CommandError} when the file contains no schema
 */
export async function printModel(
  root: string,
  { schema: file, json }: ModelOptions,
): Promise<void> {
  const { schema } = await readSchemaFile(file ?? join(root, SCHEMA_FILE));
  const read = file === undefined ? await readHinted(root) : { model: buildModel(schema), schema };
  const model = withOmittedInputs(makePlan(read.model, read.schema));
  const text = json ? `${JSON.stringify(toContract(model), null, 2)}\n` : explainModel(model);
  // Writes to a pipe are asynchronous: the command must not exit before the last one.
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** The checkout's model with the team's hints, as the scaffold uses it, and the schema that screens use. */
async function readHinted(root: string): Promise<{ model: Model; schema: GraphQLSchema }> {
  const sdl = (await readText(root, SCHEMA_FILE)) ?? '';
  const { model, open, problems } = readModel(
    parse(sdl),
    await loadHints(root),
    await loadObservations(root),
  );
  warnOfHints(problems);
  return { model, schema: open };
}
