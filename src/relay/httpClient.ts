import { REFUSAL_HEADER, RELEASE_HEADER, releases } from './release.ts';
import { backoff, delay } from './retry.ts';

/** An HTTP POST request. */
export interface Call<Body = string> {
  /** The operation's name, for whatever watches calls. */
  readonly operationName?: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly signal: AbortSignal;
}

/** An HTTP response whose headers have arrived. */
export interface HttpResponse {
  readonly status: number;
  /** A header's value by its name in lower case. */
  readonly header: (name: string) => string | null;
  /** The decompressed body; ending the iteration early closes the connection. */
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * Sends a request without following redirects. It rejects when no response arrives, and the body
 * throws when the response breaks off, with the platform's own errors.
 */
export type HttpClient<Body = string> = (call: Call<Body>) => Promise<HttpResponse>;

/** Browsers hide the status of a redirect that is not followed. */
export const UNKNOWN_REDIRECT = 302;

/**
 * How often a request is sent again that an instance of another release refused, and after which pauses, in
 * milliseconds: for about ten seconds.
 */
const MAX_REFUSALS = 9;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;

/**
 * The browser's HTTP client. On the server, Node's `fetch` would time out after 300 s of silence.
 */
export const fetchClient: HttpClient<string | FormData> = /* @__PURE__ */ resending(
  async ({ url, headers, body, signal }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal,
      redirect: 'manual',
    });
    return {
      status: response.type === 'opaqueredirect' ? UNKNOWN_REDIRECT : response.status,
      header: (name) => response.headers.get(name),
      body: chunksOf(response.body),
    };
  },
);

/**
 * While a release is made, instances of several builds answer in turn. One that does not know an operation refuses it
 * before anything is forwarded, so that it is sent again, in the hope of an instance that does: mutations, too.
 */
export function resending<Body>(post: HttpClient<Body>): HttpClient<Body> {
  return async (call) => {
    for (let refusals = 0; ; refusals += 1) {
      const response = await post(call);
      const release = response.header(RELEASE_HEADER);
      releases.reportResponse(release);
      const isRefused = response.header(REFUSAL_HEADER) !== null && releases.isOther(release);
      if (!isRefused) return response;
      if (refusals === MAX_REFUSALS) {
        releases.reportOutdated();
        return response;
      }
      await end(response.body);
      await delay(backoff(FIRST_PAUSE_MS * 2 ** refusals, MAX_PAUSE_MS), call.signal);
    }
  };
}

/** Ends a body that nobody reads, with its connection. */
async function end(body: AsyncIterable<Uint8Array>): Promise<void> {
  const chunks = body[Symbol.asyncIterator]();
  // A generator that has not begun would return without closing what it reads.
  await chunks.next();
  await chunks.return?.();
}

/** Not every browser supports async iteration of streams. */
async function* chunksOf(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!stream) return;
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
