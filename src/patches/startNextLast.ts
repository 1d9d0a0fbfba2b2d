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
 * Without it: Next.js starts in Turbopack's order.
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

/** The script to put after those of Next.js; null if switched off. */
export function startNextLast(): string | null {
  return isPatched('startNextLast') ? SCRIPT : null;
}
