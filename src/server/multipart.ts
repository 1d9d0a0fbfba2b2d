import { on } from 'node:events';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import { isWireError } from '../relay/errors.ts';
import type { GraphQLRequest, OperationRequest, TransportOptions } from '../relay/transport.ts';
import { UPLOAD_HEADERS } from '../relay/upload.ts';
import { declaredName, parseRequest } from './parseRequest.ts';
import { parseFileMap, type FileMap } from './fileMap.ts';
import type { RequestContent } from './forward.ts';
import { HttpError } from './httpError.ts';

export interface MultipartLimits {
  /** Bytes of the operation and the map, without files. */
  readonly maxRequestBytes: number;
  /** Bytes of the whole body. */
  readonly maxUploadBytes: number;
}

/** A parsed upload whose files are still being received. */
export interface Multipart {
  readonly call: GraphQLRequest;
  readonly contentType: string;
  /**
   * The body to forward. It is written anew from the parsed parts, so that nothing unchecked is
   * forwarded.
   */
  readonly body: Readable;
  /** Resolves when the whole body has been read. */
  readonly sent: Promise<void>;
}

/**
 * Parses a body of the GraphQL multipart request specification up to its files, which are streamed.
 *
 * @param accept checks the operation, and returns what to forward; an error that it throws ends the reading
 * @param encode how the backend takes the operation
 * @throws {HttpError} when the body is malformed or too large. Errors in files are thrown by the
 *   returned body.
 */
export async function readMultipart(
  request: Request,
  limits: MultipartLimits,
  accept: (call: OperationRequest) => Promise<GraphQLRequest>,
  encode: TransportOptions['encode'],
): Promise<Multipart> {
  const tooLarge = tooLargeFor(limits.maxUploadBytes);
  if (Number(request.headers.get('content-length') ?? 0) > limits.maxUploadBytes) throw tooLarge;
  const parser = parserFor(request, limits);
  const parts = on(parser, 'part', { close: ['finish'] }) as AsyncIterableIterator<[Part]>;
  parser.on('field', (name, value, _nameIsCut, isCut) => {
    parser.emit('part', { name, value: isCut ? null : value });
  });
  parser.on('file', (name, stream, fileName, _encoding, type) => {
    parser.emit('part', { name, stream, fileName, type });
  });
  // Errors reach the reader of `parts`; after the reader has stopped they are irrelevant.
  parser.on('error', () => {});
  const received = Readable.fromWeb((request.body ?? new ReadableStream()) as NodeReadableStream);
  received.on('error', (error) => parser.destroy(error));
  received.pipe(parser);
  try {
    const operations = await nextField(parts, 'operations');
    const call = await accept(parseRequest(operations));
    const map = parseFileMap(await nextField(parts, 'map'), call.variables);
    const boundary = `frontage-${crypto.randomUUID()}`;
    const { promise: sent, resolve } = Promise.withResolvers<void>();
    const written = write(parts, encode?.(call) ?? call, map, boundary, limits.maxUploadBytes);
    const body = Readable.from(written, { objectMode: false }).once('close', () => {
      // The backend may stop reading early.
      received.unpipe(parser).destroy();
      resolve();
    });
    return { call, contentType: `multipart/form-data; boundary=${boundary}`, body, sent };
  } catch (error) {
    received.unpipe(parser).destroy();
    throw error instanceof HttpError || isWireError(error)
      ? error
      : malformed('The multipart body is broken.');
  }
}

/** The request to forward for an upload. */
export function uploadContent({ call, contentType, body, sent }: Multipart): RequestContent {
  return {
    operationName: declaredName(call.query),
    headers: { ...UPLOAD_HEADERS, 'content-type': contentType },
    body,
    sent,
    ownConnection: true,
  };
}

interface Field {
  readonly name: string;
  /** Null when it exceeds the limit. */
  readonly value: string | null;
}

interface FilePart {
  readonly name: string;
  readonly stream: Readable;
  readonly fileName: string | undefined;
  readonly type: string;
}

type Part = Field | FilePart;

function parserFor(request: Request, { maxRequestBytes }: MultipartLimits) {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const limits = { fieldSize: maxRequestBytes, fieldNameSize: 100, headerPairs: 20 };
  const isPartAFile = (name: string | undefined) => name !== 'operations' && name !== 'map';
  try {
    return new Busboy({ headers, limits, isPartAFile });
  } catch {
    throw malformed('The multipart body has no boundary.');
  }
}

/**
 * The specification requires the operation and the map before all files, so that files can be
 * streamed.
 */
async function nextField(parts: AsyncIterator<[Part]>, name: string): Promise<string> {
  const { value } = await parts.next();
  const part = value?.[0] as Part | undefined;
  if (!part || part.name !== name || !('value' in part)) {
    throw malformed(
      `A call with files begins with \`operations\` and \`map\`; \`${name}\` is missing.`,
    );
  }
  if (part.value === null)
    throw new HttpError(413, 'REQUEST_TOO_LARGE', `\`${name}\` is too large.`);
  return part.value;
}

async function* write(
  parts: AsyncIterable<[Part]>,
  operations: object,
  map: FileMap,
  boundary: string,
  limit: number,
): AsyncGenerator<Buffer> {
  const opening = (disposition: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  const field = (name: string, value: unknown) =>
    Buffer.from(`${opening(`name="${name}"`)}\r\n${JSON.stringify(value)}\r\n`);
  const missing = new Set(map.keys());
  let size = 0;
  yield field('operations', operations);
  yield field('map', Object.fromEntries(map));
  for await (const [part] of parts) {
    if (!('stream' in part) || !missing.delete(part.name)) {
      throw malformed('There is a part that the map does not name, or names once only.');
    }
    const fileName = encodedFileName(part.fileName ?? 'file');
    const type = MEDIA_TYPE.test(part.type) ? part.type : 'application/octet-stream';
    const disposition = `name="${part.name}"; filename="${fileName}"`;
    yield Buffer.from(`${opening(disposition)}content-type: ${type}\r\n\r\n`);
    for await (const chunk of part.stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw tooLargeFor(limit);
      yield chunk;
    }
    yield Buffer.from('\r\n');
  }
  if (missing.size > 0) throw malformed('There are fewer files than the map names.');
  yield Buffer.from(`--${boundary}--\r\n`);
}

const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/;

/** Escapes a file name as browsers do (WHATWG HTML, multipart form data). */
function encodedFileName(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
}

function tooLargeFor(limit: number): HttpError {
  const message = `The files are larger than the limit of ${limit} bytes.`;
  return new HttpError(413, 'REQUEST_TOO_LARGE', message);
}

function malformed(message: string): HttpError {
  return new HttpError(400, 'MALFORMED_CALL', message);
}
