import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { print, type StreamMessage } from 'graphql-sse';

/** Milliseconds between heartbeats: proxies close connections that are silent for 30 to 60 s. */
const HEARTBEAT_INTERVAL_MS = 15_000;

/**
 * Bytes buffered for a visitor who does not read; beyond that the connection is closed, and the
 * browser reconnects.
 */
const MAX_BUFFERED_BYTES = 1024 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Compressors and proxies must not buffer events.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/** An SSE comment, which clients ignore (WHATWG HTML, section 9.2.6). */
const HEARTBEAT_COMMENT = ':\n\n';

/** A response of server-sent events with heartbeats. */
export class EventStream {
  readonly #response: ServerResponse;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #bytes = 0;
  #isBetweenEvents = true;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  /** Sends the headers and a first heartbeat, which tells the browser that the stream is open. */
  open(): void {
    // The request handler recognises a stream by its headers, which `writeHead` alone would not
    // set.
    for (const [name, value] of Object.entries(HEADERS)) this.#response.setHeader(name, value);
    this.#response.writeHead(200);
    this.#sendHeartbeat();
    this.#heartbeat = setInterval(() => this.#sendHeartbeat(), HEARTBEAT_INTERVAL_MS);
    this.#response.once('close', () => clearInterval(this.#heartbeat));
  }

  /** Sends an event; the stream must be open. */
  send(message: StreamMessage<false, 'next' | 'complete'>): void {
    this.#write(print(message));
  }

  /**
   * Sends the `complete` event and ends the response. @returns the number of bytes sent in total
   */
  complete(): number {
    if (!this.#response.headersSent) this.open();
    this.send({ event: 'complete', data: null });
    this.#response.end();
    return this.#bytes;
  }

  /**
   * Pipes another server's event stream through. @returns the number of bytes sent
   *
   * @throws when that stream breaks off
   */
  async pipeFrom(answer: IncomingMessage): Promise<number> {
    this.open();
    answer.on('data', (chunk: Buffer) => {
      this.#bytes += chunk.length;
      this.#isBetweenEvents = /(\n\n|\r\n\r\n|\r\r)$/.test(chunk.subarray(-4).toString('latin1'));
    });
    await pipeline(answer, this.#response);
    return this.#bytes;
  }

  #sendHeartbeat(): void {
    if (this.#isBetweenEvents) this.#write(HEARTBEAT_COMMENT);
  }

  #write(text: string): void {
    this.#bytes += Buffer.byteLength(text);
    this.#response.write(text);
    if (this.#response.writableLength > MAX_BUFFERED_BYTES) this.#response.destroy();
  }
}
