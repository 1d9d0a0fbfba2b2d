import type { Environment, OperationDescriptor, Variables } from 'relay-runtime';
import type { JudgedError, WireError } from './errors.ts';
import type { HandOver } from './handOver.ts';
import { LoadedQuery } from './loadedQuery.ts';
import type { PageQueries } from './pageQueries.ts';
import { PageRetention } from './pageRetention.ts';
import { PAGE_TIMES, type PageTimes } from './pageTimes.ts';
import {
  combined,
  errorsOf,
  isSettled,
  PENDING,
  stateOfPage,
  type QueryState,
} from './queryState.ts';
import { RetrySchedule } from './retrySchedule.ts';
import type { RowKey } from './subject.ts';
import { unreadKey, unreadValuesIn } from './unreadValues.ts';
import { Subscribers } from '../store/subscribers.ts';

/** An operation, and where in its response the record is that a page is about. */
interface SubjectOperation {
  readonly operation: OperationDescriptor;
  readonly subject: readonly string[];
  readonly row: RowKey | null;
}

/** The state of a page's queries. It owns their results. */
export class LoadedPage {
  readonly #environment: Environment;
  readonly #queries = new Map<string, LoadedQuery>();
  readonly #times: PageTimes;
  readonly #subscribers = new Subscribers();
  readonly #retention: PageRetention;
  readonly #schedule = new RetrySchedule(() => this.retry());
  #isStale = false;
  #failure: WireError | null = null;
  #leavesParts = false;
  #version = 0;

