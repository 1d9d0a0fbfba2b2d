import type { GraphQLResult } from '../../relay/result.ts';
import type { ResponseBody } from '../refusals/recordRefusals.ts';
import { errorsOnly, type AdaptedCall, type Attempt } from './adaptedCall.ts';

/**
 * Sends a query, and again without what the backend fails with, so that the rest can be shown; a mutation once.
 *
 * @param attempt sends a request once
 * @throws what the last attempt threw
 */
export async function sendAdapted(call: AdaptedCall, attempt: Attempt): Promise<GraphQLResult> {
  const isWorthRepeating = async (response: ResponseBody) =>
    (await call.learn(response)) || (await call.search(response, attempt));
  for (;;) {
    const { request, complete } = await call.request();
    try {
      const result = await attempt(request);
      if (!(await isWorthRepeating(result))) return complete ? complete(result) : result;
    } catch (error) {
      if (!(await isWorthRepeating(errorsOnly(error)))) throw error;
    }
  }
}
