import type { HandOver } from './handOver.ts';
import type { CallEnd, CallWatch, WatchedCall, Why } from './callWatch.ts';
import { conceal, concealIn } from './conceal.ts';
import { deserializeError } from './errors.ts';
import type { GraphQLRequest } from './transport.ts';
import type { GraphQLResult } from './result.ts';

/** One operation that a page asked for, as developers look at it. */
export interface LoggedCall {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly variables: GraphQLRequest['variables'];
  /** The operation's text; null where nothing was sent from here. */
  readonly query: string | null;
  readonly why: Why | null;
  /** Who gave the answer: the server that painted the page, Relay's store, or the backend. */
  readonly source: 'server' | 'store' | 'backend';
  readonly outcome: 'running' | 'answered' | 'failed' | 'left';
  /** How often it was sent. */
  readonly attempts: number;
  /** Milliseconds from the first attempt to the answer; null until then, and where nothing was sent. */
  readonly took: number | null;
  /** Bytes of the answer as JSON, before it was packed. */
  readonly size: number | null;
  readonly errors: readonly string[];
}

/** How many are kept: the oldest leave first. */
const MOST_CALLS = 200;

/** The calls of this tab since it was opened or cleared, the newest first. */
export class CallLog implements CallWatch {
  #calls: readonly LoggedCall[] = [];
  #next = 1;
  readonly #listeners = new Set<() => void>();

  /** For `useSyncExternalStore`. */
  readonly calls = (): readonly LoggedCall[] => this.#calls;

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  clear(): void {
    this.#set([]);
  }

  /** Notes what the server asked for when it painted the page. */
  handedOver(handOvers: Readonly<Record<string, HandOver>>): void {
    for (const { name, variables, result, error } of Object.values(handOvers)) {
      if (!result && !error) continue;
      const message = error ? [deserializeError(error).message] : [];
      this.#add({
        ...BLANK,
        name,
        variables,
        source: 'server',
        outcome: result ? 'answered' : 'failed',
        size: result ? sizeOf(result) : null,
        errors: result ? errorsOf(result) : message,
      });
    }
  }

  found(name: string, variables: GraphQLRequest['variables'], why: Why): void {
    this.#add({ ...BLANK, name, variables, why: { ...why }, source: 'store', outcome: 'answered' });
  }

  started({ request, kind, why }: WatchedCall): CallEnd {
    const { operationName: name, variables, query } = request;
    const id = this.#add({
      ...BLANK,
      name,
      kind,
      variables,
      query,
      why: why ? { ...why } : null,
      source: 'backend',
      outcome: 'running',
    });
    const startedAt = performance.now();
    const end = (change: Partial<LoggedCall>) =>
      this.#change(id, () => ({ ...change, took: performance.now() - startedAt }));
    return {
      sent: () => this.#change(id, ({ attempts }) => ({ attempts: attempts + 1 })),
      answered: (result) =>
        end({
          outcome: 'answered',
          size: sizeOf(result),
          errors: errorsOf(result).map((message) => concealIn(message, variables)),
        }),
      failed: (error) =>
        end({
          outcome: 'failed',
          errors: [concealIn(`${error.name}: ${error.message}`, variables)],
        }),
      left: () =>
        this.#change(id, ({ outcome }) => (outcome === 'running' ? { outcome: 'left' } : {})),
    };
  }

  #add(call: Omit<LoggedCall, 'id'>): number {
    const id = this.#next++;
    this.#set(
      [{ ...call, variables: conceal(call.variables), id }, ...this.#calls].slice(0, MOST_CALLS),
    );
    return id;
  }

  #change(id: number, change: (call: LoggedCall) => Partial<LoggedCall>): void {
    this.#set(this.#calls.map((call) => (call.id === id ? { ...call, ...change(call) } : call)));
  }

  #set(calls: readonly LoggedCall[]): void {
    this.#calls = calls;
    for (const listener of this.#listeners) listener();
  }
}

const BLANK = {
  kind: 'query',
  query: null,
  why: null,
  attempts: 0,
  took: null,
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
 * A call as a command for a shell. It carries no cookie: whoever needs one to be let in adds theirs.
 *
 * @param endpoint the app's own gateway
 */
export function asCurl({ name, variables, query }: LoggedCall, endpoint: string): string {
  const body = JSON.stringify({ operationName: name, variables, query });
  return `curl ${quoted(endpoint)} -H 'content-type: application/json' --data-raw ${quoted(body)}`;
}

/** As POSIX shells read a text whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
