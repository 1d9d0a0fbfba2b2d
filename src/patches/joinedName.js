import { createHash } from 'node:crypto';

/**
 * The path of the script that has several scripts of a build in it: the same for the same scripts, whose own names follow
 * from what they have in them.
 *
 * @param {readonly string[]} files the scripts, in their order: `static/chunks/15kl4hltv8ir5.js`
 * @returns {string} relative to the build, as theirs are
 */
export function joinedName(files) {
  const hash = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
  return `static/chunks/app-${hash}.js`;
}

/**
 * The scripts that every page of a build begins with.
 *
 * @param {{ readonly pages: Readonly<Record<string, readonly string[] | undefined>> }} manifest of the build
 * @returns {string[]} paths relative to the build, in the order of the manifest
 */
export function sharedScripts({ pages }) {
  return (pages['/_app'] ?? []).filter((file) => file.endsWith('.js'));
}
