/**
 * `frontage trim`, which an app runs after each `npm install`: removes from node_modules what this machine never runs,
 * a third of it. It never fails, since without it an app works as well. Plain JavaScript with built-in modules only, so
 * that it runs on any Node.
 */
import { readdirSync, rmSync } from 'node:fs';
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

/** Source maps of packages lead to what their authors wrote, which is not there: Next.js alone has 100 MB of them. */
function removeSourceMaps() {
  const packages = readdirSync('node_modules', { recursive: true, withFileTypes: true });
  for (const entry of packages) {
    const isMap = entry.isFile() && /\.([cm]?js|css|d\.[cm]?ts)\.map$/.test(entry.name);
    if (isMap) rmSync(join(entry.parentPath, entry.name));
  }
}

for (const remove of [removeForeignCompilers, removeSourceMaps]) {
  try {
    remove();
  } catch {
    // The packages are elsewhere, or read-only: they stay as they are.
  }
}
