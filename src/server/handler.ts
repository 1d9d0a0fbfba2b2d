/** What a handler needs to know besides the request itself. */
export interface Client {
  /** The IP address that the connection comes from; empty when it is closed already. */
  readonly address: string;
}

/**
 * Answers a request. The same handlers run in the app's own server and in Next.js's API routes, and
 * nothing of them depends on either. The request's signal is aborted when the client disconnects.
 */
export type Handler = (request: Request, client: Client) => Promise<Response>;

/**
 * The address that a request's connection comes from, which the servers set on each request, over whatever it says
 * itself.
 */
export const PEER_HEADER = 'x-frontage-peer';

/** What a request says besides its body. */
export type RequestHead = Pick<Request, 'headers' | 'url'>;
