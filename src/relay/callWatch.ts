import type { GraphQLRequest } from './transport.ts';
import type { GraphQLResult } from './result.ts';

/** Why a page asks: for which of its queries, and what it had of that before. */
export interface Why {
  /** The query's name in the page's `queries`, and how much the page depends on it. */
  readonly query: string;
  readonly need: 'page' | 'panel' | 'deferred';
  /** `ready` when what was there is refreshed, `failed` when it is asked for once more. */
  before: 'pending' | 'ready' | 'failed';
}

/** What is told of a call when it begins. */
export interface WatchedCall {
  readonly request: GraphQLRequest;
  readonly kind: string;
  readonly why: Why | undefined;
}

/** Is told what becomes of a call. */
export interface CallEnd {
  /** It is sent, for the first time or again. */
  sent(): void;
  answered(result: GraphQLResult): void;
  failed(error: Error): void;
  /** Nobody waits for the answer any more. */
  left(): void;
}

/** Follows the calls of this tab, for developers. */
export interface CallWatch {
  started(call: WatchedCall): CallEnd;
  /** A page's query was answered by the store: nothing is sent. */
  found(operationName: string, variables: GraphQLRequest['variables'], why: Why): void;
}

/** Who follows them: nobody, unless the panel of calls is on. Its code comes with it. */
export const callWatch: { current: CallWatch | null } = { current: null };
