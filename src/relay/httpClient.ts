/** One call over HTTP: a POST. */
export interface Call<Body = string> {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly signal: AbortSignal;
}

/** What came back, from the moment the headers are there. */
export interface HttpResponse {
  readonly status: number;
  /** A header's value, by its name in lower case. */
  readonly header: (name: string) => string | null;
  /** The decompressed body; ending the iteration early closes the connection. */
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * Sends a call and follows no redirect. Rejects when no answer comes, and its body rejects when the
 * answer breaks off, with whatever error the platform has for it.
 */
export type HttpClient<Body = string> = (call: Call<Body>) => Promise<HttpResponse>;

/** What a browser tells of a redirect that it was asked not to follow: nothing but that it is one. */
const UNKNOWN_REDIRECT = 302;

/** The exchange of browsers. (On the server Node's `fetch` would give up after 300 s of silence.) */
export const fetchClient: HttpClient<string | FormData> = async (call) => {
  const { url, headers, body, signal } = call;
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
  return {
    status: response.type === 'opaqueredirect' ? UNKNOWN_REDIRECT : response.status,
    header: (name) => response.headers.get(name),
    body: chunksOf(response.body),
  };
};

/** Not every browser's streams can be iterated over. */
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
