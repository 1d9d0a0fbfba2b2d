import { validateHeaderName, validateHeaderValue } from 'node:http';
import { parseEnv } from 'node:util';
import { readText, SECRETS_FILE } from './checkout.ts';
import { CommandError } from './commandError.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Headers = Readonly<Record<string, string>>;

/** In order of precedence, as in Next.js. */
const FILES = [SECRETS_FILE, '.env'];

/** The process's environment, over the checkout's `.env.local` and `.env`. */
export async function readEnvironment(
  root: string,
  inherited: Environment = process.env,
): Promise<Environment> {
  const layers: Environment[] = [];
  for (const file of FILES) layers.push(parseEnv((await readText(root, file)) ?? ''));
  return Object.assign({}, ...layers.reverse(), inherited) as Environment;
}

/**
 * Parses GRAPHQL_HEADERS.
 *
 * @returns the headers; `{}` when it is not set
 * @throws {CommandError} when it is not JSON of the form `{ "name": "value" }`; the content is
 *   not quoted
 */
export function headersOf(environment: Environment): Headers {
  if (!environment.GRAPHQL_HEADERS) return {};
  const headers = parsedJson(environment.GRAPHQL_HEADERS);
  if (isHeaders(headers)) return headers;
  throw new CommandError(
    'GRAPHQL_HEADERS cannot be read.',
    'It must be JSON of the form { "name": "value" }.',
  );
}

/**
 * Parses GRAPHQL_ROLE_HEADERS: the headers with which the schema of each role is read.
 *
 * @returns role → headers
 * @throws {CommandError} when it is not JSON of the form `{ "role": { "name": "value" } }`; the
 *   content is not quoted
 */
export function roleHeadersOf(environment: Environment): Map<string, Headers> {
  if (!environment.GRAPHQL_ROLE_HEADERS) return new Map();
  const entries = Object.entries(Object(parsedJson(environment.GRAPHQL_ROLE_HEADERS)) as object);
  const headers = entries.map(([role, value]: [string, unknown]) => {
    if (isHeaders(value)) return [role, value] as const;
    throw new CommandError(
      'GRAPHQL_ROLE_HEADERS cannot be read.',
      'It must be JSON of the form { "role": { "name": "value" } }.',
    );
  });
  return new Map(headers);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isHeaders(value: unknown): value is Headers {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([name, one]) => typeof one === 'string' && isHeader(name, one))
  );
}

/**
 * Parses a `Name: value` of --header.
 *
 * @throws {CommandError} when it is not a header; the value is not quoted
 */
export function parseHeader(text: string): [name: string, value: string] {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(colon, 0)).trim();
  const value = text.slice(colon + 1).trim();
  if (colon < 1 || !isHeader(name, value)) {
    throw new CommandError(
      `--header ${colon < 1 ? 'needs a name and a value' : `'${name}: …' is not a header`}.`,
      "Write it like --header 'Authorization: Bearer …', once for each header.",
    );
  }
  return [name, value];
}

function isHeader(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Sets or removes a variable in the text of a `.env` file; all other lines stay unchanged.
 *
 * @param value null removes the variable
 * @returns the new text, or null when the file would be empty
 */
export function setVariable(text: string, name: string, value: string | null): string | null {
  const others = text.replaceAll(ASSIGNMENT, (whole, own) => (own === name ? '' : whole));
  const lines = others.trimEnd() === '' ? [] : [others.replace(/\n+$/, '')];
  if (value !== null) lines.push(`${name}='${value}'`);
  return lines.length > 0 ? `${lines.join('\n')}\n` : null;
}

/** A variable with its value, which may go over several lines in quotes. */
const ASSIGNMENT =
  /^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=[ \t]*(?:'[^']*'|"[^"]*"|`[^`]*`|)[^\n]*(?:\n|$)/gm;

/**
 * Headers as JSON that all `.env` parsers read alike: quotes and dollar signs, which they treat
 * differently, are escaped.
 */
export function printHeaders(headers: Headers | Readonly<Record<string, Headers>>): string {
  return JSON.stringify(headers).replaceAll(
    /[$'`]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
