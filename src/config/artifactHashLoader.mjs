/**
 * A loader for Turbopack, in builds: leaves out of an artifact the hash of its document, by which relay-compiler and
 * `frontage dev` see whether it is up to date. No page reads it, and compression makes nothing less of it.
 *
 * @param {string} source
 * @returns {string}
 */
export default function artifactHashLoader(source) {
  return source.replace(/^\(node as any\)\.hash = "[0-9a-f]+";\n/m, '');
}
