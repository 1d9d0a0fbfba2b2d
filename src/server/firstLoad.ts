import type { NextPageContext } from 'next';
import { withBasePath } from '../address/basePath.ts';
import { FULL_ACCESS, lackingOf, type Access } from '../access/access.ts';
import { packAccess, type PackedAccess } from '../access/packedAccess.ts';
import type { ViewerDefinition } from '../address/viewer.ts';
import type { HandOver } from '../relay/handOver.ts';
import type { LocalKeys } from '../relay/identity.ts';
import type { Page } from '../relay/pageQueries.ts';
import { listChoices } from '../visitor/listChoice.ts';
import { namedLanguage, spokenLanguages, type SpokenLanguage } from '../locale/catalogue.ts';
import { requestLocale } from '../locale/requestLocale.ts';
import type { Locale } from '../locale/locale.ts';
import { accessOf, isAnonymous } from './access.ts';
import { appFile } from './appFolder.ts';
import { backendAs } from './backend.ts';
import { UNCACHED_HEADERS } from './httpError.ts';
import { provideCatalogues } from './languages.ts';
import { requestHead, sendResponse } from './nodeHandler.ts';
import { acceptPageRequest, watchPageRequest } from './pageRequest.ts';
import { storageScope } from './session/personId.ts';
import { fetchHandOver, prepare, type PreparedPage } from './prepare.ts';
import { learnFromPage } from './refusals/learnFromAnswers.ts';
import { callerOf } from './refusals/refusalStore.ts';
import { RenderedQueries } from './renderedQueries.ts';
import { servedRelease } from './release.ts';
import { SIGN_IN_PATH } from './returnPath.ts';
import { hasLostSession, readSession } from './session/session.ts';
import { settings } from './settings.ts';
import { loadViewer, viewerSoon } from './viewer.ts';

export interface FirstLoad {
  readonly handOvers: PreparedPage['handOvers'];
  /** Answers the queries that the page's components send while they are rendered. */
  readonly rendered?: RenderedQueries;
  readonly locale: Locale;
  /** The languages that the interface is available in. */
  readonly languages: readonly SpokenLanguage[];
  /** The visitor's settings of lists, by the list's name. */
  readonly lists: Readonly<Record<string, string>>;
  /** An id of the signed-in person that is not secret; null when signed out. */
  readonly person: string | null;
  /** What the person may not do. */
  readonly access: PackedAccess;
  /** The answer that says who is signed in; null for nobody. */
  readonly viewer: HandOver | null;
  /** The scope of the browser's storage; null where it is unknown. */
  readonly scope: string | null;
  /** Whether to show the panel of calls to developers. */
  readonly showsCalls: boolean;
  /** The release that renders the page; null in development. */
  readonly release: string | null;
}

/** What an app says of itself that its pages are loaded by. */
export interface AppFacts {
  /** The office's, for visitors whose own is not known. */
  readonly timeZone?: string;
  /** How it knows who is signed in. */
  readonly viewer?: ViewerDefinition;
  readonly localKeys?: LocalKeys;
  /** The mutations that create records. */
  readonly creations?: readonly string[];
  /** Whether a person may not use the page of a route, such as `/orders/new`. */
  readonly isDenied?: (route: string, access: Access) => boolean;
}

/**
 * Loads what the server needs to render a page: the results of its queries, the visitor's locale
 * and settings. Sets the response's status; aborts the queries when the visitor disconnects. An
 * error page runs no queries. A request that is rejected is answered here, and renders nothing; so
 * is one whose page is for people who are signed in, by a visitor who is not.
 *
 * @param app what the app says of itself
 */
