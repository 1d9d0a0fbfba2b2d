import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildASTSchema, isNonNullType, isObjectType, parse, type GraphQLSchema } from 'graphql';
import type { SchemaField } from '../relay/answerShape.ts';

let schema: Promise<GraphQLSchema | null> | undefined;

/**
 * Whether the schema rules out that a field is null. It is read when that is first asked, which no backend
 * that keeps to its schema gives reason to.
 */
export async function isNeverNull({ type, name }: SchemaField): Promise<boolean> {
  schema ??= readSchema(join(process.cwd(), 'schema', 'schema.graphql'));
  const known = await schema;
  const object = type === null ? known?.getQueryType() : known?.getType(type);
  return isObjectType(object) && isNonNullType(object.getFields()[name]?.type);
}

/** Null where there is none: then nothing is known of it. */
async function readSchema(file: string): Promise<GraphQLSchema | null> {
  try {
    const document = parse(await readFile(file, 'utf8'), { noLocation: true });
    return buildASTSchema(document, { assumeValid: true, assumeValidSDL: true });
  } catch {
    return null;
  }
}
