import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { appFile } from './appFolder.ts';
import type { GraphQLRequest, OperationRequest } from '../relay/transport.ts';

/** Where relay-compiler writes the texts of documents that it compiles to ids (Relay's `persistConfig`). */
export const PERSISTED_FILE = '__generated__/persisted.json';

/** Finds the text of a document by its id; null for an id that is not known. */
export type TextOf = (id: string) => string | null;

/**
 * Reads the persisted documents of an app. Without the file there are none.
 *
 * @param root the app's folder
 * @param development whether the file may change while the app runs
 */
export function persistedDocuments(root: string, development: boolean): TextOf {
  const file = join(/* turbopackIgnore: true */ root, PERSISTED_FILE);
  let stamp = stampOf(file);
  let texts = readPersisted(file);
  const refresh = () => {
    const now = stampOf(file);
    if (now === stamp) return;
    const read = readWhileWritten(file);
    if (!read) return;
    texts = read;
    stamp = now;
  };
  return (id) => {
    if (development) refresh();
    return texts.get(id) ?? null;
  };
}

/** A request with the document's text, which backends understand; null if its id is not known. */
export function withText(request: OperationRequest, textOf: TextOf): GraphQLRequest | null {
  if ('query' in request) return request;
  const { operationName, variables, id } = request;
  const query = textOf(id);
  return query === null ? null : { operationName, variables, query };
}

let appDocuments: TextOf | undefined;

/** A request that the server sends by itself, with its document's text. @throws if its id is not known */
export function requireText(request: OperationRequest): GraphQLRequest {
  if ('query' in request) return request;
  appDocuments ??= persistedDocuments(appFile(), process.env.NODE_ENV === 'development');
  const call = withText(request, appDocuments);
  if (call) return call;
  throw new Error(
    `The text of ${request.operationName} is not in ${PERSISTED_FILE}. Run relay-compiler, which writes it.`,
  );
}

function readPersisted(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

/** Null while relay-compiler writes the file: it empties it first, after each change of sources. */
function readWhileWritten(file: string): Map<string, string> | null {
  try {
    return readPersisted(file);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** What differs after a change. Within one tick of the file system's clock, only the size does. */
function stampOf(file: string): string {
  const { mtimeMs = 0, size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}
