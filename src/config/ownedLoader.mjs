/**
 * A loader for Turbopack: makes of a module of the framework one that exports what the app's own has.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** @this {{ resourcePath: string, rootContext: string, addDependency(path: string): void, getOptions(): { owned: string } }} */
export default function ownedLoader() {
  const owned = join(this.rootContext, this.getOptions().owned);
  this.addDependency(owned);
  const text = readFileSync(owned, 'utf8');
  const path = relative(dirname(this.resourcePath), owned).replaceAll(sep, '/');
  return owned.endsWith('.css') ? composedFrom(text, path) : exportedFrom(text, path);
}

/** @param {string} text @param {string} path */
function exportedFrom(text, path) {
  const module = JSON.stringify(path);
  const hasDefault = /^export default |\bas default\b/m.test(text);
  return `export * from ${module};\n${hasDefault ? `export { default } from ${module};\n` : ''}`;
}

/** Each class is the app's: what the framework renders has the styles that the app gives it. */
function composedFrom(/** @type {string} */ text, /** @type {string} */ path) {
  const rules = text.replaceAll(/\/\*.*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/gs, '');
  const names = new Set([...rules.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name));
  return [...names]
    .map((name) => `.${name} {\n  composes: ${name} from ${JSON.stringify(path)};\n}\n`)
    .join('');
}
