import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where an app keeps the modules of the framework that it has taken over, each at the path that it has there. */
const OWNED_FOLDER = 'src/frontage';

/**
 * @typedef {object} OwnedModule
 * @property {string} replaced the framework's file
 * @property {string} owned the app's file, which is used in its place
 */

/**
 * The modules of the framework that an app has taken over (`frontage own`), absolute paths.
 *
 * @param {string} root the app's folder
 * @returns {OwnedModule[]}
 */
export function ownedModules(root) {
  const folder = join(root, OWNED_FOLDER);
  if (!existsSync(folder)) return [];
  const package_ = createRequire(join(root, 'package.json')).resolve('frontage/package.json');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => ({
      owned: join(folder, name),
      replaced: join(dirname(package_), 'dist', name.replace(/\.tsx?$/, '.js')),
    }))
    .filter(({ replaced }) => existsSync(replaced));
}

/**
 * Rules for Turbopack: each module that was taken over is one that exports the app's, so that it is replaced for
 * whatever imports it, by whatever path.
 *
 * @param {string} root the app's folder
 * @returns {Record<string, import('next/dist/server/config-shared').TurbopackRuleConfigItem[]>} by file extension
 */
export function ownedRules(root) {
  const loader = `./${relative(root, fileURLToPath(new URL('./ownedLoader.mjs', import.meta.url)))}`;
  const rules = ownedModules(root).map(({ replaced, owned }) => ({
    extension: extname(replaced),
    condition: { path: endingIn(relative(root, replaced)) },
    loaders: [{ loader, options: { owned: relative(root, owned) } }],
  }));
  return Object.fromEntries(
    ['.js', '.css'].map((extension) => [
      `*${extension}`,
      rules.filter((rule) => rule.extension === extension).map(({ extension: _, ...rule }) => rule),
    ]),
  );
}

/**
 * The same for Jest: path of a module → what transforms it.
 *
 * @param {string} root the app's folder
 * @returns {Record<string, [string, { owned: string }]>}
 */
export function ownedTransforms(root) {
  const transform = fileURLToPath(new URL('./ownedTransform.mjs', import.meta.url));
  return Object.fromEntries(
    ownedModules(resolve(root))
      .filter(({ replaced }) => !replaced.endsWith('.css'))
      .map(({ replaced, owned }) => [endingIn(replaced).source, [transform, { owned }]]),
  );
}

/** @param {string} path */
function endingIn(path) {
  return new RegExp(`${path.replaceAll(sep, '/').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