  constructor(environment: Environment, pageQueries: PageQueries, times: Partial<PageTimes> = {}) {
    this.#environment = environment;
    this.#times = { ...PAGE_TIMES, ...times };
    this.#retention = new PageRetention(environment, this.#times.releaseAfter, () => {
      for (const query of this.#queries.values()) query.cancel();
    });
    this.#add(pageQueries);
  }

  /** Adopts the server's hand-overs without any request. */
  take(handOvers: Readonly<Record<string, HandOver>>): void {
    this.#retention.begin(this.#operations());
    // The iterator of a Map comes to entries that are added meanwhile: `#follow` adds the queries that follow from one.
    for (const [name, query] of this.#queries) {
      if (query.take(handOvers[name])) this.#isStale = true;
      this.#follow(query);
    }
  }

  /** The server could not render the page: what it asks for besides its queries has failed. */
  fail(error: WireError): void {
    this.#failure = error;
  }

  /** The server has rendered the page without the parts that may fail by themselves. */
  leaveParts(): void {
    this.#leavesParts = true;
  }

  /** Whether such parts begin in the browser. */
  get leavesParts(): boolean {
    return this.#leavesParts;
  }

  /**
   * Fetches what is missing in the store, and refreshes in the background what is no longer fresh.
   */
  load(): void {
    this.#retention.begin(this.#operations());
    for (const query of this.#queries.values()) {
      query.load(this.#times.freshFor);
      this.#follow(query);
    }
    this.#changed();
  }

  /** Adds what a part of the page asks for once it is shown, and fetches it: from then on it is one of the page's queries. */
  addQueries(pageQueries: PageQueries): void {
    const added = this.#add(pageQueries);
    for (const query of added) query.load(this.#times.freshFor);
    if (added.length > 0) this.#changed();
  }

  /** Retries the queries that failed. */
  retry(): void {
    this.#schedule.cancel();
    if (this.#failure) {
      this.#failure = null;
      this.#changed();
    }
    for (const query of this.#queries.values())
      if (query.state.status === 'failed') void query.fetch();
  }

  /**
   * Refetches queries as they are from now on; current data stays visible. Resolves when those that the page waits for
   * have succeeded or failed.
   *
   * @param names those of the page's `queries`; all if left out
   */
  async refresh(names: Iterable<string> = this.#queries.keys()): Promise<void> {
    const refetched = [...names].map((name) => {
      const query = this.#queries.get(name);
      const outcome = query?.refetch();
      return query?.pageQuery.need === 'deferred' ? undefined : outcome;
    });
    await Promise.all(refetched);
  }

  /**
   * Fetches what the server did not wait for, refreshes stale hand-overs, and schedules retries.
   */
  resume(): void {
    if (this.#isStale) void this.refresh();
    this.#isStale = false;
    for (const query of this.#queries.values())
      if (query.state.status === 'pending') void query.fetch();
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
   * The variables of one of the page's queries by its name there: several may send the same operation.
   *
   * @throws when the page does not declare it
   */
  variablesOf(name: string): Variables {
    const query = this.#queries.get(name);
    if (!query) throw new Error(`The page has no query "${name}".`);
    return query.operation.request.variables;
  }

  /**
   * Refetches the record that the page is about.
   *
   * @throws {WireError} when it could not be read
   */
  async refetchSubject(): Promise<void> {
    const error = await this.#subject?.refetch();
    if (error) throw error;
  }

  /** The operation that reads the record that the page is about; null where it is about none. */
  get subjectOperation(): SubjectOperation | null {
    if (!this.#subject) return null;
    const { operation, pageQuery } = this.#subject;
    return { operation, subject: pageQuery.subject ?? [], row: pageQuery.row };
  }

  get #subject(): LoadedQuery | undefined {
    return [...this.#queries.values()].find(({ pageQuery }) => pageQuery.subject);
  }

  /** The operations that have succeeded. */
  get answered(): readonly OperationDescriptor[] {
    return [...this.#queries.values()].flatMap(({ operation, state }) =>
      state.status === 'ready' ? [operation] : [],
    );
  }

  /** The state of the page: only `page` queries can fail it or keep it pending. */
  get pageState(): QueryState {
    if (this.#failure) return { status: 'failed', error: this.#failure };
    return stateOfPage([...this.#queries.values()]);
  }

  /** The errors of required fields that could not be read: what shows them shows nothing instead. */
  get unreadValues(): readonly JudgedError[] {
    const unread = unreadValuesIn(this.#environment);
    if (unread.size === 0) return [];
    return this.answered.flatMap(({ request }) => {
      const key = unreadKey(request.node.params.name, request.variables);
      return unread.get(key) ?? [];
    });
  }

  /** The combined state of several queries, by their names in the page's `queries`. */
  stateOf(names: readonly string[]): QueryState {
    return combined(names.map((name) => this.#queries.get(name)?.state ?? PENDING));
  }

  /** Whether any request is in flight. */
  get isLoading(): boolean {
    return [...this.#queries.values()].some((query) => query.isLoading);
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
  readonly subscribe = this.#subscribers.subscribe;

  /** For `useSyncExternalStore`: grows with every change. */
  readonly version = (): number => this.#version;

  /** Gives up what it asks for, unless it is mounted: nobody goes to it any more. */
  abandon(): void {
    this.#retention.abandon();
  }

  /**
   * Marks the page as mounted: retains its results and starts retries. @returns the function that
   * releases it; both may run twice, as in StrictMode
   */
  own(): () => void {
    this.#retention.own();
    this.#retention.begin(this.#operations());
    this.resume();
    const retry = () => this.retry();
    // A page from the back/forward cache shows old data.
    const restored = (event: PageTransitionEvent) => event.persisted && void this.refresh();
    window.addEventListener('online', retry);
    window.addEventListener('pageshow', restored);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('pageshow', restored);
      this.#retention.disown();
      if (!this.#retention.isOwned) this.#schedule.cancel();
    };
  }

  #add(pageQueries: PageQueries): LoadedQuery[] {
    const added = Object.entries(pageQueries).filter(([name]) => !this.#queries.has(name));
    return added.map(([name, pageQuery]) => {
      const settled = (query: LoadedQuery) => this.#settled(query);
      const query = new LoadedQuery(this.#environment, name, pageQuery, settled);
      this.#queries.set(name, query);
      this.#retention.add(query.operation);
      return query;
    });
  }

  /** Adds the queries that follow from a response. */
  #follow({ operation, pageQuery: { followedBy }, state }: LoadedQuery): LoadedQuery[] {
    if (!followedBy || state.status !== 'ready') return [];
    return this.#add(followedBy(this.#environment.lookup(operation.fragment).data));
  }

  #settled(query: LoadedQuery): void {
    const { state } = query;
    if (state.status === 'ready') this.#schedule.reset();
    for (const next of this.#follow(query)) next.load(this.#times.freshFor);
    this.#changed();
    if (state.status === 'failed') this.#scheduleRetry();
  }

  #scheduleRetry(): void {
    if (!this.#retention.isOwned) return;
    const errors = errorsOf([...this.#queries.values()]);
    this.#schedule.schedule(this.#failure ? [this.#failure, ...errors] : errors);
  }

  #changed(): void {
    this.#version += 1;
    this.#subscribers.notify();
  }

  #operations(): OperationDescriptor[] {
    return [...this.#queries.values()].map(({ operation }) => operation);
  }
}
