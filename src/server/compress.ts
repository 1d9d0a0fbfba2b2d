import type { IncomingMessage } from 'node:http';
import { constants, createGzip, gzipSync } from 'node:zlib';

/** Below this many bytes an answer fits into one packet, and packing it saves nothing. */
const WORTHWHILE = 1_400;

/** Up to this many bytes packing at once costs less than handing the work to another thread. */
const AT_ONCE = 64 * 1024;

/** The first level does nearly all of it in a third of the time. */
const LEVEL = constants.Z_BEST_SPEED;

/**
 * How to pack an answer for a visitor where the backend has left that undone: JSON shrinks to a
 * seventh of its size, which slow connections feel. An answer of unknown length comes in pieces, and
 * is passed on in pieces. Whoever calls from this very machine is sent everything as it is: packing
 * would cost both sides more than the bytes do.
 */
export function packingOf(
  { headers }: IncomingMessage,
  request: IncomingMessage,
): 'none' | 'at once' | 'as it comes' {
  const size = Number(headers['content-length'] ?? Infinity);
  const isPacked = headers['content-encoding'] !== undefined;
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (isPacked || size < WORTHWHILE || !takesGzip || isLocal(request)) return 'none';
  return size <= AT_ONCE ? 'at once' : 'as it comes';
}

/** A proxy on this machine stands for visitors elsewhere. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
}

export function packed(body: Buffer): Buffer {
  return gzipSync(body, { level: LEVEL });
}

export function createPacker() {
  return createGzip({ level: LEVEL, flush: constants.Z_SYNC_FLUSH });
}
