/**
 * `frontage trim`, which an app runs after each `npm install`: removes from node_modules what this machine never runs,
 * a third of it. It never fails, since without it an app works as well. Plain JavaScript with built-in modules only, so
 * that it runs on any Node.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** relay-compiler has its program for each platform in a folder of its own. */
function removeForeignCompilers() {
  const own = basename(dirname(require('relay-compiler')));
  const root = dirname(require.resolve('relay-compiler/package.json'));
  for (const name of readdirSync(root)) {
    const isForeign = /^(linux|macos|win)-/.test(name) && name !== own;
    if (isForeign) rmSync(join(root, name), { recursive: true });
  }
}

/**
 * Source maps lead to what the authors of packages wrote, which most packages do not have: Next.js alone has 100 MB of
 * them. Frontage has its sources. Relay has its types for Flow, too.
 */
function removeMapsAndFlow() {
  for (const entry of readdirSync('node_modules', { withFileTypes: true })) {
    // A link leads to a package that somebody works on.
    if (entry.isDirectory() && entry.name !== 'frontage') {
      removeWithin(join('node_modules', entry.name));
    }
  }
}

/** @param {string} folder */
function removeWithin(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const isUnused = /\.(([cm]?js|css|d\.[cm]?ts)\.map|js\.flow)$/.test(entry.name);
    if (isUnused && entry.isFile()) rmSync(join(entry.parentPath, entry.name));
  }
}

/** Next.js has React's experimental builds twice over, for flags of its App Router. Pages never load them. */
function removeExperimentalReact() {
  if (existsSync('app') || existsSync('src/app')) return;
  const compiled = join(dirname(require.resolve('next/package.json')), 'dist/compiled');
  for (const folder of [compiled, join(compiled, 'next-server')]) {
    for (const name of readdirSync(folder)) {
      if (/-experimental(\.|$)/.test(name)) rmSync(join(folder, name), { recursive: true });
    }
  }
}

for (const remove of [removeForeignCompilers, removeMapsAndFlow, removeExperimentalReact]) {
  try {
    remove();
  } catch {
    // The packages are elsewhere, or read-only: they stay as they are.
  }
}
