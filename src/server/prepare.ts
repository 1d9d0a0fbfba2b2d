import {
  deserializeError,
  GraphQLResponseError,
  isWireError,
  NetworkError,
  noSuchRecord,
  pageStatus,
  ParseError,
  serializeError,
} from '../relay/errors.ts';
import { fitAnswer } from '../relay/answerShape.ts';
import { requestOf } from '../relay/environment.ts';
import { hasManyDigits } from '../relay/exactJson.ts';
import type { HandOver } from '../relay/handOver.ts';
import { operationOf, type PageQueries, type PageQuery } from '../relay/pageQueries.ts';
import { somethingToShow } from '../relay/result.ts';
import { retry } from '../relay/retry.ts';
import { send, type GraphQLResult, type TransportOptions } from '../relay/transport.ts';

export interface PreparedPage {
  readonly handOvers: Readonly<Record<string, HandOver>>;
  /** The page's true HTTP status. */
  readonly status: number;
}

const JSON_TYPE = 'application/json';

/** Characters of an answer that nobody asked for which are shown. */
const SNIPPET = 300;

/** Milliseconds that a page waits for its late queries once it has the others: a count must not block rows. */
const LATE_RESULT_TIMEOUT_MS = 60;

/**
 * Asks the backend for what a page needs, all at once, and gives it in the form that is handed to
 * the browser. Never throws for what the backend did: failures are part of the page.
 */
export async function prepare(
  queries: PageQueries,
  transport: TransportOptions,
): Promise<PreparedPage> {
  const answers = new Map<string, HandOver>();
  const calls = Object.entries(queries).map(([name, query]) => ({
    query,
    done: ask(query, transport).then((handOver) => void answers.set(name, handOver)),
  }));
  await Promise.all(calls.filter(({ query }) => query.need !== 'deferred').map(({ done }) => done));
  await Promise.race([Promise.all(calls.map(({ done }) => done)), wait(LATE_RESULT_TIMEOUT_MS)]);
  const handOvers = Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [name, answers.get(name) ?? blank(query)]),
  );
  return { handOvers, status: statusOf(queries, handOvers) };
}

async function ask(query: PageQuery, transport: TransportOptions): Promise<HandOver> {
  if (query.isForNothing) return { ...blank(query), error: serializeError(noSuchRecord()) };
  const { node, variables } = operationOf(query).request;
  try {
    const attempt = () => send(requestOf(node.params, variables), transport);
    // One more try covers a connection that the backend closed while it lay idle.
    const result = await retry(attempt, { attempts: 2, firstDelay: 50, signal: transport.signal });
    const shown = somethingToShow(result);
    await refuseUnfit(query, shown);
    const exact = hasManyDigits(shown.data) ? { exact: JSON.stringify(shown) } : {};
    return { ...blank(query), result: shown, ...exact };
  } catch (error) {
    const wireError = isWireError(error) ? error : new NetworkError(undefined, { cause: error });
    return { ...blank(query), error: serializeError(wireError) };
  }
}

/**
 * Refuses what no screen can show, since screens are made for what the schema says.
 *
 * @throws {ParseError | GraphQLResponseError} for an answer of another shape, or with null where the schema
 *   rules that out
 */
async function refuseUnfit(query: PageQuery, { data, errors }: GraphQLResult): Promise<void> {
  const { node, variables } = operationOf(query).request;
  const nulls = fitAnswer(node.operation.selections, variables, data);
  if (!nulls) throw new ParseError(200, JSON_TYPE, JSON.stringify(data).slice(0, SNIPPET));
  if (nulls.length === 0) return;
  const { isNeverNull } = await import('./schemaPromises.ts');
  for (const field of nulls) {
    if (!(await isNeverNull(field))) continue;
    if (errors) throw new GraphQLResponseError(200, errors);
    const place = `${field.type ?? 'Query'}.${field.name}: null`;
    throw new ParseError(200, JSON_TYPE, place, { reason: 'mismatch' });
  }
}

function blank(query: PageQuery): HandOver {
  const { node, variables } = operationOf(query).request;
  return { name: node.params.name, variables, result: null, error: null, fetchedAt: Date.now() };
}

function statusOf(queries: PageQueries, handOvers: PreparedPage['handOvers']): number {
  for (const [name, { need, subject }] of Object.entries(queries)) {
    const { result, error } = handOvers[name];
    if (need !== 'page') continue;
    if (error) return pageStatus(deserializeError(error));
    if (subject && result && isNullAt(result.data, subject))
      return statusOfAbsence(result, subject);
  }
  return 200;
}

/** A record that is null without an error is not there; with one, the error says why it cannot be shown. */
function statusOfAbsence({ errors = [] }: GraphQLResult, subject: readonly string[]): number {
  const reasons = errors.filter(({ path }) => path && isOnTheWay(path, subject));
  return reasons.length > 0 ? pageStatus(new GraphQLResponseError(200, reasons)) : 404;
}

/** Whether an error lies above the subject or below it, from where it may have emptied the subject. */
function isOnTheWay(path: ReadonlyArray<string | number>, subject: readonly string[]): boolean {
  const keys = path.filter((key) => typeof key === 'string');
  return subject.every((key, depth) => depth >= keys.length || keys[depth] === key);
}

function isNullAt(data: unknown, path: readonly string[]): boolean {
  let value = data;
  for (const key of path) {
    if (Array.isArray(value)) value = value[0];
    if (value === null || value === undefined) return true;
    value = (value as Record<string, unknown>)[key];
  }
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
