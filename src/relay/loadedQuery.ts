import {
  fetchQuery,
  type Environment,
  type OperationDescriptor,
  type Subscription,
} from 'relay-runtime';
import { callWatch, type CallReason } from './callWatch.ts';
import {
  deserializeError,
  isWireError,
  NetworkError,
  noSuchRecord,
  type WireError,
  pageStatus,
} from './errors.ts';
import { isStale, matchesOperation, replay, type HandOver } from './handOver.ts';
import { operationOf, type PageQuery } from './pageQueries.ts';
import { PENDING, READY, type QueryState } from './queryState.ts';

/** A query of a page: its state, and its request while there is one. */
export class LoadedQuery {
  readonly pageQuery: PageQuery;
  readonly operation: OperationDescriptor;
  state: QueryState = PENDING;
  readonly #environment: Environment;
  readonly #why: CallReason;
  readonly #onSettled: (query: LoadedQuery) => void;
  #request: Subscription | null = null;
  /** Of the request that is in flight. */
  #outcome: Promise<WireError | undefined> | undefined;
  /** Of the one that follows it. */
  #following: Promise<WireError | undefined> | undefined;
  #isSentNow = false;

  /**
   * @param name the query's name in the page's `queries`
   * @param onSettled is called whenever a request has succeeded or failed
   */
  constructor(
    environment: Environment,
    name: string,
    pageQuery: PageQuery,
    onSettled: (query: LoadedQuery) => void,
  ) {
    this.#environment = environment;
    this.#why = { query: name, need: pageQuery.need, before: 'pending' };
    this.#onSettled = onSettled;
    this.pageQuery = pageQuery;
    this.operation = operationOf(pageQuery);
  }

  /** Whether a request is in flight. */
  get isLoading(): boolean {
    return this.#request !== null;
  }

  /** Adopts the server's hand-over, if it is for this query. @returns whether it is stale */
  take(handOver: HandOver | undefined): boolean {
    if (!handOver || !matchesOperation(handOver, this.operation)) return false;
    replay(this.#environment, this.operation, handOver);
    if (handOver.result) this.state = READY;
    if (handOver.error) this.state = { status: 'failed', error: deserializeError(handOver.error) };
    return isStale(handOver);
  }

  /** Shows what the store has. Fetches it where that is nothing or older than `freshFor`. */
  load(freshFor: number): void {
    const availability = this.#environment.check(this.operation);
    if (availability.status !== 'available') return void this.fetch();
    this.state = READY;
    const { node, variables } = this.operation.request;
    callWatch.current?.servedFromStore(node.params.name, variables, this.#why);
    const { fetchTime } = availability;
    if (fetchTime == null || fetchTime < Date.now() - freshFor) void this.fetch();
  }

  /**
   * Fetches it, unless a request is in flight. Queries that are the same share one request, and fragments that
   * miss data wait for it.
   *
   * @returns resolves with the error, if there is one, when the request has succeeded, failed or been cancelled
   */
  fetch(): Promise<WireError | undefined> {
    return this.#outcome ?? this.#send();
  }

  /**
   * Fetches it as it is from now on: a request in flight may be answered with what was before a change, so that another
   * one follows it.
   *
   * @returns resolves as `fetch` does
   */
  refetch(): Promise<WireError | undefined> {
    if (!this.#outcome || this.#isSentNow) return this.fetch();
    this.#following ??= this.#outcome.then(() => {
      const isWanted = this.#following !== undefined;
      this.#following = undefined;
      return isWanted ? this.fetch() : undefined;
    });
    return this.#following;
  }

  #send(): Promise<WireError | undefined> {
    // Several parts of a page may ask for it in one go, after the same change.
    this.#isSentNow = true;
    queueMicrotask(() => (this.#isSentNow = false));
    const outcome = new Promise<WireError | undefined>((resolve) => this.#subscribe(resolve));
    if (this.#request) this.#outcome = outcome;
    return outcome;
  }

  #subscribe(resolve: (outcome?: WireError) => void): void {
    if (this.pageQuery.hasImpossibleKey) {
      this.#settle({ status: 'failed', error: noSuchRecord() });
      return resolve();
    }
    this.#why.before = this.state.status;
    const { request, variables } = this.pageQuery;
    fetchQuery(this.#environment, request, variables, {
      networkCacheConfig: { metadata: { why: this.#why } },
    }).subscribe({
      start: (subscription) => (this.#request = subscription),
      next: () => this.#settle(READY),
      error: (error: unknown) => {
        this.#end();
        resolve(this.#isStored(error) ? this.#settle(READY) : this.#fail(error));
      },
      complete: () => {
        this.#end();
        resolve();
      },
      unsubscribe: () => resolve(),
    });
  }

  cancel(): void {
    this.#following = undefined;
    this.#request?.unsubscribe();
    this.#end();
  }

  #end(): void {
    this.#request = null;
    this.#outcome = undefined;
  }

  /**
   * Whether the response is in the store all the same: `fetchQuery` reads it, too, and throws where the query says
   * `@throwOnFieldError`. Components that read it do so in their own places.
   */
  #isStored(error: unknown): boolean {
    return !isWireError(error) && this.#environment.check(this.operation).status === 'available';
  }

  #fail(error: unknown): WireError {
    const wireError = isWireError(error) ? error : new NetworkError(undefined, { cause: error });
    // A failed refresh keeps what is shown, unless the session has ended.
    if (this.state.status !== 'ready' || pageStatus(wireError) === 401)
      this.#settle({ status: 'failed', error: wireError });
    return wireError;
  }

  #settle(state: QueryState): undefined {
    this.state = state;
    this.#onSettled(this);
  }
}
