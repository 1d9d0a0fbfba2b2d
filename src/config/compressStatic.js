import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { joinedName, sharedScripts } from '../patches/joinedName.js';

const compress = promisify(brotliCompress);

/** Smaller files fit into one packet, so that compression saves nothing. */
const MIN_BYTES = 1_400;

/** A tenth of the time of the best quality, for files that pages load on use. */
const QUALITY_ON_USE = 9;

/**
 * Writes scripts and styles of a build compressed beside themselves, as `<name>.br`, which
 * `src/server/precompressed.ts` serves. What a page names, and so loads at once, is compressed as well as
 * brotli can: it is an eighth smaller than what Next.js compresses with gzip for each request.
 *
 * @param {string} build the folder of the build, absolute
 * @returns {Promise<void>}
 */
export async function compressStatic(build) {
  const named = await namedByPages(build);
  const names = await readdir(join(build, 'static'), { recursive: true });
  const left = names
    .map((name) => `static/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(js|css)$/.test(name));
  const compressNext = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const content = await readFile(join(build, name));
      if (content.length < MIN_BYTES) continue;
      const quality = named.has(name) ? constants.BROTLI_MAX_QUALITY : QUALITY_ON_USE;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(join(build, `${name}.br`), await compress(content, { params }));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}

/**
 * @param {string} build
 * @returns {Promise<Set<string>>} paths relative to the build
 */
async function namedByPages(build) {
  const manifest = JSON.parse(await readFile(join(build, 'build-manifest.json'), 'utf8'));
  return new Set([joinedName(sharedScripts(manifest)), ...Object.values(manifest.pages).flat()]);
}
