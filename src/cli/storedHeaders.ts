import { parseEndpoint, type Endpoint } from './endpoint.ts';
import { headersOf, printHeaders, type Environment, type Headers } from './environment.ts';
import { readSource } from './source.ts';

/**
 * The endpoint of an address. The stored headers are used when none are given, but only for the same server.
 *
 * @throws {CommandError} when the address is no URL
 */
export async function endpointFor(
  root: string,
  target: string,
  given: Headers,
  environment: Environment,
): Promise<Endpoint> {
  const endpoint = parseEndpoint(target, given);
  if (Object.keys(endpoint.headers).length > 0) return endpoint;
  const known = [environment.GRAPHQL_ENDPOINT, await connectedUrl(root)];
  const isSame = known.some((url) => url !== undefined && isSameServer(url, endpoint.url));
  return isSame ? { ...endpoint, headers: headersOf(environment) } : endpoint;
}

/**
 * The headers to store beside a file, which the app sends to the backend that GRAPHQL_ENDPOINT names: those of an endpoint
 * that was connected before are for no other.
 *
 * @returns variable of `.env.local` → value, or null to remove it
 */
export async function headersBesideFile(
  root: string,
  given: Headers,
  { GRAPHQL_ENDPOINT: served }: Environment,
): Promise<Record<string, string | null>> {
  if (Object.keys(given).length > 0) return { GRAPHQL_HEADERS: printHeaders(given) };
  const former = await connectedUrl(root);
  const isForOther =
    former !== undefined && (served === undefined || !isSameServer(served, former));
  return isForOther ? { GRAPHQL_HEADERS: null } : {};
}

/** The address of the endpoint that is connected; undefined where none is, or its file is not understood. */
async function connectedUrl(root: string): Promise<string | undefined> {
  const source = await readSource(root).catch(() => null);
  return source?.kind === 'endpoint' ? source.url : undefined;
}

function isSameServer(one: string, other: string): boolean {
  return (
    [one, other].every((url) => URL.canParse(url)) && new URL(one).origin === new URL(other).origin
  );
}
