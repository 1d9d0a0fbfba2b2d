import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mayWrite } from './checkout.ts';
import { tryLock } from './fileLock.mjs';
import { PACKAGES_LOCK } from './install.mjs';

/** Until this process ends, no other command replaces the packages that it runs with. */
export function keepPackages(root: string): void {
  if (!mayWrite(root)) return;
  const file = join(root, PACKAGES_LOCK);
  mkdirSync(dirname(file), { recursive: true });
  tryLock(file, { shared: true });
}
