import { parse } from 'graphql';
import { readModel } from '../model/readModel.ts';
import { compileCheckout } from './artifacts.ts';
import { openBackend } from './backendOf.ts';
import { hashBuildInputs, isBuilt, recordBuild } from './buildStamp.ts';
import { readText, SCHEMA_FILE } from './checkout.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { loadHints } from './hints.ts';
import { buildApp } from './next.ts';
import { assertPortIsFree } from './port.ts';
import { serve } from './serve.ts';
import { refuseSourceFaults } from './sourceFaults.ts';

export interface StartOptions {
  port: number;
  /** Compile and build, and leave it at that. */
  buildOnly: boolean;
}

/**
 * `frontage start`: backend, artifacts, build, app; runs until it is told to stop.
 *
 * @throws CommandError when one of them fails; the others are stopped then
 */
export async function start(
  root: string,
  { port, buildOnly }: StartOptions,
  signal: AbortSignal,
): Promise<void> {
  const environment = await readEnvironment(root);
  if (buildOnly) return build(root, environment, signal);
  await assertPortIsFree(port);
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  const opening = openBackend(root, environment, either, console.log);
  const building = build(root, environment, either);
  try {
    const [backend] = await Promise.all([opening, building]);
    console.log(`Backend: ${backend.description}`);
    await serve(root, 'start', port, backend, environment, signal);
  } finally {
    over.abort();
    await Promise.allSettled([building]);
    await (await opening.catch(() => null))?.stop();
  }
}

/** Compiles, and builds unless the last build was made from the same inputs. */
async function build(root: string, environment: Environment, signal: AbortSignal): Promise<void> {
  await compileCheckout(root, signal);
  const inputs = await hashBuildInputs(root, environment);
  if (await isBuilt(root, inputs)) return;
  console.log('Building the app…');
  const startedAt = Date.now();
  await buildSound(root, signal);
  await recordBuild(root, inputs);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`);
}

/** Builds, and looks for faults of the sources meanwhile: what does not compile is not served. */
async function buildSound(root: string, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  const building = buildApp(root, either);
  try {
    await Promise.all([building, refuseFaults(root, either)]);
  } finally {
    over.abort();
    await Promise.allSettled([building]);
  }
}

async function refuseFaults(root: string, signal: AbortSignal): Promise<void> {
  const sdl = await readText(root, SCHEMA_FILE);
  if (sdl === undefined) return;
  const reading = readModel(parse(sdl), await loadHints(root));
  await refuseSourceFaults(root, reading, 'The app was not built. It has', signal);
}
