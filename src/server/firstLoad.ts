import type { NextPageContext } from 'next';
import { withBasePath } from '../address/basePath.ts';
import { FULL_ACCESS, lackingOf, type Access } from '../access/access.ts';
import { packAccess, type PackedAccess } from '../access/packedAccess.ts';
import type { ViewerDefinition } from '../address/viewer.ts';
import type { HandOver } from '../relay/handOver.ts';
import type { LocalKeys } from '../relay/identity.ts';
import type { Page, PageQueries } from '../relay/pageQueries.ts';
import { listChoices } from '../visitor/listChoice.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { namedLanguage, spokenLanguages, type SpokenLanguage } from '../locale/catalogue.ts';
import { requestLocale } from '../locale/requestLocale.ts';
import type { Locale } from '../locale/locale.ts';
import { accessOf, isAnonymous } from './access.ts';
import { appFile } from './appFolder.ts';
import { backendAs, type VisitorsBackend } from './backend.ts';
import type { RequestHead } from './handler.ts';
import { UNCACHED_HEADERS } from './httpError.ts';
import { provideCatalogues } from './languages.ts';
import { requestHead, sendResponse } from './nodeHandler.ts';
import { acceptPageRequest, watchPageRequest } from './pageRequest.ts';
import { isWithheld, verdictOf, type PageFacts, type PageVerdict } from './pageVerdict.ts';
import { storageScope } from './session/personId.ts';
import { fetchHandOver, prepare, type PreparedPage } from './prepare.ts';
import { learnFromPage } from './refusals/learnFromResponses.ts';
import { callerOf } from './refusals/refusalStore.ts';
import { RenderedQueries } from './renderedQueries.ts';
import { servedRelease } from './release.ts';
import { SIGN_IN_PATH } from './returnPath.ts';
import { hasLostSession, readSession } from './session/session.ts';
import type { Session } from './session/types.ts';
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
  /** The response that says who is signed in; null for nobody. */
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
  context: NextPageContext,
  app: AppFacts = {},
): Promise<FirstLoad> {
  const { req: request, res: response, pathname, query: address } = context;
  const known = knownFrom(request, app.timeZone);
  const nothing = { ...known, ...NOTHING_LOADED };
  // An error page must not depend on anything that may have caused the error.
  if (context.err || !(await acceptRequest(context))) return nothing;
  const visit = await visitOf(request, response, known.locale);
  await queries?.load?.(address, visit.visitor);
  const asksFor = (own: Access) => queries?.(address, { ...visit.visitor, access: own }) ?? {};
  const answer = await answerAs(visit, asksFor(visit.visitor.access), app);
  const facts: PageFacts = {
    ...answer.prepared,
    isSignedOut: answer.access.isSignedOut === true,
    isDenied: app.isDenied?.(pathname, answer.access) ?? false,
    // Nothing is asked for, though there is something for others.
    isEmptied: isNone(answer.pageQueries) && !isNone(asksFor(lackingOf(FULL_ACCESS))),
  };
  const verdict = verdictOf(facts, isWithheld(facts) && (await hasEnded(visit)));
  return (await applyVerdict(verdict, context)) ? { ...known, ...loaded(visit, answer) } : nothing;
}

/** @returns whether to render the page; if not, the response is sent */
async function acceptRequest({ req, res, pathname }: NextPageContext): Promise<boolean> {
  if (!req || !res) return true;
  watchPageRequest(req, res, pathname);
  return acceptPageRequest(req, res);
}

/** @returns whether to render the page; if not, the response is sent */
async function applyVerdict(
  verdict: PageVerdict,
  { res: response, asPath = '/' }: NextPageContext,
): Promise<boolean> {
  if (!response) return true;
  if (verdict.kind === 'signIn') {
    await sendResponse(signInRedirect(asPath, verdict.hasEnded), response);
    return false;
  }
  if (verdict.status !== 200) response.statusCode = verdict.status;
  return true;
}

type PageRequest = NextPageContext['req'];

