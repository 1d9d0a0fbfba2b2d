/**
 * What the server tells of its work, on Node's diagnostics channels: they belong to the process, so that what
 * counts, traces or logs hears of the pages and routes that Next.js bundles, and of those that run unbundled. Without
 * a listener they cost nothing.
 */
import { channel, tracingChannel, type Channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** A request to one of the app's own routes. */
export interface RouteCall {
  readonly route: string;
  readonly request: Request;
  readonly startedAt: number;
  readonly result?: Response;
  readonly error?: unknown;
}

/** The status that a request is answered with: one that is rejected has it in its error. */
export function statusOf({ result, error }: RouteCall): number {
  if (result) return result.status;
  const { status } = Object(error) as { status?: unknown };
  return typeof status === 'number' ? status : 500;
}

/** A query of a page that the server renders. */
export interface PageQueryCall {
  readonly operationName: string;
}

/** A request to the backend, until the headers of its response arrive. */
export interface BackendCall {
  readonly operationName: string;
  /** The headers that are sent; listeners may add some. */
  readonly headers: Record<string, string>;
  readonly startedAt: number;
  readonly result?: IncomingMessage;
  readonly error?: unknown;
}

/** A page that was rendered, or refused. */
export interface ServedPage {
  readonly method: string;
  /** The path without its parameters, which may be private. */
  readonly path: string;
  /** The page's pattern: `/orders/[id]`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Whether the visitor left before it was sent. */
  readonly aborted: boolean;
}

/** Something that happened to a session: `signed in`, `signed out`, `refused`, and so on. */
export interface SessionEvent {
  readonly event: string;
}

/** A request that came with a session. */
export interface SessionUse {
  readonly id: string;
}

export const routeCalls = tracingChannel<unknown, RouteCall>('frontage:route');
export const pageQueries = tracingChannel<unknown, PageQueryCall>('frontage:pageQuery');
export const backendCalls = tracingChannel<unknown, BackendCall>('frontage:backendCall');
export const servedPages = channel('frontage:page') as Channel<unknown, ServedPage>;
export const sessionEvents = channel('frontage:session') as Channel<unknown, SessionEvent>;
export const sessionUses = channel('frontage:sessionUse') as Channel<unknown, SessionUse>;

/** Has a function called with each message of a channel. */
export function listen<Message>(
  source: Channel<unknown, Message>,
  listener: (message: Message) => void,
): void {
  source.subscribe((message) => listener(message as Message));
}
