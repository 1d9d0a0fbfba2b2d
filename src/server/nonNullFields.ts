import { readFile } from 'node:fs/promises';
import { buildASTSchema, isNonNullType, isObjectType, parse, type GraphQLSchema } from 'graphql';
import { appFile } from './appFolder.ts';
import type { SchemaField } from '../relay/responseShape.ts';

let schema: Promise<GraphQLSchema | null> | undefined;

/**
 * Whether the schema declares a field as non-null. The schema is read on first use only, since most
 * backends never return such a null.
 */
export async function isNonNullField({ type, name }: SchemaField): Promise<boolean> {
  schema ??= readSchema(appFile('schema', 'schema.graphql'));
  const known = await schema;
  const object = type === null ? known?.getQueryType() : known?.getType(type);
  return isObjectType(object) && isNonNullType(object.getFields()[name]?.type);
}

/** Null without a schema file: then all fields may be null. */
async function readSchema(file: string): Promise<GraphQLSchema | null> {
  try {
    const document = parse(await readFile(file, 'utf8'), { noLocation: true });
    return buildASTSchema(document, { assumeValid: true, assumeValidSDL: true });
  } catch {
    return null;
  }
}
