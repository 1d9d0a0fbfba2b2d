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
import { matchesOperation, isStale, replay, type HandOver } from './handOver.ts';
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
  /** Metadata of its calls for `callWatch`. */
  readonly why: Why;
  state: QueryState;
  /** The current request, if any. */
  request: Subscription | null;
}

/**
 * The state of a page's queries. It owns their results: it retains them in the store from the
 * request until the page is unmounted, or for `releaseAfter` when no page is mounted.
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

  /** Adopts the server's hand-overs without any request. */
  take(handOvers: Readonly<Record<string, HandOver>>): void {
    this.#retain();
    for (const [name, query] of this.#queries) {
      const handOver = handOvers[name];
      if (!handOver || !matchesOperation(handOver, query.operation)) continue;
      replay(this.#environment, query.operation, handOver);
      if (handOver.result) query.state = READY;
      if (isStale(handOver)) this.#isStale = true;
      if (handOver.error)
        query.state = { status: 'failed', error: deserializeError(handOver.error) };
    }
  }

  /**
   * Fetches what is missing in the store, and refreshes in the background what is no longer fresh.
   */
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
      callWatch.current?.servedFromStore(node.params.name, variables, query.why);
      const { fetchTime } = availability;
      if (fetchTime == null || fetchTime < Date.now() - this.#times.freshFor) this.#fetch(query);
    }
    this.#changed();
  }

  /** Retries the queries that failed. */
  retry(): void {
    this.#schedule.cancel();
    for (const query of this.#queries.values())
      if (query.state.status === 'failed') this.#fetch(query);
  }

  /**
   * Refetches all queries; current data stays visible. Resolves when all have succeeded or failed.
   */
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

  /**
   * Fetches what the server did not wait for, refreshes stale hand-overs, and schedules retries.
   */
  resume(): void {
    if (this.#isStale) void this.refresh();
    this.#isStale = false;
    for (const query of this.#queries.values())
      if (query.state.status === 'pending') this.#fetch(query);
    this.#scheduleRetry();
  }

  /**
   * One of the page's queries by its operation name.
   *
   * @throws when the page does not declare it
   */
  query(operationName: string): { readonly variables: Variables; readonly state: QueryState } {
    for (const { operation, state } of this.#queries.values()) {
      const { node, variables } = operation.request;
      if (node.params.name === operationName) return { variables, state };
    }
    throw new Error(`The page reads ${operationName} but does not name it in its \`queries\`.`);
  }

  /**
   * Refetches the record that the page is about.
   *
   * @returns its field values; null where there is none
   * @throws {WireError} when it could not be read
   */
  async refetchSubject(): Promise<FieldValues | null> {
    const [query] = [...this.#queries.values()].filter(({ pageQuery }) => pageQuery.subject);
    if (query)
      await new Promise<void>((resolve, reject) => {
        this.#fetch(query, (error) => (error ? reject(error) : resolve()));
      });
    return this.subject();
  }

  /**
   * The field values in the store of the record that the page is about; null where there is none.
   */
  subject(): FieldValues | null {
    for (const { operation, pageQuery } of this.#queries.values())
      if (pageQuery.subject) return subjectValues(this.#environment, operation, pageQuery.subject);
    return null;
  }

  /** The operations that have succeeded, with the path of the page's record in the response. */
  get answered(): ReadonlyArray<{
    readonly operation: OperationDescriptor;
    readonly subject: readonly string[] | null;
  }> {
    return [...this.#queries.values()].flatMap(({ operation, pageQuery: { subject }, state }) =>
      state.status === 'ready' ? [{ operation, subject }] : [],
    );
  }

  /** The state of the page: only `page` queries can fail it or keep it pending. */
  get pageState(): QueryState {
    return stateOfPage([...this.#queries.values()]);
  }

  /** The combined state of several queries, by their names in the page's `queries`. */
  stateOf(names: readonly string[]): QueryState {
    return combined(names.map((name) => this.#queries.get(name)?.state ?? PENDING));
  }

  /** Whether all queries that the page waits for have succeeded or failed. */
  get isSettled(): boolean {
    return isSettled([...this.#queries.values()]);
  }

  /** Resolves when the page is settled, at the latest after the given milliseconds. */
  settled(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, timeoutMs);
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

  /**
   * Marks the page as mounted: retains its results and starts retries. @returns the function that
   * releases it; both may run twice, as in StrictMode
   */
  own(): () => void {
    this.#owners += 1;
    clearTimeout(this.#releaseTimer);
    this.#retain();
    this.resume();
    const retry = () => this.retry();
    // A page from the back/forward cache shows old data.
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
    if (query.pageQuery.hasImpossibleKey) {
      this.#settle(query, { status: 'failed', error: noSuchRecord() });
      return done();
    }
    query.why.before = query.state.status;
    // Relay's public `fetchQuery` also reads the response and throws for `@throwOnFieldError`,
    // which is the component's task.
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
    // A failed refresh keeps what is shown, unless the session has ended.
    if (query.state.status === 'ready' && pageStatus(wireError) !== 401) return wireError;
    this.#settle(query, { status: 'failed', error: wireError });
    this.#scheduleRetry();
    return wireError;
  }

  #settle(query: LoadedQuery, state: QueryState): void {
    if (state.status === 'ready') this.#schedule.reset();
    query.state = state;
    this.#changed();
  }

  #scheduleRetry(): void {
    if (this.#owners > 0) this.#schedule.schedule(errorsOf([...this.#queries.values()]));
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
