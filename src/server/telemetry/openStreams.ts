/** A response that lasts as long as its visitor stays. */
interface OpenStream {
  /** Breaks the response off; browsers connect again. */
  readonly fail: (error: unknown) => void;
}

declare global {
  /** Shared by the routes and what stops the server, which Next.js bundles separately. */
  var frontageOpenStreams: Set<OpenStream> | undefined;
}

/** The streams of events that are open in this process. */
export const openStreams: Set<OpenStream> = (globalThis.frontageOpenStreams ??= new Set());

/** Ends all of them, since a server that stops would wait for them. */
export function endStreams(): void {
  for (const stream of openStreams) stream.fail(new Error('The server stops.'));
}
