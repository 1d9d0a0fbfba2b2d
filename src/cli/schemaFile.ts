import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { GraphQLError, parse, printSourceLocation, Source, type DocumentNode } from 'graphql';
import { isMissing } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { isIntrospection } from './introspect.ts';
import { readDocument, readIntrospection, type ReadSchema } from './readSchema.ts';

/**
 * Reads a schema from a file with SDL or an introspection result as JSON.
 *
 * @param path absolute, or relative to the working directory
 * @throws {CommandError} when the file is missing or contains no schema
 */
export async function readSchemaFile(path: string): Promise<ReadSchema> {
  let text: string;
  try {
    text = textOf(await readFile(path));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new CommandError(
      isMissing(error) ? `There is no file ${path}.` : `${path} cannot be read (${code}).`,
      /^[\w.-]+(:\d+)?(\/|$)/.test(path) && !path.includes('.graphql')
        ? 'If it is an address, begin it with https:// or http://.'
        : null,
    );
  }
  return parseSchema(text, basename(path));
}

/** The text of a file in UTF-8, or in UTF-16 with a mark, as `>` of older PowerShells writes it. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * Parses a schema.
 *
 * @param text SDL, or an introspection result as JSON, with or without `data` around it
 * @param name of the source in messages
 * @throws {CommandError} with line, column and excerpt when it does not parse
 */
export function parseSchema(text: string, name: string): ReadSchema {
  const body = text.replace(/^\uFEFF/, '');
  if (/^\s*[{[]/.test(body)) return schemaFromJson(body, name);
  if (body.trim() === '') throw new CommandError(`${name} is empty.`);
  if (/^\s*<(!doctype|html)/i.test(body)) {
    throw new CommandError(`${name} holds a web page, not a GraphQL schema.`);
  }
  return schemaFromSdl(body, name);
}

function schemaFromJson(text: string, name: string): ReadSchema {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${name} is not JSON: ${(error as Error).message}`);
  }
  const data = (parsed as { data?: unknown } | null)?.data ?? parsed;
  if (isIntrospection(data)) return readIntrospection(data, name);
  throw new CommandError(
    `${name} is JSON, but no introspection: it has no "__schema".`,
    'Frontage reads SDL (.graphql) and the answer to an introspection query (.json).',
  );
}

function schemaFromSdl(text: string, name: string): ReadSchema {
  let document: DocumentNode;
  try {
    document = parse(new Source(text, name));
  } catch (error) {
    throw error instanceof GraphQLError ? syntaxError(error) : error;
  }
  return readDocument(document, name);
}

function syntaxError(error: GraphQLError): CommandError {
  const [location] = error.locations ?? [];
  const { source } = error;
  if (!location || !source) return new CommandError(error.message);
  const excerpt = printSourceLocation(source, location);
  return new CommandError(`${error.message}\n\n${excerpt}`);
}
