import type { GraphQLRequest, OperationRequest } from './transport.ts';
import type { GraphQLResult } from './result.ts';

/** Why a call is made: for which of the page's queries, and that query's state before. */
export interface CallReason {
  /** The query's name in the page's `queries`, and how much the page depends on it. */
  readonly query: string;
  readonly need: 'page' | 'panel' | 'deferred';
  /** `ready` for a refresh of data that is shown, `failed` for a retry. */
  before: 'pending' | 'ready' | 'failed';
}

/** A call at its start. */
export interface WatchedCall {
  readonly request: OperationRequest;
  readonly kind: string;
  readonly why: CallReason | undefined;
}

/** Observes one call. */
export interface CallObserver {
  /** Called for each attempt. */
  sent(): void;
  answered(result: GraphQLResult): void;
  failed(error: Error): void;
  /** The caller has unsubscribed. */
  cancelled(): void;
}

/** Observes the calls of this tab, for developers. */
export interface CallWatch {
  started(call: WatchedCall): CallObserver;
  /** A page's query was served from the store; nothing is sent. */
  servedFromStore(
    operationName: string,
    variables: GraphQLRequest['variables'],
    why: CallReason,
  ): void;
}

/** The current observer; null unless the panel of calls is on, which sets it. */
export const callWatch: { current: CallWatch | null } = { current: null };
