import type { NextPageContext } from 'next';
import type { PageQueries } from '../relay/pageQueries.ts';
import { requestLocale, type Locale } from '../ui/locale/locale.ts';
import { backendFor } from './backend.ts';
import { prepare, refused, type PreparedPage } from './prepare.ts';
import { Refusal } from './refusal.ts';
import { readSession } from './session.ts';

export interface FirstLoad {
  readonly handOvers: PreparedPage['handOvers'];
  readonly locale: Locale;
  /** The visitor has given credentials of their own, and can take them back. */
  readonly isSignedIn: boolean;
}

/**
 * What the server knows of a page when it paints it: the answers to its queries and how the person
 * reads numbers and dates. Sets the response's status. A visitor who leaves ends the requests.
 */
export async function firstLoad(
  queries: PageQueries,
  { req: request, res: response }: NextPageContext,
): Promise<FirstLoad> {
  const visitor = new AbortController();
  response?.once('close', () => visitor.abort());
  const { handOvers, status } = await answersTo(queries, request, visitor.signal);
  if (response && status !== 200) response.statusCode = status;
  const cookies = (request as { cookies?: Partial<Record<string, string>> } | undefined)?.cookies;
  const locale = requestLocale(cookies ?? {}, request?.headers['accept-language'], Date.now());
  const isSignedIn = request !== undefined && 'credential' in (await readSession(request));
  return { handOvers, locale, isSignedIn };
}

async function answersTo(
  queries: PageQueries,
  request: NextPageContext['req'],
  signal: AbortSignal,
): Promise<PreparedPage> {
  try {
    return await prepare(queries, { ...(await backendFor(request)), signal });
  } catch (error) {
    if (error instanceof Refusal) return refused(queries, error);
    throw error;
  }
}
