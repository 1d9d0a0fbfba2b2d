import { parse, type GraphQLSchema } from 'graphql';
import type { Observations } from '../../model/observations.ts';
import { readModel, type ModelReading } from '../../model/readModel.ts';
import type { Endpoint } from '../endpoint.ts';
import { readEnvironment } from '../environment.ts';
import { loadHints } from '../hints.ts';
import { request } from '../request.ts';
import { printSdl } from '../schemaDocument.ts';
import { askAll, type ProbeResult, type Send } from './askAll.ts';
import { mergeObservations } from './mergeObservations.ts';
import { planProbe } from './planProbe.ts';
import { firstSubscription, takesSubscriptions } from './subscriptions.ts';

/** For all calls together: a slow backend is observed in part. */
const TIMEOUT_MS = 60_000;

/**
 * Asks an endpoint by read-only queries what its schema cannot say. What fails is left unobserved.
 *
 * @param root the checkout, whose hints say what may be asked for
 * @param callTimeout of each call, in milliseconds
 * @throws the signal's reason when it is aborted
 */
export async function probe(
  root: string,
  schema: GraphQLSchema,
  endpoint: Endpoint,
  signal: AbortSignal,
  callTimeout?: number,
): Promise<ProbeResult> {
  const reading = readModel(parse(printSdl(schema)), await loadHints(root));
  const over = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const send: Send = (document, late) => request(endpoint, document, AbortSignal.any([over, late]));
  const { questions, conclude } = planProbe(reading);
  const result = await askAll(questions, send, callTimeout);
  const subscriptions = result.isRefused
    ? {}
    : await observeSubscriptions(root, reading, endpoint, over);
  signal.throwIfAborted();
  return { ...result, observed: mergeObservations(result.observed, conclude(), subscriptions) };
}

/** Nothing where no screen would follow one, or where a team has said where they are. */
async function observeSubscriptions(
  root: string,
  { model }: ModelReading,
  endpoint: Endpoint,
  signal: AbortSignal,
): Promise<Observations> {
  const query = firstSubscription(model);
  const { GRAPHQL_SUBSCRIPTIONS_ENDPOINT: elsewhere } = await readEnvironment(root);
  if (query === null || elsewhere) return {};
  const subscriptions = await takesSubscriptions(endpoint, query, signal).catch(() => null);
  return subscriptions === null ? {} : { subscriptions };
}
