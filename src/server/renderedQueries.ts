import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { isWireError, type SerializedError, type WireError } from '../relay/errors.ts';
import { serializeError } from '../relay/serializeError.ts';
import { causeOf, log } from './log.ts';
import type { HandOver, RenderedResults } from '../relay/handOver.ts';

/**
 * What is answered while the server renders a page: the queries that its components send then (Relay's
 * `useLazyLoadQuery`), and those of its own that rendering does not wait for. It is a property of the page, which
 * becomes JSON after rendering: their results, which answer the same queries in the browser.
 */
export class RenderedQueries {
  readonly #handOvers: HandOver[] = [];
  readonly #errors = new Set<unknown>();
  #failure: SerializedError | null = null;
  #leavesParts = false;
  readonly #declared: ReadonlySet<string>;
  readonly #fetch: (parameters: RequestParameters, variables: Variables) => Promise<HandOver>;

  /**
   * @param declared names of the page's own queries, which are fetched before rendering
   * @param fetch sends a query to the backend as the visitor; rejects when there is no data
   * @param late results of the page's own queries that are still to come
   */
  constructor(
    declared: ReadonlySet<string>,
    fetch: (parameters: RequestParameters, variables: Variables) => Promise<HandOver>,
    late: ReadonlyArray<Promise<HandOver>> = [],
  ) {
    this.#declared = declared;
    this.#fetch = fetch;
    for (const coming of late)
      void coming.then((handOver) => {
        if (handOver.result) this.#handOvers.push(handOver);
      });
  }

  /** The response to a query; null for the page's own. */
  readonly answer = (
    parameters: RequestParameters,
    variables: Variables,
  ): Promise<GraphQLResponse> | null => {
    const { name, operationKind } = parameters;
    if (operationKind !== 'query' || this.#declared.has(name)) return null;
    return this.#fetch(parameters, variables).then(
      (handOver) => {
        this.#handOvers.push(handOver);
        return handOver.result as GraphQLResponse;
      },
      (error: unknown) => {
        this.#errors.add(error);
        throw error;
      },
    );
  };

  /** Why the page shows an error in place of its components, which threw what a query failed with. */
  get failure(): SerializedError | null {
    return this.#failure;
  }

  /**
   * Rendering has failed with an error. @returns the error if a query failed with it: rendered again, the page shows it
   */
  fail(error: unknown): WireError | null {
    if (!this.#errors.has(error) || !isWireError(error)) return null;
    this.#failure = serializeError(error);
    return error;
  }

  /** Whether the page is rendered without the parts that can do without the server. */
  get leavesParts(): boolean {
    return this.#leavesParts;
  }

  /** Rendering has failed, perhaps in such a part: rendered again, the page leaves them to the browser. */
  leaveParts(defect: unknown): void {
    this.#leavesParts = true;
    log().error({ cause: causeOf(defect) }, 'render');
  }

  toJSON(): RenderedResults {
    return {
      handOvers: this.#handOvers,
      failure: this.#failure,
      ...(this.#leavesParts && { leavesParts: true }),
    };
  }
}
