import type { HandOver } from '../../relay/handOver.ts';
import { GraphQLResponseError } from '../../relay/errors.ts';
import { requestOf } from '../../relay/environment.ts';
import { operationOf, type PageQueries } from '../../relay/pageQueries.ts';
import { toResult } from '../../relay/result.ts';
import type { GraphQLRequest } from '../../relay/transport.ts';
import { headerValue, type BackendAnswer, type Post } from '../connection.ts';
import { decodedBody } from '../decodedBody.ts';
import { log } from '../log.ts';
import { requireText } from '../persistedDocuments.ts';
import type { Answer } from './readAnswer.ts';
import { hasRefusals } from './refusalStore.ts';

/** Bytes of an answer that the gateway passes on, up to which it is read for refusals. */
const MOST_BYTES = 64 * 1024;

/** Reads what the answers to a page's queries refuse to a caller. */
export async function learnFromPage(
  queries: PageQueries,
  handOvers: Readonly<Record<string, HandOver>>,
  caller: string,
): Promise<void> {
  for (const [name, query] of Object.entries(queries)) {
    const { result, error } = handOvers[name];
    const answer = error?.name === 'GraphQLResponseError' ? { errors: error.errors } : result;
    if (!answer || !isOfUse(answer, caller)) continue;
    const { node, variables } = operationOf(query).request;
    await learnFrom(requireText(requestOf(node.params, variables)), answer, caller);
  }
}

/** Sends calls likewise, and reads what their answers refuse to a caller while they are passed on. */
export function learningPost(send: Post, call: GraphQLRequest, caller: string): Post {
  return async (request) => {
    const answer = await send(request);
    observe(answer, async (body) => {
      const found = answerIn(JSON.parse(body));
      if (found && isOfUse(found, caller)) await learnFrom(call, found, caller);
    });
    return answer;
  };
}

/** Most answers have no errors, and most callers no refusals. */
function isOfUse({ errors = [] }: Answer, caller: string): boolean {
  return errors.some(({ path }) => path !== undefined) || hasRefusals(caller);
}

async function learnFrom(call: GraphQLRequest, answer: Answer, caller: string): Promise<void> {
  const { readAnswer } = await import('./readAnswer.ts');
  await readAnswer(call, answer, caller);
}

/** An answer in the form of the specification, whichever form its errors have. */
function answerIn(body: unknown): Answer | null {
  try {
    return toResult(body);
  } catch (error) {
    if (error instanceof GraphQLResponseError) return { errors: error.errors };
    throw error;
  }
}

/** Hands the body of a short answer over, which is read by others. */
function observe(answer: BackendAnswer, take: (body: string) => Promise<void>): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Listening would make it flow before its reader is there.
  answer.pause();
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= MOST_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  });
  answer.once('end', () => {
    if (bytes > MOST_BYTES) return;
    decodedBody(Buffer.concat(chunks), headerValue(answer, 'content-encoding'), 16 * MOST_BYTES)
      .then((body) => take(body.toString('utf8')))
      .catch((error: unknown) => {
        // What cannot be read says nothing of refusals; the caller gets the answer all the same.
        const cause = error instanceof Error ? error.name : 'unknown';
        log().debug({ cause }, 'An answer was not read for refusals.');
      });
  });
}
