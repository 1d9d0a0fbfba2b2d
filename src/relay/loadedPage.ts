import type {
  Disposable,
  Environment,
  OperationDescriptor,
  Subscription,
  Variables,
} from 'relay-runtime';
import { __internal } from 'relay-runtime';
import { callWatch, type Why } from './callWatch.ts';
import {
  deserializeError,
  isWireError,
  NetworkError,
  noSuchRecord,
  pageStatus,
  type WireError,
} from './errors.ts';
import { isAnswerTo, isOld, replay, type HandOver } from './handOver.ts';
import { operationOf, type PageQueries, type PageQuery } from './pageQueries.ts';
import { PAGE_TIMES, type PageTimes } from './pageTimes.ts';
import {
  combined,
  errorsOf,
  isSettled,
  PENDING,
  READY,
  stateOfPage,
  type QueryState,
} from './queryState.ts';
import { RetrySchedule } from './retrySchedule.ts';
import { subjectValues, type FieldValues } from './subjectValues.ts';

interface LoadedQuery {
  readonly pageQuery: PageQuery;
  readonly operation: OperationDescriptor;
  /** Goes with each of its calls, for whoever watches them. */
  readonly why: Why;
  state: QueryState;
  /** The request for it that is under way. */
  request: Subscription | null;
}

/**
 * The queries of one page on their way: which are there, which are awaited, which failed. It owns
 * their results: it keeps them in the store from the moment they are asked for until the page that
 * shows them has left, or for `releaseAfter` when no page ever took them over.
 */
export class LoadedPage {
  readonly #environment: Environment;
  readonly #queries: ReadonlyMap<string, LoadedQuery>;
  readonly #times: PageTimes;
  readonly #listeners = new Set<() => void>();
  #retention: Disposable[] = [];
  #owners = 0;
  #releaseTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #schedule = new RetrySchedule(() => this.retry());
  #isStale = false;
  #version = 0;

