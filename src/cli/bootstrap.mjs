#!/usr/bin/env node
/**
 * The entry point of `npm start` and `npx frontage`: installs missing packages, then runs
 * frontage.ts with a Node that is new enough. Plain JavaScript with built-in modules only, so that
 * it runs on any Node.
 */
import { spawn } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const framework = join(here, '..', '..');
/** In Frontage's own repository the sources run as they are; the package has them compiled. */
const isRepository = basename(dirname(here)) === 'src';
const program = join(here, isRepository ? 'frontage.ts' : 'frontage.js');

/** Milliseconds between checks of the parent process. */
const POLL_INTERVAL_MS = 500;

if (process.env.npm_lifecycle_event) endWithShell();

try {
  // It runs while npm installs, and needs neither packages nor a newer Node.
  if (process.argv[2] === 'trim') await import('./trim.mjs');
  else await runCommand();
} catch (error) {
  console.error(`frontage: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

async function runCommand() {
  // An app's own packages are there when the package runs: npm has installed both.
  const installed = isRepository && (await ensureInstalled(framework));
  const node = findNode(framework);
  if (!installed && node === process.execPath) {
    process.argv[1] = program;
    await import(pathToFileURL(program).href);
  } else {
    handOver(node);
  }
}

/**
 * npm forwards signals to the shell that runs its script, and the shell exits without forwarding
 * them. When the shell is gone, this process stops too.
 */
function endWithShell() {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_INTERVAL_MS);
  timer.unref();
}

/** Runs the program with that Node, with the same terminal, signals and exit code. */
function handOver(node) {
  const child = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)],
    // A closed IPC channel tells the program that this process has been killed.
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
