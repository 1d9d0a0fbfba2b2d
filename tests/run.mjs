/**
 * `npm test`: everything that must hold before a change lands, on a fresh clone too. Plain
 * JavaScript with Node's own modules only, since it runs before anything is installed.
 *
 * With names (`npm test -- types unit`) only those steps run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../src/cli/install.mjs';
import { ensureChromium, ensurePostgres } from './machine.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');

const steps = {
  types: () => run('tsc', '--noEmit'),
  lint: () => run('eslint', '.', '--max-warnings', '0'),
  format: () => run('prettier', '--check', '--log-level', 'warn', '.'),
  check: () => run('node', 'src/cli/frontage.ts', 'check'),
  unit: () => {
    ensurePostgres();
    run('node', 'node_modules/jest/bin/jest.js');
  },
  browser: () => {
    ensureChromium();
    run('playwright', 'test', '--config', 'tests/browser/playwright.config.ts');
  },
  bench: () => {
    ensureChromium();
    run('node', 'tests/bench/bench.ts');
  },
  screenshots: () => {
    ensureChromium();
    run('node', 'tests/screenshots/takeScreenshots.ts');
  },
};

/** They judge nothing: they run when they are asked for. */
const onRequest = ['bench', 'screenshots'];

await ensureInstalled(root, { development: true });
const asked = process.argv.slice(2);
for (const name of asked.length > 0
  ? asked
  : Object.keys(steps).filter((name) => !onRequest.includes(name))) {
  if (!Object.hasOwn(steps, name))
    fail(`There is no step ${name}. Steps: ${Object.keys(steps).join(', ')}.`);
  console.log(`\n── ${name}`);
  steps[name]();
}

/** Runs a program of node_modules on the pinned Node; the first that fails ends the run. */
function run(program, ...args) {
  const file = join(bin, process.platform === 'win32' ? `${program}.cmd` : program);
  const { status, signal } = spawnSync(existsSync(file) ? file : program, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  if (status !== 0)
    fail(`${program} ${args.join(' ')} failed (${signal ?? `exit code ${status}`}).`);
}

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
