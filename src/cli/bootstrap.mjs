#!/usr/bin/env node
/**
 * What `npm start` and `npx frontage` run first: installs what is missing, then hands over to
 * frontage.ts on the Node that the lockfile pins. Plain JavaScript with Node's own modules only, so
 * that it runs on whatever Node the machine has.
 */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const program = join(here, 'frontage.ts');

/** The first Node that runs TypeScript files as they are. */
const OLDEST_NODE = [22, 18];

/** Milliseconds between two looks at the parent. */
const LOOK_EVERY = 500;

if (process.env.npm_lifecycle_event) endWithShell();

try {
  const installed = await ensureInstalled(root);
  const node = findNode();
  if (!installed && node === realpathSync(process.execPath)) {
    process.argv[1] = program;
    await import(pathToFileURL(program).href);
  } else {
    handOver(node);
  }
} catch (error) {
  console.error(`frontage: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/**
 * npm passes a signal on to the shell that runs its script, and the shell dies of it without telling
 * anybody: when the shell is gone, this process was told to stop too.
 */
function endWithShell() {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY);
  timer.unref();
}

/** The pinned Node, or this one on a platform for which none is packed. */
function findNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  try {
    return realpathSync(join(root, 'node_modules', '.bin', name));
  } catch {
    const [major, minor] = process.versions.node.split('.').map(Number);
    const [oldestMajor, oldestMinor] = OLDEST_NODE;
    if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) {
      return process.execPath;
    }
    throw new Error(
      `no Node is packed for ${process.platform}-${process.arch}, and this one is ${process.version}. ` +
        `Install Node ${OLDEST_NODE.join('.')} or newer.`,
    );
  }
}

/** Runs the program on that Node, with the same terminal, signals and exit code. */
function handOver(node) {
  const child = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)],
    // Over the channel, the program sees when this process is gone without a signal.
    { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => {
    console.error(`frontage: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
  });
}