  constructor(environment: Environment, pageQueries: PageQueries, times: Partial<PageTimes> = {}) {
    this.#environment = environment;
    this.#times = { ...PAGE_TIMES, ...times };
    this.#queries = new Map(
      Object.entries(pageQueries).map(([name, pageQuery]) => {
        const why: Why = { query: name, need: pageQuery.need, before: 'pending' };
        const operation = operationOf(pageQuery, { metadata: { why } });
        return [name, { pageQuery, operation, why, state: PENDING, request: null }];
      }),
    );
  }

  /** Takes what the server handed over; nothing is asked for. */
  take(handOvers: Readonly<Record<string, HandOver>>): void {
    this.#retain();
    for (const [name, query] of this.#queries) {
      const handOver = handOvers[name];
      if (!handOver || !isAnswerTo(handOver, query.operation)) continue;
      replay(this.#environment, query.operation, handOver);
      if (handOver.result) query.state = READY;
      if (isOld(handOver)) this.#isStale = true;
      if (handOver.error)
        query.state = { status: 'failed', error: deserializeError(handOver.error) };
    }
  }

  /** Asks for whatever is not in the store; what is there but no longer fresh is refreshed behind. */
  load(): void {
    this.#retain();
    for (const query of this.#queries.values()) {
      const availability = this.#environment.check(query.operation);
      if (availability.status !== 'available') {
        this.#fetch(query);
        continue;
      }
      query.state = READY;
      const { node, variables } = query.operation.request;
      callWatch.current?.found(node.params.name, variables, query.why);
      const { fetchTime } = availability;
      if (fetchTime == null || fetchTime < Date.now() - this.#times.freshFor) this.#fetch(query);
    }
    this.#changed();
  }

  /** Asks again for what failed; the page shows it as soon as it is there. */
  retry(): void {
    this.#schedule.cancel();
    for (const query of this.#queries.values())
      if (query.state.status === 'failed') this.#fetch(query);
  }

  /** Asks again for everything, keeping what is shown until the answer is there. Resolves when all have come or failed. */
  async refresh(): Promise<void> {
    const queries = [...this.#queries.values()];
    await Promise.all(
      queries.map(
        (query) =>
          new Promise<void>((resolve) => {
            this.#fetch(query, () => resolve());
          }),
      ),
    );
  }

  /** Starts what the server did not wait for, refreshes what is old, and keeps asking for what may come back. */
  resume(): void {
    if (this.#isStale) void this.refresh();
    this.#isStale = false;
    for (const query of this.#queries.values())
      if (query.state.status === 'pending') this.#fetch(query);
    this.#scheduleRetry();
  }

  /**
   * One of the page's queries by the name of its operation.
   *
   * @throws when the page has not declared it
   */
  query(operationName: string): { readonly variables: Variables; readonly state: QueryState } {
    for (const { operation, state } of this.#queries.values()) {
      const { node, variables } = operation.request;
      if (node.params.name === operationName) return { variables, state };
    }
    throw new Error(`The page reads ${operationName} but does not name it in its \`queries\`.`);
  }

  /**
   * Reads the record that the page is about again.
   *
   * @returns what the backend holds of it; null where there is none
   * @throws {WireError} when it could not be read
   */
  async lookAgain(): Promise<FieldValues | null> {
    const [query] = [...this.#queries.values()].filter(({ pageQuery }) => pageQuery.subject);
    if (query)
      await new Promise<void>((resolve, reject) => {
        this.#fetch(query, (error) => (error ? reject(error) : resolve()));
      });
    return this.subject();
  }

  /** What the store holds of the record that the page is about; null where it is about none. */
  subject(): FieldValues | null {
    for (const { operation, pageQuery } of this.#queries.values())
      if (pageQuery.subject) return subjectValues(this.#environment, operation, pageQuery.subject);
    return null;
  }

  /** The operations that are answered, with where in the answer the page's record lies. */
  get answered(): ReadonlyArray<{
    readonly operation: OperationDescriptor;
    readonly subject: readonly string[] | null;
  }> {
    return [...this.#queries.values()].flatMap(({ operation, pageQuery: { subject }, state }) =>
      state.status === 'ready' ? [{ operation, subject }] : [],
    );
  }

  /** The page as a whole: only what it cannot do without can fail it; late queries do not hold it up. */
  get pageState(): QueryState {
    return stateOfPage([...this.#queries.values()]);
  }

  /** Several of the page's queries taken together, by their names in the page's `queries`. */
  stateOf(names: readonly string[]): QueryState {
    return combined(names.map((name) => this.#queries.get(name)?.state ?? PENDING));
  }

  /** Whether everything has come or failed that the page waits for before it is shown. */
  get isSettled(): boolean {
    return isSettled([...this.#queries.values()]);
  }

  /** Resolves when the page can be shown (or has failed), at the latest after the given milliseconds. */
  settled(patience: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, patience);
      const unsubscribe = this.subscribe(() => this.isSettled && done());
      function done() {
        clearTimeout(timer);
        unsubscribe();
        resolve();
      }
      if (this.isSettled) done();
    });
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** For `useSyncExternalStore`: grows with every change. */
  readonly version = (): number => this.#version;

  /** The mounted page takes over the results; when the connection comes back, so does what failed. Returns what gives them back; safe to do twice, as StrictMode does. */
  own(): () => void {
    this.#owners += 1;
    clearTimeout(this.#releaseTimer);
    this.#retain();
    this.resume();
    const retry = () => this.retry();
    // A page that the browser brings back whole shows what was true when it was left.
    const restored = (event: PageTransitionEvent) => event.persisted && void this.refresh();
    window.addEventListener('online', retry);
    window.addEventListener('pageshow', restored);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('pageshow', restored);
      this.#owners -= 1;
      if (this.#owners === 0) this.#releaseLater();
    };
  }

  #fetch(query: LoadedQuery, done: (error?: WireError) => void = () => {}): void {
    if (query.request) return done();
    if (query.pageQuery.isForNothing) {
      this.#settle(query, { status: 'failed', error: noSuchRecord() });
      return done();
    }
    query.why.before = query.state.status;
    // Relay's public `fetchQuery` reads the answer, too, and throws where `@throwOnFieldError` asks
    // for it: that is for the component to do that reads it.
    __internal.fetchQuery(this.#environment, query.operation).subscribe({
      start: (request) => (query.request = request),
      next: () => this.#settle(query, READY),
      error: (error: unknown) => {
        done(this.#fail(query, error));
      },
      complete: () => {
        query.request = null;
        done();
      },
      unsubscribe: () => done(),
    });
  }

  #fail(query: LoadedQuery, error: unknown): WireError {
    query.request = null;
    const wireError = isWireError(error) ? error : new NetworkError(undefined, { cause: error });
    // What is on screen stays when only its refresh failed, unless its reader is signed out.
    if (query.state.status === 'ready' && pageStatus(wireError) !== 401) return wireError;
    this.#settle(query, { status: 'failed', error: wireError });
    this.#scheduleRetry();
    return wireError;
  }

  #settle(query: LoadedQuery, state: QueryState): void {
    if (state.status === 'ready') this.#schedule.noteSuccess();
    query.state = state;
    this.#changed();
  }

  #scheduleRetry(): void {
    if (this.#owners > 0) this.#schedule.plan(errorsOf([...this.#queries.values()]));
  }

  #changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  #retain(): void {
    if (this.#retention.length > 0) return;
    this.#retention = [...this.#queries.values()].map((query) =>
      this.#environment.retain(query.operation),
    );
    if (this.#owners === 0) this.#releaseLater();
  }

  #releaseLater(): void {
    if (this.#environment.isServer()) return;
    this.#schedule.cancel();
    clearTimeout(this.#releaseTimer);
    this.#releaseTimer = setTimeout(() => {
      for (const retained of this.#retention) retained.dispose();
      this.#retention = [];
      for (const query of this.#queries.values()) {
        query.request?.unsubscribe();
        query.request = null;
      }
    }, this.#times.releaseAfter);
  }
}
