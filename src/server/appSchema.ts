import { readFile } from 'node:fs/promises';
import { buildASTSchema, parse, type GraphQLSchema } from 'graphql';
import { appFile } from './appFolder.ts';

let schema: Promise<GraphQLSchema | null> | undefined;

/**
 * The schema that the app is compiled against. It is read on first use only, since most pages never need it.
 *
 * @returns null without a schema file
 */
export function appSchema(): Promise<GraphQLSchema | null> {
  schema ??= readSchema(appFile('schema', 'schema.graphql'));
  return schema;
}

async function readSchema(file: string): Promise<GraphQLSchema | null> {
  try {
    const document = parse(await readFile(file, 'utf8'), { noLocation: true });
    return buildASTSchema(document, { assumeValid: true, assumeValidSDL: true });
  } catch {
    return null;
  }
}
