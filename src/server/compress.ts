import type { IncomingMessage } from 'node:http';
import { constants, createGzip, gzipSync } from 'node:zlib';
import type { Client } from './handler.ts';

/** Smaller responses fit into one packet, so that compression saves nothing. */
const MIN_BYTES = 1_400;

/**
 * Below this many bytes, compressing synchronously costs less than a hand-over to another thread.
 */
const MAX_BUFFERED_BYTES = 64 * 1024;

/** The fastest level saves nearly as many bytes in a third of the time. */
const COMPRESSION_LEVEL = constants.Z_BEST_SPEED;

/**
 * Whether and how to compress a backend's response that comes uncompressed. JSON shrinks to a
 * seventh. A response of unknown length is streamed, so it is compressed as a stream. Clients on
 * this machine get everything uncompressed: compression would cost more than the bytes.
 */
export function compressionFor(
  { headers }: Pick<IncomingMessage, 'headers'>,
  request: Request,
  client: Client,
): 'none' | 'buffered' | 'streamed' {
  const size = Number(headers['content-length'] ?? Infinity);
  const isCompressed = headers['content-encoding'] !== undefined;
  const acceptsGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  if (isCompressed || size < MIN_BYTES || !acceptsGzip || isLocal(request, client)) return 'none';
  return size <= MAX_BUFFERED_BYTES ? 'buffered' : 'streamed';
}

/**
 * Whether the client is on this machine. A proxy on this machine forwards clients from elsewhere.
 */
function isLocal({ headers }: Request, { address }: Client): boolean {
  const isForwarded = headers.has('x-forwarded-for') || headers.has('forwarded');
  return !isForwarded && /^(::1|(::ffff:)?127\.)/.test(address);
}

export function gzip(body: Buffer): Buffer {
  return gzipSync(body, { level: COMPRESSION_LEVEL });
}

export function createCompressor() {
  return createGzip({ level: COMPRESSION_LEVEL, flush: constants.Z_SYNC_FLUSH });
}