export async function firstLoad(
  { queries }: Pick<Page, 'queries'>,
  {
    req: request,
    res: response,
    pathname,
    asPath = '/',
    query: address,
    err: failure,
  }: NextPageContext,
  { timeZone, viewer, localKeys = {}, creations, isDenied }: AppFacts = {},
): Promise<FirstLoad> {
  const cookies = (request as { cookies?: Partial<Record<string, string>> } | undefined)?.cookies;
  // The app's own server has them from its start.
  if (!globalThis.frontageCatalogues)
    provideCatalogues(appFile(), { development: process.env.NODE_ENV === 'development' });
  const spoken = spokenLanguages();
  const accepted = request?.headers['accept-language'];
  const locale = requestLocale(cookies ?? {}, accepted, Date.now(), spoken, timeZone);
  const languages = spoken.map(namedLanguage);
  const unowned = listChoices(cookies ?? {}, null);
  const known = { locale, languages, lists: unowned, release: servedRelease() };
  // An error page must not depend on anything that may have caused the error.
  const signedOut = { person: null, scope: null, access: packAccess(FULL_ACCESS), viewer: null };
  const nothing = { ...known, ...signedOut, handOvers: {}, showsCalls: false };
  if (failure) return nothing;
  if (request && response) watchPageRequest(request, response, pathname);
  if (request && response && !(await acceptPageRequest(request, response))) return nothing;
  const visitor = new AbortController();
  const left = new AbortController();
  response?.once('close', () => {
    visitor.abort();
    if (!response.writableFinished) left.abort();
  });
  const head = request && requestHead(request);
  const session = head ? await readSession(head) : null;
  const scope = storageScope(session?.person);
  const lists = listChoices(cookies ?? {}, scope);
  const transport = await backendAs(session);
  const lacking = lackingOf(transport.role?.documents?.access ?? FULL_ACCESS);
  await queries?.load?.(address, { ...locale, lists, access: lacking });
  const asksFor = (own: typeof lacking) =>
    queries?.(address, { ...locale, lists, access: own }) ?? {};
  const pageQueries = asksFor(lacking);
  const calls = { ...transport, signal: visitor.signal };
  const asked = viewer
    ? loadViewer(
        { definition: viewer, localKeys },
        { ...transport, signal: left.signal },
        session?.id,
      )
    : null;
  const prepared = await prepare(pageQueries, calls, localKeys);
  const { handOvers, status, isRefused, isNothing } = prepared;
  const caller = isAnonymous({ session }) ? undefined : callerOf(transport, session);
  if (caller !== undefined) await learnFromPage(pageQueries, handOvers, caller);
  const { person, handOver } = await viewerSoon(asked);
  const access = accessOf({ session, person, role: transport.role, caller, creations });
  const isClosed = isDenied?.(pathname, access) ?? false;
  // Nothing is asked for, though there is something for others.
  const isEmptied = isNone(pageQueries) && !isNone(asksFor(lackingOf(FULL_ACCESS)));
  const isWithheld = isRefused || isNothing || isClosed || isEmptied;
  const hasEnded = head !== undefined && isWithheld && (await hasLostSession(head, session));
  if (response && ((access.isSignedOut && isWithheld) || (hasEnded && isRefused))) {
    await sendResponse(signInRedirect(asPath, hasEnded), response);
    return nothing;
  }
  const declared = new Set(Object.values(handOvers).map(({ name }) => name));
  const rendered = new RenderedQueries(
    declared,
    (parameters, variables) => fetchHandOver(parameters, variables, calls),
    prepared.late,
  );
  // To who may see such records, one that is forbidden may as well not be there.
  const isAbsent = status === 403 && prepared.mayBeAbsent && !isClosed && !access.isSignedOut;
  const shownStatus = status === 200 && isClosed ? 403 : isAbsent ? 404 : status;
  if (response && shownStatus !== 200) response.statusCode = shownStatus;
  return {
    ...known,
    ...{ handOvers, rendered, access: packAccess(access), viewer: handOver },
    ...{ person: session?.person ?? null, scope, lists },
    showsCalls: settings().showsCalls,
  };
}

function isNone(queries: object): boolean {
  return Object.keys(queries).length === 0;
}

/** Leads to the sign-in screen, which leads back. @param hasEnded whether it is to say that a session has ended */
function signInRedirect(returnTo: string, hasEnded: boolean): Response {
  const problem = hasEnded && { problem: 'SESSION_ENDED' };
  const query = new URLSearchParams({ returnTo, ...problem });
  const location = withBasePath(`${SIGN_IN_PATH}?${query.toString()}`);
  return new Response(null, { status: 307, headers: { ...UNCACHED_HEADERS, location } });
}
