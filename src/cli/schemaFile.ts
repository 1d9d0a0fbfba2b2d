import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  buildASTSchema,
  GraphQLError,
  parse,
  printSourceLocation,
  Source,
  type GraphQLSchema,
} from 'graphql';
import { isMissing } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { isIntrospection, schemaFromIntrospection } from './introspect.ts';

/**
 * Reads a schema from a file: SDL, or an introspection as JSON.
 *
 * @param path absolute, or relative to where the command runs
 * @throws CommandError when there is no such file, or no schema in it
 */
export async function readSchemaFile(path: string): Promise<GraphQLSchema> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
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

/**
 * @param text SDL, or JSON of an introspection, with or without `data` around it
 * @param name what to call it in messages
 * @throws CommandError with line, column and the lines themselves when it does not parse
 */
export function parseSchema(text: string, name: string): GraphQLSchema {
  const body = text.replace(/^\uFEFF/, '');
  if (/^\s*[{[]/.test(body)) return schemaFromJson(body, name);
  if (body.trim() === '') throw new CommandError(`${name} is empty.`);
  if (/^\s*<(!doctype|html)/i.test(body)) {
    throw new CommandError(`${name} holds a web page, not a GraphQL schema.`);
  }
  return schemaFromSdl(body, name);
}

function schemaFromJson(text: string, name: string): GraphQLSchema {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${name} is not JSON: ${(error as Error).message}`);
  }
  const data = (parsed as { data?: unknown } | null)?.data ?? parsed;
  if (isIntrospection(data)) return schemaFromIntrospection(data, name);
  throw new CommandError(
    `${name} is JSON, but no introspection: it has no "__schema".`,
    'Frontage reads SDL (.graphql) and the answer to an introspection query (.json).',
  );
}

function schemaFromSdl(text: string, name: string): GraphQLSchema {
  try {
    const document = parse(new Source(text, name), { noLocation: false });
    const schema = buildASTSchema(document, { assumeValidSDL: true });
    if (schema.getQueryType()) return schema;
  } catch (error) {
    if (error instanceof GraphQLError) throw syntaxError(error);
    throw new CommandError(
      `${name} does not make a schema: ${(error as Error).message}`,
      'Is it the whole schema? Every type that it names has to be declared in it.',
    );
  }
  throw new CommandError(
    `${name} has no query type.`,
    'Is it the whole schema? Frontage needs the SDL of everything that the server serves.',
  );
}

function syntaxError(error: GraphQLError): CommandError {
  const [location] = error.locations ?? [];
  const { source } = error;
  if (!location || !source) return new CommandError(error.message);
  const excerpt = printSourceLocation(source, location);
  return new CommandError(`${error.message}\n\n${excerpt}`);
}
