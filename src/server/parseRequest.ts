import { parseExact } from '../relay/exactJson.ts';
import type { OperationRequest } from '../relay/transport.ts';
import { HttpError } from './httpError.ts';
import { jsonDepth } from './requestBody.ts';

/** No nested input of a form comes near this depth. */
const MAX_BODY_DEPTH = 64;

/**
 * Parses the body of a GraphQL request (GraphQL over HTTP, section 5.4). Callers forward what this
 * returns and never the original text: of two `query` keys, the one that was checked is the one
 * that is sent.
 *
 * @throws {HttpError} when the body is not JSON, nested too deeply, a batch, or not a GraphQL
 *   request
 */
export function parseRequest(body: string): OperationRequest {
  if (jsonDepth(body) > MAX_BODY_DEPTH) {
    throw new HttpError(
      400,
      'BODY_TOO_DEEP',
      `The body is nested deeper than ${MAX_BODY_DEPTH} levels.`,
    );
  }
  const call = parseJson(body);
  if (Array.isArray(call)) {
    throw new HttpError(400, 'BATCH_NOT_ALLOWED', 'Send one operation per call.');
  }
  const { query, id, operationName, variables } = (call ?? {}) as Record<string, unknown>;
  if (typeof operationName !== 'string') throw malformed('`operationName` must be a name.');
  if (variables !== undefined && (typeof variables !== 'object' || Array.isArray(variables))) {
    throw malformed('`variables` must be an object.');
  }
  const request = {
    operationName,
    variables: (variables ?? {}) as OperationRequest['variables'],
  };
  if (typeof query === 'string') return { ...request, query };
  if (query === undefined && typeof id === 'string') return { ...request, id };
  throw malformed('`query` must be the text of an operation.');
}

/**
 * The name that the text of an operation declares. Unlike the `operationName` of a request, visitors cannot make up
 * others for a trusted text.
 */
export function declaredName(query: string): string {
  return /^\s*(?:query|mutation|subscription)\s+(\w+)/.exec(query)?.[1] ?? 'unnamed';
}

function parseJson(body: string): unknown {
  try {
    return parseExact(body);
  } catch {
    throw malformed('The body is not JSON.');
  }
}

function malformed(message: string): HttpError {
  return new HttpError(400, 'MALFORMED_CALL', message);
}