/** What a request says by itself. */
function knownFrom(request: PageRequest, timeZone: string | undefined) {
  // The app's own server has them from its start.
  if (!globalThis.frontageCatalogues)
    provideCatalogues(appFile(), { development: process.env.NODE_ENV === 'development' });
  const spoken = spokenLanguages();
  const accepted = request?.headers['accept-language'];
  const cookies = cookiesOf(request);
  return {
    locale: requestLocale(cookies, accepted, Date.now(), spoken, timeZone),
    languages: spoken.map(namedLanguage),
    lists: listChoices(cookies, null),
    release: servedRelease(),
  };
}

function cookiesOf(request: PageRequest): Partial<Record<string, string>> {
  return (request as { cookies?: Partial<Record<string, string>> } | undefined)?.cookies ?? {};
}

const NOTHING_LOADED = {
  person: null,
  scope: null,
  access: packAccess(FULL_ACCESS),
  viewer: null,
  handOvers: {},
  showsCalls: false,
};

/** A visitor's request for a page. */
interface Visit {
  readonly head: RequestHead | undefined;
  readonly session: Session | null;
  /** The scope of the browser's storage. */
  readonly scope: string;
  /** What the page's queries depend on. */
  readonly visitor: Locale & Required<Visitor>;
  readonly backend: VisitorsBackend;
  /** The visitor's connection is closed, be the page sent or not. */
  readonly closed: AbortSignal;
  /** It is closed before the page is sent. */
  readonly left: AbortSignal;
}

async function visitOf(
  request: PageRequest,
  response: NextPageContext['res'],
  locale: Locale,
): Promise<Visit> {
  const [closed, left] = [new AbortController(), new AbortController()];
  response?.once('close', () => {
    closed.abort();
    if (!response.writableFinished) left.abort();
  });
  const head = request && requestHead(request);
  const session = head ? await readSession(head) : null;
  const scope = storageScope(session?.person);
  const lists = listChoices(cookiesOf(request), scope);
  const backend = await backendAs(session);
  const access = lackingOf(backend.role?.documents?.access ?? FULL_ACCESS);
  const visitor = { ...locale, lists, access };
  return { head, session, scope, visitor, backend, closed: closed.signal, left: left.signal };
}

/** What the backend answers, and what the visitor may not do by all that is known then. */
interface LoadResponse {
  readonly pageQueries: PageQueries;
  readonly prepared: PreparedPage;
  readonly access: Access;
  /** The response that says who is signed in; null for nobody. */
  readonly viewer: HandOver | null;
}

async function answerAs(
  { session, backend, closed, left }: Visit,
  pageQueries: PageQueries,
  { viewer: definition, localKeys = {}, creations }: AppFacts,
): Promise<LoadResponse> {
  const asked = definition
    ? loadViewer({ definition, localKeys }, { ...backend, signal: left }, session?.id)
    : null;
  const prepared = await prepare(pageQueries, { ...backend, signal: closed }, localKeys);
  const caller = isAnonymous({ session }) ? undefined : callerOf(backend, session);
  if (caller !== undefined) await learnFromPage(pageQueries, prepared.handOvers, caller);
  const { person, handOver } = await viewerSoon(asked);
  const access = accessOf({ session, person, role: backend.role, caller, creations });
  return { pageQueries, prepared, access, viewer: handOver };
}

async function hasEnded({ head, session }: Visit): Promise<boolean> {
  return head !== undefined && (await hasLostSession(head, session));
}

/** What a page is rendered with, besides what its request says. */
function loaded({ session, scope, visitor, backend, closed }: Visit, response: LoadResponse) {
  const { handOvers, late } = response.prepared;
  const declared = new Set(Object.values(handOvers).map(({ name }) => name));
  const rendered = new RenderedQueries(
    declared,
    (parameters, variables) => fetchHandOver(parameters, variables, { ...backend, signal: closed }),
    late,
  );
  return {
    handOvers,
    rendered,
    access: packAccess(response.access),
    viewer: response.viewer,
    person: session?.person ?? null,
    scope,
    lists: visitor.lists,
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
