import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';

const DECODERS: Readonly<Record<string, (body: Buffer, options: object) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
};

/**
 * A short body without its content coding.
 *
 * @param encoding the header `Content-Encoding`; another than those of HTTP leaves the body as it is
 * @param limit the bytes that it may unpack to
 * @throws when it is not of that coding, or larger
 */
export async function decodedBody(
  body: Buffer,
  encoding: string | null,
  limit: number,
): Promise<Buffer> {
  const name = encoding?.trim().toLowerCase() ?? 'identity';
  if (!Object.hasOwn(DECODERS, name)) return body;
  return DECODERS[name](body, { maxOutputLength: limit });
}
