import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { compileCheckout } from './artifacts.ts';
import { startChild } from './children.ts';
import { SCHEMA_FILE } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { relayBinary, relayEnvironment } from './relayCompiler.ts';

export interface Watching {
  stop(): Promise<void>;
}

/**
 * Keeps the artifacts current: with `relay-compiler --watch` where watchman is installed, otherwise
 * by running the compiler after each change.
 */
export async function watchRelay(root: string, signal: AbortSignal): Promise<Watching> {
  const firstTime = await compileOnce(root, signal);
  if (!firstTime) console.error('The artifacts are as they were until that is mended.');
  return hasWatchman() ? watchWithWatchman(root) : watchByRunning(root, signal);
}

function hasWatchman(): boolean {
  return spawnSync('watchman', ['--version'], { stdio: 'ignore' }).status === 0;
}

function watchWithWatchman(root: string): Watching {
  return startChild(relayBinary(), ['--watch', '--output', 'quiet-with-errors'], {
    cwd: root,
    env: relayEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Debounce in milliseconds, since editors write a file in several steps. */
const DEBOUNCE_MS = 80;

function watchByRunning(root: string, signal: AbortSignal): Watching {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let refused = false;
  const compile = async () => {
    const taken = await compileOnce(root, signal);
    if (taken && refused) console.log('relay-compiler: mended.');
    refused = !taken;
  };
  const onChange = (_event: string, file: string | null) => {
    if (file !== null && !/\.(tsx?|jsx?|graphql)$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(compile)), DEBOUNCE_MS);
  };
  const watchers = [
    watch(join(root, 'src'), { recursive: true }, onChange),
    watch(join(root, SCHEMA_FILE, '..'), onChange),
  ];
  return {
    async stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await running;
    },
  };
}

/** Compiles and prints errors. @returns whether it succeeded */
async function compileOnce(root: string, signal: AbortSignal): Promise<boolean> {
  try {
    await compileCheckout(root, signal);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    console.error(error instanceof CommandError ? error.message : error);
    return false;
  }
}
