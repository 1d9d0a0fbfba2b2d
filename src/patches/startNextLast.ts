import { isPatched } from './isPatched.ts';

/**
 * Starts Next.js after the app and the page have registered.
 *
 * Gain: Next.js evaluates what is registered when it starts page by page, each in its own task, and what
 * comes later at once. Turbopack starts it first, so that the whole app is one long task.
 *
 * Depends on: the queue of Turbopack's chunks, `self.TURBOPACK`, whose entries name the modules to run in
 * `runtimeModuleIds`, and the chunks to wait for in `otherChunks`: Next.js needs those of the app, which may
 * arrive later than the page's. `tests/browser/load.spec.ts` fails when these no longer exist.
 *
 * Without it: Next.js starts in Turbopack's order, and in development may warn of an "Invalid message".
 */
const SCRIPT = `{
  const queue = Array.isArray(self.TURBOPACK) ? self.TURBOPACK : [];
  const entries = queue.filter(({ runtimeModuleIds }) => runtimeModuleIds);
  const [start] = entries[0]?.runtimeModuleIds ?? [];
  for (const entry of entries)
    entry.runtimeModuleIds = entry.runtimeModuleIds.filter((id) => id !== start);
  const last = entries.at(-1);
  last?.runtimeModuleIds.push(start);
  if (last) last.otherChunks = [...new Set(entries.flatMap(({ otherChunks }) => otherChunks))];
}`;

/**
 * The same in development, where each entry is in a file: the page's one starts Next.js in place of the
 * app's. Otherwise the development server's first message often comes before Next.js knows of the page,
 * and is an "Invalid message". A page whose scripts fail starts Next.js all the same, to hear of changes.
 */
const DEVELOPMENT_SCRIPT = `{
  const queue = (self.TURBOPACK ??= []);
  const isStart = (id) => id.includes('/next-dev-turbopack.js ');
  queue.push = (chunk) => {
    const [script, entry] = chunk;
    if (entry.runtimeModuleIds) {
      const start = entry.runtimeModuleIds.filter(isStart);
      entry.runtimeModuleIds = entry.runtimeModuleIds.filter((id) => !isStart(id));
      addEventListener('DOMContentLoaded', () =>
        self.TURBOPACK.push([script, { otherChunks: [], runtimeModuleIds: start }]),
      );
    }
    return Array.prototype.push.call(queue, chunk);
  };
}`;

/** The script to put after those of Next.js; null if switched off. */
export function startNextLast(): string | null {
  if (!isPatched('startNextLast')) return null;
  return process.env.NODE_ENV === 'development' ? DEVELOPMENT_SCRIPT : SCRIPT;
}
