/**
 * `npm test`: everything that must hold before a change lands, on a fresh clone too. Plain
 * JavaScript with Node's own modules only, since it runs before anything is installed.
 *
 * In a checkout that is connected to an API of its own, that is everything about the app, whatever
 * its schema. With names (`npm test -- types unit`) only those steps run; after `bench`, names are those of its parts.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../src/cli/install.mjs';
import { findNode, withNodeFirst } from '../src/cli/node.mjs';
import { APP_SOURCES, isConnected } from './layout.mjs';
import { ensureChromium, ensureHeadlessShell, ensurePostgres } from './machine.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');

/** What lint and format have found is kept for files that stay as they are, while the same packages are installed. */
const kept = (name) => [
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', join('.frontage/checked', installedVersions(), name)],
];

/** Tests make much that is gone at once: with more room for it, a sixteenth of their processor time is saved. */
const JEST = ['node', '--max-semi-space-size=64', 'node_modules/jest/bin/jest.js'];

/** Each gives the program to run, of node_modules, with its arguments. */
const ownSteps = {
  types: () => ['node', 'node_modules/typescript-7/lib/tsc.js', '--noEmit', '--project', 'tests'],
  lint: () => ['eslint', '.', '--max-warnings', '0', ...kept('lint')],
  boundaries: () => ['depcruise', '--config', 'tests/boundaries.config.js', 'src', 'pages'],
  format: () => ['prettier', '--check', '--log-level', 'warn', '.', ...kept('format')],
  check: () => ['node', 'src/cli/frontage.ts', 'check'],
  unit: () => {
    ensurePostgres();
    return JEST;
  },
  browser: () => {
    ensureChromium();
    ensureHeadlessShell();
    return ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'];
  },
  bench: () => {
    ensureChromium();
    ensurePostgres();
    return ['node', 'tests/bench/bench.ts', ...parts];
  },
  screenshots: () => {
    ensureChromium();
    return ['node', 'tests/screenshots/takeScreenshots.ts'];
  },
};

/** The same for an app. Its types are among what `check` reads. */
const appSteps = {
  lint: ownSteps.lint,
  format: () => ['prettier', '--check', '--log-level', 'warn', ...APP_SOURCES, ...kept('format')],
  check: ownSteps.check,
  unit: () => JEST,
};

const steps = isConnected ? appSteps : ownSteps;

/** They only read, and use one core each: they run beside each other, before all else. */
const readers = ['types', 'lint', 'boundaries', 'format', 'check'];

/** They run when they are asked for. */
const onRequest = ['bench', 'screenshots'];

await ensureInstalled(root, { development: true });
const node = findNode(root);
const [first, ...others] = process.argv.slice(2);
const parts = first === 'bench' ? others : [];
const asked = parts.length > 0 ? [first] : process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(steps, name));
if (unknown) fail(`There is no step ${unknown}. Steps: ${Object.keys(steps).join(', ')}.`);
const names =
  asked.length > 0 ? asked : Object.keys(steps).filter((name) => !onRequest.includes(name));

const read = await Promise.all(names.filter((name) => readers.includes(name)).map(runAside));
endOn(read);
for (const name of names.filter((name) => !readers.includes(name))) {
  console.log(`\n── ${name}`);
  const outcome = await run(name, 'inherit');
  console.log(`${name} took ${outcome.seconds} s.`);
  endOn([outcome]);
}

function installedVersions() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lockfile).digest('hex').slice(0, 16);
}

/** Runs a step beside others, and prints what it said in one piece. */
async function runAside(name) {
  const outcome = await run(name, 'pipe');
  console.log(`\n── ${name}\n${outcome.said}${name} took ${outcome.seconds} s.`);
  return outcome;
}

/** Runs a step's program on a Node that is new enough, and measures how long it takes. */
function run(name, output) {
  const startedAt = performance.now();
  const [program, ...args] = steps[name]();
  const file = join(bin, process.platform === 'win32' ? `${program}.cmd` : program);
  const child = spawn(existsSync(file) ? file : program, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: {
      ...withNodeFirst(node, { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }),
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      NEXT_TELEMETRY_DISABLED: '1',
      // The tests start the same programs some hundred times: each is compiled once.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache'),
    },
  });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  child.stderr?.on('data', (chunk) => (said += chunk));
  const command = [program, ...args].join(' ');
  return new Promise((resolve) => {
    const end = (fault) => {
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      resolve({ said, fault, seconds });
    };
    child.on('error', (error) => {
      said += error.message;
      end(command);
    });
    child.on('close', (code, signal) =>
      end(code === 0 ? null : `${command} failed (${signal ?? `exit code ${code}`}).`),
    );
  });
}

/** Ends the whole when one of the outcomes is a fault. */
function endOn(outcomes) {
  const faults = outcomes.flatMap(({ fault }) => fault ?? []);
  if (faults.length > 0) fail(faults.join('\n'));
}

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
