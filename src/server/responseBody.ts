import { Readable } from 'node:stream';
import { GraphQLResponseError } from '../relay/errors.ts';
import { toResult } from '../relay/result.ts';
import { headerValue, type BackendResponse } from './connection.ts';
import { decodedBody } from './decodedBody.ts';
import { log } from './log.ts';
import type { ResponseBody } from './refusals/recordRefusals.ts';

/** How much larger than its bytes a body may be that was compressed. */
const MOST_INFLATION = 16;

/** A response that can still be read from its start, and its text. */
export interface ReadResponse {
  readonly response: BackendResponse;
  /** Null where the body is too long, or cannot be decoded. */
  readonly text: string | null;
}

/** Reads the body of a response, if it is not longer than so many bytes. @throws when the response breaks off */
export async function readShortBody(
  response: BackendResponse,
  limit: number,
): Promise<ReadResponse> {
  const { statusCode, headers } = response;
  if (Number(headers['content-length'] ?? 0) > limit) return { response, text: null };
  const { read, isWhole } = await readStart(response, ({ length }) => length > limit);
  if (!isWhole) {
    response.unshift(read);
    return { response, text: null };
  }
  const encoding = headerValue(response, 'content-encoding');
  const text = await decodedBody(read, encoding, MOST_INFLATION * limit).then(String, () => null);
  return { response: responseWith(read, { statusCode, headers }), text };
}

/** Reads until there is enough. What was read is no longer in the stream, which stays open. */
export async function readStart(
  response: BackendResponse,
  isEnough: (read: Buffer) => boolean,
): Promise<{ read: Buffer; isWhole: boolean }> {
  let read: Buffer = Buffer.alloc(0);
  for await (const chunk of response.iterator({ destroyOnReturn: false })) {
    read = Buffer.concat([read, chunk as Buffer]);
    if (isEnough(read)) return { read, isWhole: false };
  }
  return { read, isWhole: true };
}

/** A response with a body that is known as a whole. */
export function responseWith(
  body: Buffer,
  head: Pick<BackendResponse, 'statusCode' | 'headers'>,
): BackendResponse {
  const stream = Readable.from(body.length > 0 ? [body] : [], { objectMode: false });
  return Object.assign(stream, head);
}

/** Hands over the text of a short response while others read it. @param limit in bytes */
export function observeBody(
  response: BackendResponse,
  limit: number,
  take: (body: string) => Promise<void>,
): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Listening would make it flow before its reader is there.
  response.pause();
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= limit) chunks.push(chunk);
    else chunks.length = 0;
  });
  response.once('end', () => {
    if (bytes > limit) return;
    const encoding = headerValue(response, 'content-encoding');
    decodedBody(Buffer.concat(chunks), encoding, MOST_INFLATION * limit)
      .then((body) => take(body.toString('utf8')))
      .catch((error: unknown) => {
        // What cannot be read teaches nothing; the caller gets the response all the same.
        const cause = error instanceof Error ? error.name : 'unknown';
        log().debug({ cause }, 'An answer could not be learned from.');
      });
  });
}

/**
 * A response in the form of the specification, whichever form its errors have; null for what is none.
 *
 * @throws {SyntaxError} when the text is not JSON
 */
export function responseIn(text: string): ResponseBody | null {
  try {
    return toResult(JSON.parse(text));
  } catch (error) {
    if (error instanceof GraphQLResponseError) return { errors: error.errors };
    throw error;
  }
}
