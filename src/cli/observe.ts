import type { GraphQLSchema } from 'graphql';
import type { Observations } from '../model/observations.ts';
import { OBSERVATIONS_FILE } from './checkout.ts';
import type { Endpoint } from './endpoint.ts';
import { printObservations } from './observations.ts';
import { mergeObservations, withoutSettled } from './probe/mergeObservations.ts';
import { probe } from './probe/probe.ts';

export interface ObserveOptions {
  /** What is known already, and stays where it cannot be asked again. */
  readonly former: Observations;
  /** False asks nothing. */
  readonly probe: boolean;
  readonly signal: AbortSignal;
}

/**
 * Asks an endpoint what its schema cannot say.
 *
 * @param endpoint null where there is none to ask
 * @returns the file for it: path → text, or null where nothing is known
 */
export async function observe(
  root: string,
  schema: GraphQLSchema,
  endpoint: Endpoint | null,
  { former, probe: isWanted, signal }: ObserveOptions,
): Promise<[path: string, text: string | null]> {
  if (!endpoint || !isWanted) return [OBSERVATIONS_FILE, printObservations(former)];
  const { observed, settled, calls, isRefused } = await probe(root, schema, endpoint, signal);
  const text = printObservations(mergeObservations(withoutSettled(former, settled), observed));
  if (isRefused) console.log(NOT_SIGNED_IN);
  else if (calls > 0 && text !== null)
    console.log(
      `Asked in ${calls} ${calls === 1 ? 'call' : 'calls'}; ${OBSERVATIONS_FILE} has what it showed.`,
    );
  return [OBSERVATIONS_FILE, text];
}

/** Why nothing was observed. */
export const NOT_SIGNED_IN =
  'The endpoint answers nothing without signing in, so only its schema is known: give credentials with --header to have it observed.';
