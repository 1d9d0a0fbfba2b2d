import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/**
 * Reads a request's body as UTF-8.
 *
 * @throws {Refusal} when it is larger than the limit, in bytes; the rest of it is not read
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const tooLarge = () =>
    new Refusal(413, 'REQUEST_TOO_LARGE', `The call is larger than the limit of ${limit} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection must stay open for the answer, also where the rest is not read.
  const body = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Requires a content type, whatever its parameters.
 *
 * @throws {Refusal} for any other, or none
 */
export function requireContentType(request: IncomingMessage, types: readonly string[]): string {
  const type = (request.headers['content-type'] ?? '').split(';')[0].trim().toLowerCase();
  if (types.includes(type)) return type;
  throw new Refusal(415, 'UNSUPPORTED_CONTENT_TYPE', `Send ${types.join(' or ')}.`);
}

const CODES = { quote: 34, backslash: 92, openers: [91, 123], closers: [93, 125] };

/** How deeply the arrays and objects of a JSON text are nested, found without building them. */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (inString) {
      if (code === CODES.backslash) index += 1;
      else if (code === CODES.quote) inString = false;
    } else if (code === CODES.quote) inString = true;
    else if (CODES.openers.includes(code)) deepest = Math.max(deepest, (depth += 1));
    else if (CODES.closers.includes(code)) depth -= 1;
  }
  return deepest;
}
