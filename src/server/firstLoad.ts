import type { NextPageContext } from 'next';
import type { Page } from '../relay/pageQueries.ts';
import { listChoices } from '../visitor/listChoice.ts';
import { namedLanguage, spokenLanguages, type SpokenLanguage } from '../locale/catalogue.ts';
import { requestLocale } from '../locale/requestLocale.ts';
import type { Locale } from '../locale/locale.ts';
import { backendFor } from './backend.ts';
import { storageScope } from './person.ts';
import { prepare, type PreparedPage } from './prepare.ts';
import { readSession } from './session.ts';
import { settings } from './settings.ts';

export interface FirstLoad {
  readonly handOvers: PreparedPage['handOvers'];
  readonly locale: Locale;
  /** What the visitor can read the interface in. */
  readonly languages: readonly SpokenLanguage[];
  /** What the visitor chose for lists, by the list's name. */
  readonly lists: Readonly<Record<string, string>>;
  /** Who is signed in, by a name that is no secret; null where nobody is. */
  readonly person: string | null;
  /** Under which name the browser keeps what is kept; null where it is not known. */
  readonly scope: string | null;
  /** Developers see what the page asks. */
  readonly showsCalls: boolean;
}

/**
 * What the server knows of a page when it paints it: the answers to its queries, how the person reads
 * numbers and dates, and what they chose to see. Sets the response's status. A visitor who leaves ends
 * the requests. Of a page that failed already, it asks for nothing.
 */
export async function firstLoad(
  { queries }: Pick<Page, 'queries'>,
  { req: request, res: response, query: address, err: failure }: NextPageContext,
): Promise<FirstLoad> {
  const cookies = (request as { cookies?: Partial<Record<string, string>> } | undefined)?.cookies;
  const spoken = spokenLanguages();
  const accepted = request?.headers['accept-language'];
  const locale = requestLocale(cookies ?? {}, accepted, Date.now(), spoken);
  const languages = spoken.map(namedLanguage);
  const lists = listChoices(cookies ?? {});
  const known = { locale, languages, lists };
  // What is said of a failure must not need what may have failed.
  if (failure) return { ...known, handOvers: {}, person: null, scope: null, showsCalls: false };
  const visitor = new AbortController();
  response?.once('close', () => visitor.abort());
  const pageQueries = queries?.(address, { ...locale, lists }) ?? {};
  const transport = await backendFor(request);
  const { handOvers, status } = await prepare(pageQueries, {
    ...transport,
    signal: visitor.signal,
  });
  if (response && status !== 200) response.statusCode = status;
  const { credential, person = null } = request ? await readSession(request) : {};
  const scope = storageScope(credential);
  return { ...known, handOvers, person, scope, showsCalls: settings().showsCalls };
}
