import { parse, type GraphQLSchema } from 'graphql';
import type { Observations } from '../../model/observations.ts';
import { readModel } from '../../model/readModel.ts';
import type { Endpoint } from '../endpoint.ts';
import { loadHints } from '../hints.ts';
import { request } from '../request.ts';
import { printSdl } from '../schemaDocument.ts';
import { askAll } from './askAll.ts';
import { planProbe } from './planProbe.ts';

/** For one call, and for all of them. A slow backend is observed in part. */
const CALL_TIMEOUT_MS = 10_000;
const TIMEOUT_MS = 60_000;

/** What a backend showed. */
export interface ProbeResult {
  readonly observed: Observations;
  readonly calls: number;
  /** The backend answers nothing to those who have not signed in, or whose credential it does not know. */
  readonly isRefused: boolean;
}

/**
 * Asks an endpoint by read-only queries what its schema cannot say. What fails is left unobserved.
 *
 * @param root the checkout, whose hints say what may be asked for
 * @throws the signal's reason when it is aborted
 */
export async function probe(
  root: string,
  schema: GraphQLSchema,
  endpoint: Endpoint,
  signal: AbortSignal,
): Promise<ProbeResult> {
  const reading = readModel(parse(printSdl(schema)), await loadHints(root));
  const over = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const send = (document: string) =>
    request(endpoint, document, AbortSignal.any([over, AbortSignal.timeout(CALL_TIMEOUT_MS)]));
  const result = await askAll(planProbe(reading), send);
  signal.throwIfAborted();
  return result;
}
