import type { GraphQLRequest, TransportOptions } from '../relay/transport.ts';
import type { EventStream } from './eventStream.ts';
import type { Forwarded } from './forward.ts';
import type { SessionCalls } from './session/sessionCalls.ts';

/** The backend as the visitor, whose credential may have to be renewed. */
export type SubscribedBackend = TransportOptions & Partial<SessionCalls>;

/** A subscription that is being opened. */
export interface SubscriptionCall {
  readonly call: GraphQLRequest;
  readonly backend: SubscribedBackend;
  readonly url: string;
  /** Aborted when the visitor has left. */
  readonly left: AbortSignal;
  readonly open: () => EventStream;
  readonly start: (forwarded: Forwarded) => Promise<number>;
}
