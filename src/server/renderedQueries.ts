import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import type { HandOver } from '../relay/handOver.ts';

/**
 * The queries that components send while the server renders them (Relay's `useLazyLoadQuery`), besides those that the
 * page declares. It is a property of the page, which becomes JSON after rendering: their results, for the browser.
 */
export class RenderedQueries {
  readonly #handOvers: HandOver[] = [];
  readonly #declared: ReadonlySet<string>;
  readonly #fetch: (parameters: RequestParameters, variables: Variables) => Promise<HandOver>;

  /**
   * @param declared names of the page's own queries, which are fetched before rendering
   * @param fetch sends a query to the backend as the visitor; rejects when there is no data
   */
  constructor(
    declared: ReadonlySet<string>,
    fetch: (parameters: RequestParameters, variables: Variables) => Promise<HandOver>,
  ) {
    this.#declared = declared;
    this.#fetch = fetch;
  }

  /** The response to a query; null for the page's own. */
  readonly answer = (
    parameters: RequestParameters,
    variables: Variables,
  ): Promise<GraphQLResponse> | null => {
    const { name, operationKind } = parameters;
    if (operationKind !== 'query' || this.#declared.has(name)) return null;
    return this.#fetch(parameters, variables).then((handOver) => {
      this.#handOvers.push(handOver);
      return handOver.result as GraphQLResponse;
    });
  };

  toJSON(): readonly HandOver[] {
    return this.#handOvers;
  }
}
