/** An HTTP POST request. */
export interface Call<Body = string> {
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
const UNKNOWN_REDIRECT = 302;

/**
 * The browser's HTTP client. On the server, Node's `fetch` would time out after 300 s of silence.
 */
export const fetchClient: HttpClient<string | FormData> = async (call) => {
  const { url, headers, body, signal } = call;
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
  return {
    status: response.type === 'opaqueredirect' ? UNKNOWN_REDIRECT : response.status,
    header: (name) => response.headers.get(name),
    body: chunksOf(response.body),
  };
};

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
