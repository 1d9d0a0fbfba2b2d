import {
  deserializeError,
  GraphQLResponseError,
  isRefusedAccess,
  isWireError,
  mayBeAbsent,
  NetworkError,
  noSuchRecord,
  ParseError,
  type WireError,
  pageStatus,
} from '../relay/errors.ts';
import { serializeError } from '../relay/serializeError.ts';
import { checkResponseShape } from '../relay/responseShape.ts';
import { requestOf } from '../relay/environment.ts';
import { hasManyDigits } from '../relay/exactJson.ts';
import type { HandOver } from '../relay/handOver.ts';
import type { LocalKeys } from '../relay/identity.ts';
import { operationOf, type PageQueries, type PageQuery } from '../relay/pageQueries.ts';
import { requireRows } from '../relay/requireRows.ts';
import { requireData, type GraphQLResult } from '../relay/result.ts';
import { retry } from '../relay/retry.ts';
import { subjectIn } from '../relay/subject.ts';
import { followingQueries } from './followingQueries.ts';
import { requireText } from './persistedDocuments.ts';
import { isSlow } from './slowQueries.ts';
import type { RequestParameters, Variables } from 'relay-runtime';
import { send, type OperationRequest, type TransportOptions } from '../relay/transport.ts';
import { sendAdapted } from './adapt/sendAdapted.ts';
import type { VisitorsBackend } from './backend.ts';
import { pageQueries } from './telemetry/events.ts';

/** How a page's queries reach the backend. */
export type PageTransport = TransportOptions & Partial<Pick<VisitorsBackend, 'adapt' | 'role'>>;

export interface PreparedPage {
  readonly handOvers: Readonly<Record<string, HandOver>>;
  /** The page's HTTP status. */
  readonly status: number;
  /** Whether the page's record is forbidden in a way that backends forbid what is not there, too. */
  readonly mayBeAbsent: boolean;
  /** Whether there is nothing to show, because the backend refused it to the visitor. */
  readonly isRefused: boolean;
  /** Whether the backend gave null for all that is shown, and no error: to visitors some say so what is not for them. */
  readonly isNothing: boolean;
  /** What the page did not wait for: none of them rejects. */
  readonly late: ReadonlyArray<Promise<HandOver>>;
}

const JSON_TYPE = 'application/json';

/** Characters of an unreadable response that an error quotes. */
const SNIPPET_LENGTH = 300;

/**
 * Milliseconds that a page waits for its deferred queries after the others: a count must not delay rows. Where both
 * are quick they come at about the same time, and the page shows both from the start.
 */
const DEFERRED_TIMEOUT_MS = 10;

/**
 * Runs a page's queries in parallel, for hand-over to the browser. Errors of the backend are part of the result.
 *
 * @throws what is no error of the backend but a defect of the app, such as a document whose text is missing: the page
 *   fails, which says what it is
 */
export async function prepare(
  declared: PageQueries,
  transport: PageTransport,
  localKeys: LocalKeys = {},
): Promise<PreparedPage> {
  const results = new Map<string, HandOver>();
  const calls = new Map<string, Promise<HandOver>>();
  const run = async (some: PageQueries): Promise<unknown> => {
    const sent = Object.entries(some).filter(([, query]) => !isLeftToBrowser(query));
    const awaited = sent.map(([name, query]) => {
      const call = traced(query, () => execute(query, transport)).then((handOver) => {
        results.set(name, handOver);
        return handOver;
      });
      // What fails before it is waited for is thrown then.
      call.catch(() => {});
      calls.set(name, call);
      return query.need === 'deferred' ? null : call;
    });
    return Promise.all(awaited);
  };
  await run(declared);
  const following = await followingQueries(declared, results, localKeys);
  await run(following);
  const queries = { ...declared, ...following };
  await Promise.race([Promise.all(calls.values()), wait(DEFERRED_TIMEOUT_MS)]);
  const handOvers = Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [
      name,
      results.get(name) ?? emptyHandOver(query),
    ]),
  );
  const late = [...calls].flatMap(([name, call]) =>
    results.has(name) ? [] : call.catch(() => unreachable(queries[name])),
  );
  const { status, isAbsence } = outcomeOf(queries, handOvers);
  return {
    handOvers,
    status,
    mayBeAbsent: isAbsence,
    isRefused: isRefused(queries, handOvers, status),
    isNothing: status === 200 && isNothing(queries, handOvers),
    late,
  };
}

/**
 * Whether the page would ask for a count in vain. The browser asks for what it does not get with the page, and few
 * backends stop counting for whom nobody waits any more: each page would have the rows counted twice.
 */
function isLeftToBrowser(query: PageQuery): boolean {
  if (query.need !== 'deferred') return false;
  const { node, variables } = operationOf(query).request;
  return isSlow(requestOf(node.params, variables));
}

function traced<Result>(query: PageQuery, run: () => Promise<Result>): Promise<Result> {
  const operationName = operationOf(query).request.node.params.name;
  return pageQueries.tracePromise(run, { operationName });
}

async function execute(query: PageQuery, transport: PageTransport): Promise<HandOver> {
  if (query.hasImpossibleKey)
    return { ...emptyHandOver(query), error: serializeError(noSuchRecord()) };
  const { node, variables } = operationOf(query).request;
  try {
    const handOver = await fetchHandOver(node.params, variables, transport);
    requireRows(node, handOver.result);
    await requireSchemaShape(query, handOver.result, Boolean(transport.role));
    return handOver;
  } catch (error) {
    if (isWireError(error)) return { ...emptyHandOver(query), error: serializeError(error) };
    // The visitor has left: nobody sees the page.
    if (transport.signal?.aborted) return unreachable(query);
    throw error;
  }
}

