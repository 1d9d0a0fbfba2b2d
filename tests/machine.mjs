/** What the tests need of the machine beside npm packages: a Chromium and a PostgreSQL server. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const POSTGRES_HOMES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The path of a Chromium on this machine, or null. `CHROMIUM` overrules. */
export function findChromium() {
  const candidates = [
    process.env.CHROMIUM,
    ...CHROMIUMS.flatMap((name) =>
      ['/usr/bin', '/usr/local/bin', '/snap/bin'].map((folder) => join(folder, name)),
    ),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/**
 * The path of the Chromium on this machine that has no windows, and so takes a third less of the processor for a page,
 * or null. `CHROMIUM` overrules.
 */
export function findHeadlessShell() {
  return !process.env.CHROMIUM && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : null;
}

/** Finds or installs a Chromium: the system's, its package, or Playwright's own. */
export function ensureChromium() {
  if (findChromium()) return;
  console.log('Installing Chromium…');
  if (installPackages('chromium', 'fonts-noto-core')) return;
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
}

/** Finds or installs the Chromium that has no windows; where neither works, the tests use the other. */
export function ensureHeadlessShell() {
  if (findHeadlessShell() || process.env.CHROMIUM) return;
  console.log('Installing Chromium without windows…');
  installPackages('chromium-headless-shell');
}

/** The folder of PostgreSQL's programs (`initdb`, `postgres`), or null. */
export function findPostgres() {
  for (const home of POSTGRES_HOMES.filter(existsSync)) {
    const versions = readdirSync(home).sort((one, other) => parseInt(other) - parseInt(one));
    const folder = versions
      .map((version) => join(home, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb')));
    if (folder) return folder;
  }
  return null;
}

/** Finds or installs a PostgreSQL server; where neither works, the tests that need it say so. */
export function ensurePostgres() {
  if (findPostgres()) return;
  console.log('Installing PostgreSQL…');
  installPackages('postgresql');
}

/** @returns {boolean} whether they were installed */
function installPackages(...names) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}
