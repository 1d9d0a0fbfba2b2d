import { compileCheckout } from './artifacts.ts';
import { check } from './check.ts';
import { withLockInTurn } from './lock.ts';
import { buildApp } from './next.ts';
import { keepPackages } from './packages.ts';

/**
 * `frontage build`: compiles, checks and builds the app into Next.js's own folder, for `next start`
 * and for hosts that run `npm run build`.
 *
 * @throws {CommandError} when the checkout is inconsistent, or the build fails
 */
export async function build(root: string, signal: AbortSignal): Promise<void> {
  keepPackages(root);
  await withLockInTurn(root, () => compileCheckout(root, signal), signal);
  await check(root, signal);
  console.log('Building the app…');
  await buildApp(root, null, signal);
  console.log('Built. `npx next start` serves it.');
}
