import { parse, type GraphQLSchema } from 'graphql';
import { readModel } from '../../model/readModel.ts';
import type { Endpoint } from '../endpoint.ts';
import { loadHints } from '../hints.ts';
import { request } from '../request.ts';
import { printSdl } from '../schemaDocument.ts';
import { askAll, type Asked } from './askAll.ts';
import { mergeObservations } from './mergeObservations.ts';
import { planProbe } from './planProbe.ts';

/** For one call, and for all of them. A slow backend is observed in part. */
const CALL_TIMEOUT_MS = 10_000;
const TIMEOUT_MS = 60_000;

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
): Promise<Asked> {
  const reading = readModel(parse(printSdl(schema)), await loadHints(root));
  const over = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const send = (document: string) =>
    request(endpoint, document, AbortSignal.any([over, AbortSignal.timeout(CALL_TIMEOUT_MS)]));
  const { questions, conclude } = planProbe(reading);
  const result = await askAll(questions, send);
  signal.throwIfAborted();
  return { ...result, observed: mergeObservations(result.observed, conclude()) };
}
