import type { HandOver } from './handOver.ts';
import type { CallObserver, CallWatch, WatchedCall, CallReason } from './callWatch.ts';
import { redactVariables, redactMessage } from './redact.ts';
import { deserializeError } from './errors.ts';
import type { GraphQLRequest, PersistedRequest } from './transport.ts';
import type { GraphQLResult } from './result.ts';
import { Subscribers } from '../store/subscribers.ts';

/** A document by its text, or by its id. */
type SentDocument = Pick<GraphQLRequest, 'query'> | Pick<PersistedRequest, 'id'>;

/** One operation of a page, as shown to developers. */
export interface LoggedCall {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly variables: GraphQLRequest['variables'];
  /** The operation's document, as it was sent; null where nothing was sent from this tab. */
  readonly document: SentDocument | null;
  readonly why: CallReason | null;
  /** Where the result came from: the server's render, Relay's store, or the backend. */
  readonly source: 'server' | 'store' | 'backend';
  readonly outcome: 'running' | 'answered' | 'failed' | 'left';
  /** How often it was sent, retries included. */
  readonly attempts: number;
  /** From the first attempt to the result; null until then, and where nothing was sent. */
  readonly durationMs: number | null;
  /** Bytes of the result as JSON, uncompressed. */
  readonly size: number | null;
  readonly errors: readonly string[];
}

/** The oldest calls are dropped beyond this number. */
const MAX_CALLS = 200;

/** The calls of this tab since it was opened or cleared, newest first. */
export class CallLog implements CallWatch {
  #calls: readonly LoggedCall[] = [];
  #next = 1;
  readonly #subscribers = new Subscribers();

  /** For `useSyncExternalStore`. */
  readonly calls = (): readonly LoggedCall[] => this.#calls;

  /** For `useSyncExternalStore`. */
  readonly subscribe = this.#subscribers.subscribe;

  clear(): void {
    this.#set([]);
  }

  /** Adds the queries that the server ran to render the page. */
  handedOver(handOvers: Readonly<Record<string, HandOver>>): void {
    for (const { name, variables, result, error } of Object.values(handOvers)) {
      if (!result && !error) continue;
      const message = error ? [deserializeError(error).message] : [];
      this.#add({
        ...EMPTY_CALL,
        name,
        variables,
        source: 'server',
        outcome: result ? 'answered' : 'failed',
        size: result ? sizeOf(result) : null,
        errors: result ? errorsOf(result) : message,
      });
    }
  }

  servedFromStore(name: string, variables: GraphQLRequest['variables'], why: CallReason): void {
    this.#add({
      ...EMPTY_CALL,
      name,
      variables,
      why: { ...why },
      source: 'store',
      outcome: 'answered',
    });
  }

  started({ request, kind, why }: WatchedCall): CallObserver {
    const { operationName: name, variables, ...document } = request;
    const id = this.#add({
      ...EMPTY_CALL,
      name,
      kind,
      variables,
      document,
      why: why ? { ...why } : null,
      source: 'backend',
      outcome: 'running',
    });
    const startedAt = performance.now();
    const end = (change: Partial<LoggedCall>) =>
      this.#change(id, () => ({ ...change, durationMs: performance.now() - startedAt }));
    return {
      sent: () => this.#change(id, ({ attempts }) => ({ attempts: attempts + 1 })),
      answered: (result) =>
        end({
          outcome: 'answered',
          size: sizeOf(result),
          errors: errorsOf(result).map((message) => redactMessage(message, variables)),
        }),
      failed: (error) =>
        end({
          outcome: 'failed',
          errors: [redactMessage(`${error.name}: ${error.message}`, variables)],
        }),
      cancelled: () =>
        this.#change(id, ({ outcome }) => (outcome === 'running' ? { outcome: 'left' } : {})),
    };
  }

  #add(call: Omit<LoggedCall, 'id'>): number {
    const id = this.#next++;
    this.#set(
      [{ ...call, variables: redactVariables(call.variables), id }, ...this.#calls].slice(
        0,
        MAX_CALLS,
      ),
    );
    return id;
  }

  #change(id: number, change: (call: LoggedCall) => Partial<LoggedCall>): void {
    this.#set(this.#calls.map((call) => (call.id === id ? { ...call, ...change(call) } : call)));
  }

  #set(calls: readonly LoggedCall[]): void {
    this.#calls = calls;
    this.#subscribers.notify();
  }
}

const EMPTY_CALL = {
  kind: 'query',
  document: null,
  why: null,
  attempts: 0,
  durationMs: null,
  size: null,
  errors: [],
} as const;

function sizeOf(result: GraphQLResult): number {
  return new TextEncoder().encode(JSON.stringify(result)).length;
}

function errorsOf({ errors = [] }: GraphQLResult): string[] {
  return errors.map(({ message, path }) => (path ? `${path.join('.')}: ${message}` : message));
}

/**
 * A call as a `curl` command, without cookies.
 *
 * @param endpoint the app's gateway
 */
export function toCurl({ name, variables, document }: LoggedCall, endpoint: string): string {
  const body = JSON.stringify({ operationName: name, variables, ...document });
  return `curl ${shellQuoted(endpoint)} -H 'content-type: application/json' --data-raw ${shellQuoted(body)}`;
}

/** Quotes any text for a POSIX shell. */
function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
