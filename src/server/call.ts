import { parseExact } from '../relay/exactJson.ts';
import type { GraphQLRequest } from '../relay/transport.ts';
import { Refusal } from './refusal.ts';
import { depthOf } from './requestBody.ts';

/** Far more than a form's nested input needs, far less than what tires a parser. */
const DEEPEST_BODY = 64;

/**
 * Reads the body of a GraphQL call (GraphQL over HTTP, section 5.4). What it returns is sent on in
 * place of the text itself, so that no second reading of a doubtful text is possible: of two
 * `query` keys the one that was checked is the one that counts.
 *
 * @throws {Refusal} when it is not JSON, too deep, a batch, or not a call
 */
export function parseCall(body: string): GraphQLRequest {
  if (depthOf(body) > DEEPEST_BODY) {
    throw new Refusal(
      400,
      'BODY_TOO_DEEP',
      `The body is nested deeper than ${DEEPEST_BODY} levels.`,
    );
  }
  const call = parseJson(body);
  if (Array.isArray(call)) {
    throw new Refusal(400, 'BATCH_NOT_ALLOWED', 'Send one operation per call.');
  }
  const { query, operationName, variables } = (call ?? {}) as Record<string, unknown>;
  if (typeof query !== 'string') throw malformed('`query` must be the text of an operation.');
  if (typeof operationName !== 'string') throw malformed('`operationName` must be a name.');
  if (variables !== undefined && (typeof variables !== 'object' || Array.isArray(variables))) {
    throw malformed('`variables` must be an object.');
  }
  return { operationName, variables: (variables ?? {}) as GraphQLRequest['variables'], query };
}

function parseJson(body: string): unknown {
  try {
    return parseExact(body);
  } catch {
    throw malformed('The body is not JSON.');
  }
}

function malformed(message: string): Refusal {
  return new Refusal(400, 'MALFORMED_CALL', message);
}