function unreachable(query: PageQuery): HandOver {
  return { ...emptyHandOver(query), error: serializeError(new NetworkError()) };
}

/**
 * Sends a query to the backend.
 *
 * @throws as `send`; also when there is no data
 */
export async function fetchHandOver(
  parameters: RequestParameters,
  variables: Variables,
  transport: PageTransport,
): Promise<HandOver & { result: GraphQLResult }> {
  const request = requireText(requestOf(parameters, variables));
  // The second attempt covers a pooled connection that the backend has just closed.
  const attempt = (adapted: OperationRequest) =>
    retry(() => send(adapted, transport), {
      attempts: 2,
      firstDelay: 50,
      signal: transport.signal,
    });
  const call = transport.adapt?.(request);
  const result = await (call ? sendAdapted(call, attempt) : attempt(request));
  const shown = requireData(result);
  const exact = hasManyDigits(shown.data) ? { exact: JSON.stringify(shown) } : {};
  const { name } = parameters;
  return { name, variables, result: shown, ...exact, error: null, fetchedAt: Date.now() };
}

/**
 * Checks a result against the query and the schema, since screens rely on both.
 *
 * @throws {ParseError | GraphQLResponseError} when a result has another shape, or null in a field
 *   that the schema declares non-null
 */
async function requireSchemaShape(
  query: PageQuery,
  { data, errors }: GraphQLResult,
  isPartial: boolean,
): Promise<void> {
  const { node, variables } = operationOf(query).request;
  const nulls = checkResponseShape(node.operation.selections, variables, data, { isPartial });
  if (!nulls) throw new ParseError(200, JSON_TYPE, JSON.stringify(data).slice(0, SNIPPET_LENGTH));
  if (nulls.length === 0) return;
  const { isNonNullField } = await import('./nonNullFields.ts');
  for (const field of nulls) {
    if (!(await isNonNullField(field))) continue;
    if (errors) throw new GraphQLResponseError(200, errors);
    const place = `${field.type ?? 'Query'}.${field.name}: null`;
    throw new ParseError(200, JSON_TYPE, place, { reason: 'mismatch' });
  }
}

function emptyHandOver(query: PageQuery): HandOver {
  const { node, variables } = operationOf(query).request;
  return { name: node.params.name, variables, result: null, error: null, fetchedAt: Date.now() };
}

interface PageOutcome {
  readonly status: number;
  readonly isAbsence: boolean;
}

function outcomeOf(queries: PageQueries, handOvers: PreparedPage['handOvers']): PageOutcome {
  for (const [name, { need, subject, row }] of Object.entries(queries)) {
    const { result, error } = handOvers[name];
    if (need !== 'page') continue;
    if (error) return outcomeOfFailure(deserializeError(error), subject);
    if (subject && result && subjectIn(result.data, subject, row) === null)
      return outcomeOfAbsence(result, subject);
  }
  return { status: 200, isAbsence: false };
}

function outcomeOfFailure(error: WireError, subject: readonly string[] | null): PageOutcome {
  return { status: pageStatus(error), isAbsence: subject !== null && mayBeAbsent(error, subject) };
}

/** A page without a query that it fails without is refused when all of its panels are. */
function isRefused(
  queries: PageQueries,
  handOvers: PreparedPage['handOvers'],
  status: number,
): boolean {
  if (status !== 200) return [401, 403].includes(status);
  const shown = Object.entries(queries).filter(([, { need }]) => need !== 'deferred');
  return (
    shown.length > 0 &&
    shown.every(([name]) => {
      const { error } = handOvers[name];
      return error !== null && isRefusedAccess(deserializeError(error));
    })
  );
}

function isNothing(queries: PageQueries, handOvers: PreparedPage['handOvers']): boolean {
  const shown = Object.entries(queries).filter(([, { need }]) => need !== 'deferred');
  return (
    shown.length > 0 &&
    shown.every(([name]) => {
      const { result, error } = handOvers[name];
      return error === null && !result?.errors && holdsNothing(result?.data);
    })
  );
}

/** An empty list is something: who has it may see that it is empty. */
function holdsNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([name, below]) => name === '__typename' || holdsNothing(below),
  );
}

/**
 * Null without an error means that the record does not exist; otherwise the error has the reason.
 */
function outcomeOfAbsence(
  { data, errors = [] }: GraphQLResult,
  subject: readonly string[],
): PageOutcome {
  const reasons = errors.filter(({ path }) => path && affectsSubject(path, subject, data));
  return reasons.length > 0
    ? outcomeOfFailure(new GraphQLResponseError(200, reasons), subject)
    : { status: 404, isAbsence: true };
}

/**
 * Whether an error's path is a prefix of the subject's path or extends it: by null propagation, such an error may have
 * emptied the subject. One inside a row that is there has not.
 */
function affectsSubject(
  path: ReadonlyArray<string | number>,
  subject: readonly string[],
  data: unknown,
): boolean {
  const keys = path.filter((key) => typeof key === 'string');
  if (!subject.every((key, depth) => depth >= keys.length || keys[depth] === key)) return false;
  let value = data;
  let depth = 0;
  for (const key of path) {
    if (typeof key === 'string') depth += 1;
    if (depth > subject.length) return false;
    value = (value as Readonly<Record<string | number, unknown>>)[key];
    if (value === null || value === undefined) return true;
  }
  return true;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
