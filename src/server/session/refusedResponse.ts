import { accessProblemIn } from '../../relay/errorCodes.ts';
import { GraphQLResponseError, type GraphQLErrorEntry } from '../../relay/errors.ts';
import { isJsonObject } from '../../relay/jsonObject.ts';
import { mayRefuse, takeRefusals } from '../../relay/refusals.ts';
import { toResult } from '../../relay/result.ts';
import { responseWith, readShortBody, readStart } from '../responseBody.ts';
import { headerValue, type BackendResponse } from '../connection.ts';

/** A refusal is short, even where a backend reports its stack; a longer response has data. */
const MAX_BYTES = 64 * 1024;

/** A response that can still be read from its start, and whether it refuses the credential. */
export interface ExaminedResponse {
  readonly response: BackendResponse;
  readonly isRefused: boolean;
}

/**
 * Looks whether a backend refused the credential of a call as a whole, in the body of whatever status.
 *
 * @throws when the response breaks off
 */
export async function examineResponse(response: BackendResponse): Promise<ExaminedResponse> {
  if (response.statusCode === 401) return { response, isRefused: true };
  const type = headerValue(response, 'content-type') ?? '';
  if (!/\bjson\b/i.test(type)) return { response, isRefused: false };
  const read = await readShortBody(response, MAX_BYTES);
  return { response: read.response, isRefused: saysRefusal(read.text) };
}

/**
 * Looks whether the first event of a stream says that the backend refused the credential. It waits for that event.
 *
 * @throws when the stream breaks off before
 */
export async function examineEvents(response: BackendResponse): Promise<ExaminedResponse> {
  const { statusCode, headers } = response;
  const isEnough = (read: Buffer) => read.length > MAX_BYTES || dataOf(read) !== null;
  const { read, isWhole } = await readStart(response, isEnough);
  const isRefused = saysRefusal(dataOf(read));
  if (!isWhole) {
    response.unshift(read);
    return { response, isRefused };
  }
  return { response: responseWith(read, { statusCode, headers }), isRefused };
}

/** Whether a GraphQL response has no data at all, since nobody was recognised. */
export function isRefusedResult(response: unknown): boolean {
  return areRefused(partsOf(response));
}

function areRefused({ data, errors }: Parts): boolean {
  return (
    errors.length > 0 &&
    !hasData(data) &&
    errors.every((error) => accessProblemIn([error]) === 'unauthenticated')
  );
}

/** Whether a body says so, by errors or by the members of unions that stand for them. */
function saysRefusal(text: string | null): boolean {
  if (text === null || !(text.includes('"errors"') || mayRefuse(text))) return false;
  try {
    const { data, errors } = partsOf(JSON.parse(text));
    const refused = isJsonObject(data) ? takeRefusals(data) : [];
    return areRefused({ data, errors: [...errors, ...refused] });
  } catch {
    return false;
  }
}

/** The data of the first event (WHATWG HTML, section 9.2.6); null when it has not come yet. */
function dataOf(read: Buffer): string | null {
  const events = read.toString().replace(/\r\n?/g, '\n').split('\n\n').slice(0, -1);
  for (const event of events) {
    const lines = event.split('\n').filter((line) => line.startsWith('data:'));
    if (lines.length > 0) return lines.map((line) => line.slice('data:'.length)).join('\n');
  }
  return null;
}

interface Parts {
  readonly data: unknown;
  readonly errors: readonly GraphQLErrorEntry[];
}

function partsOf(response: unknown): Parts {
  try {
    const { data = null, errors = [] } = toResult(response) ?? {};
    return { data, errors };
  } catch (error) {
    if (!(error instanceof GraphQLResponseError)) throw error;
    return { data: null, errors: error.errors };
  }
}

/** Whether there is a value anywhere, be it an empty list. The name of a type is none. */
function hasData(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value !== 'object' || Array.isArray(value)) return true;
  return Object.entries(value).some(([name, inner]) => name !== '__typename' && hasData(inner));
}
