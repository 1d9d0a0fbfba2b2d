import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mayWrite } from './checkout.ts';
import { tryLock } from './fileLock.mjs';
import { PACKAGES_LOCK } from './install.mjs';

/** Keeps other commands from replacing the installed packages until this process ends. */
export function keepPackages(root: string): void {
  if (!mayWrite(root)) return;
  const file = join(root, PACKAGES_LOCK);
  mkdirSync(dirname(file), { recursive: true });
  tryLock(file, { shared: true });
}
