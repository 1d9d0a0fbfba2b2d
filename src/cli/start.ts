import { parse } from 'graphql';
import { readModel } from '../model/readModel.ts';
import { reportAppSettings } from './appSettings.ts';
import { compileCheckout } from './artifacts.ts';
import { prepareBackend } from './backendOf.ts';
import { hashBuildInputs } from './buildInputs.ts';
import { findBuild, makeBuild, removeOtherBuilds, type Build } from './builds.ts';
import { readText, SCHEMA_FILE } from './checkout.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { servingOf } from './exposure.ts';
import { loadHints } from './hints.ts';
import { loadObservations } from './observations.ts';
import { withLockInTurn } from './lock.ts';
import { buildApp } from './next.ts';
import { keepPackages } from './packages.ts';
import { assertPortIsFree } from './port.ts';
import { serve } from './serve.ts';
import { refuseSourceFaults } from './sourceFaults.ts';

export interface StartOptions {
  port: number;
  /** Compile and build without serving. */
  buildOnly: boolean;
}

/**
 * `frontage start`: runs backend, compiler, build and app until it is stopped. All preconditions
 * are checked before the build.
 *
 * @throws {CommandError} when one of them fails; the others are stopped then
 */
export async function start(
  root: string,
  { port, buildOnly }: StartOptions,
  signal: AbortSignal,
): Promise<void> {
  const environment = await readEnvironment(root);
  keepPackages(root);
  await reportAppSettings(root);
  if (buildOnly) return (await build(root, environment, signal)).release();
  await assertPortIsFree(port);
  servingOf(environment);
  const openBackend = await prepareBackend(root, environment);
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  const opening = openBackend(either, console.log);
  const building = build(root, environment, either);
  try {
    const [backend, { folder }] = await Promise.all([opening, building]);
    console.log(`Backend: ${backend.description}`);
    await serve(root, { build: folder, port }, backend, environment, signal);
  } finally {
    over.abort();
    (await building.catch(() => null))?.release();
    await (await opening.catch(() => null))?.stop();
  }
}

/** Compiles, and builds unless there is a build of the same inputs. */
function build(root: string, environment: Environment, signal: AbortSignal): Promise<Build> {
  const work = async () => {
    await compileCheckout(root, signal);
    const inputs = await hashBuildInputs(root, environment);
    const current = (await findBuild(root, inputs)) ?? (await buildAnew(root, inputs, signal));
    removeOtherBuilds(root, current);
    return current;
  };
  return withLockInTurn(root, work, signal);
}

async function buildAnew(root: string, inputs: string, signal: AbortSignal): Promise<Build> {
  console.log('Building the app…');
  const startedAt = Date.now();
  const made = await makeBuild(root, inputs, (folder) => buildAndCheck(root, folder, signal));
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`);
  return made;
}

/** Builds, and checks the sources in parallel: an app with type errors is not served. */
async function buildAndCheck(root: string, folder: string, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  const building = buildApp(root, folder, either);
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
  const reading = readModel(parse(sdl), await loadHints(root), await loadObservations(root));
  await refuseSourceFaults(root, reading, 'The app was not built. It has', signal);
}
