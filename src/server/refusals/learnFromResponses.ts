import type { HandOver } from '../../relay/handOver.ts';
import { requestOf } from '../../relay/environment.ts';
import { operationOf, type PageQueries } from '../../relay/pageQueries.ts';
import type { GraphQLRequest } from '../../relay/transport.ts';
import { responseIn, observeBody } from '../responseBody.ts';
import type { Post } from '../connection.ts';
import { requireText } from '../persistedDocuments.ts';
import type { ResponseBody } from './recordRefusals.ts';
import { hasRefusals } from './refusalStore.ts';

/** Bytes of a response that the gateway passes on, up to which it is read for refusals. */
const MOST_BYTES = 64 * 1024;

/** Reads what the responses to a page's queries refuse to a caller. */
export async function learnFromPage(
  queries: PageQueries,
  handOvers: Readonly<Record<string, HandOver>>,
  caller: string,
): Promise<void> {
  for (const [name, query] of Object.entries(queries)) {
    const { result, error } = handOvers[name];
    const response = error?.name === 'GraphQLResponseError' ? { errors: error.errors } : result;
    if (!response || !isOfUse(response, caller)) continue;
    const { node, variables } = operationOf(query).request;
    await learnFrom(requireText(requestOf(node.params, variables)), response, caller);
  }
}

/** Sends calls likewise, and reads what their answers refuse to a caller while they are passed on. */
export function learningPost(send: Post, call: GraphQLRequest, caller: string): Post {
  return async (request) => {
    const response = await send(request);
    observeBody(response, MOST_BYTES, async (body) => {
      const found = responseIn(body);
      if (found && isOfUse(found, caller)) await learnFrom(call, found, caller);
    });
    return response;
  };
}

/** Most answers have no errors, and most callers no refusals. */
function isOfUse({ errors = [] }: ResponseBody, caller: string): boolean {
  return errors.some(({ path }) => path !== undefined) || hasRefusals(caller);
}

async function learnFrom(
  call: GraphQLRequest,
  response: ResponseBody,
  caller: string,
): Promise<void> {
  const { recordRefusals } = await import('./recordRefusals.ts');
  await recordRefusals(call, response, caller);
}
