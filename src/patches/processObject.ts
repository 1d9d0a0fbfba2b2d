/**
 * Replaces the `process` that Next.js gives to browsers, with the same members.
 *
 * Gain: the package was written for browsers without microtasks, and keeps a queue of its own; 0.5 kB (brotli) of
 * each page.
 *
 * Depends on: Next.js requiring it as `next/dist/compiled/process`.
 *
 * Without it: pages load the package.
 */
const ignored = () => {};

const unsupported = (name: string) => () => {
  throw new Error(`process.${name} is not supported`);
};

const processObject = {
  title: 'browser',
  browser: true,
  version: '',
  env: {},
  argv: [],
  versions: {},
  nextTick: (run: (...args: unknown[]) => void, ...args: unknown[]) =>
    queueMicrotask(() => run(...args)),
  listeners: () => [],
  cwd: () => '/',
  umask: () => 0,
  binding: unsupported('binding'),
  chdir: unsupported('chdir'),
  on: ignored,
  addListener: ignored,
  once: ignored,
  off: ignored,
  emit: ignored,
  removeListener: ignored,
  removeAllListeners: ignored,
  prependListener: ignored,
  prependOnceListener: ignored,
};

export default processObject;
