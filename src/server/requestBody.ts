import { HttpError } from './httpError.ts';

/**
 * Reads a request's body as UTF-8.
 *
 * @param limit in bytes
 * @throws {HttpError} 413 when the body is larger; the rest of it is not read
 */
export async function readBody(request: Request, limit: number): Promise<string> {
  const tooLarge = () =>
    new HttpError(413, 'REQUEST_TOO_LARGE', `The call is larger than the limit of ${limit} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Requires one of several content types, ignoring parameters. @returns the type
 *
 * @throws {HttpError} 415 for any other, or none
 */
export function requireContentType({ headers }: Request, types: readonly string[]): string {
  const type = (headers.get('content-type') ?? '').split(';')[0].trim().toLowerCase();
  if (types.includes(type)) return type;
  throw new HttpError(415, 'UNSUPPORTED_CONTENT_TYPE', `Send ${types.join(' or ')}.`);
}

const CHARACTER_CODES = { quote: 34, backslash: 92, openers: [91, 123], closers: [93, 125] };

/** The nesting depth of arrays and objects in a JSON text, computed without parsing it. */
export function jsonDepth(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (inString) {
      if (code === CHARACTER_CODES.backslash) index += 1;
      else if (code === CHARACTER_CODES.quote) inString = false;
    } else if (code === CHARACTER_CODES.quote) inString = true;
    else if (CHARACTER_CODES.openers.includes(code)) deepest = Math.max(deepest, (depth += 1));
    else if (CHARACTER_CODES.closers.includes(code)) depth -= 1;
  }
  return deepest;
}
