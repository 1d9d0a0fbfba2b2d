import { join } from 'node:path';
import type { Observations } from '../model/observations.ts';
import { OBSERVATIONS_FILE, SCHEMA_FILE } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { printableUrl } from './endpoint.ts';
import { readEnvironment } from './environment.ts';
import { loadObservations } from './observations.ts';
import { NOT_SIGNED_IN } from './observe.ts';
import { probe } from './probe/probe.ts';
import { readSchemaFile } from './schemaFile.ts';
import { readSource } from './source.ts';
import { endpointFor } from './storedHeaders.ts';

/**
 * `frontage model --live`: asks the backend what its schema cannot say, prints it beside what the file has, and writes
 * nothing.
 *
 * @param target an endpoint; undefined for the one that is served or was connected
 * @throws {CommandError} when there is none, or the checkout has no schema
 */
export async function printLive(
  root: string,
  target: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const environment = await readEnvironment(root);
  const source = await readSource(root);
  const known = environment.GRAPHQL_ENDPOINT || (source.kind === 'endpoint' ? source.url : null);
  const address = target ?? known;
  if (!address)
    throw new CommandError('There is no endpoint to ask.', 'Name it: frontage model --live URL');
  const endpoint = await endpointFor(root, address, {}, environment);
  const { schema } = await readSchemaFile(join(root, SCHEMA_FILE));
  const { observed, calls, isRefused } = await probe(root, schema, endpoint, signal);
  if (isRefused) throw new CommandError(NOT_SIGNED_IN);
  const lines = compareObservations(observed, await loadObservations(root));
  const asked = `Asked ${printableUrl(endpoint.url)} in ${calls} ${calls === 1 ? 'call' : 'calls'}:`;
  console.log([asked, ...lines].join('\n'));
}

/** A line for each observation, with what the file has where that differs. */
export function compareObservations(observed: Observations, file: Observations): string[] {
  const [seen, kept] = [leavesOf(observed), leavesOf(file)];
  const lines = [...seen].map(([place, value]) => {
    const known = kept.get(place);
    if (known === value) return `  ${place}: ${value}`;
    const said = known === undefined ? 'does not have it' : `has ${known}`;
    return `  ${place}: ${value} (${OBSERVATIONS_FILE} ${said})`;
  });
  const others = [...kept].filter(([place]) => !seen.has(place));
  const unseen = others.map(
    ([place, value]) => `  ${place}: not seen now (${OBSERVATIONS_FILE} has ${value})`,
  );
  return [...lines, ...unseen].sort();
}

/** Place → value, printed. */
function leavesOf(value: unknown, place: readonly string[] = []): Map<string, string> {
  if (typeof value !== 'object' || value === null)
    return new Map([[place.join(' '), JSON.stringify(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...leavesOf(inner, [...place, key])]),
  );
}
